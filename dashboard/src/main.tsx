import { render } from 'preact';
import { App } from './app.tsx';
import { loadSession } from './data/session.ts';
import { followLinks } from './navigation/location.ts';
import { Mishap } from './parts/mishap.tsx';
import './styles/base.css';
import './styles/frame.css';
import './styles/parts.css';
import './styles/table.css';
import './styles/charts.css';
import './styles/answer.css';

function show(): void {
  const root = document.getElementById('app');
  if (!root) return;
  render(
    <Mishap>
      <App />
    </Mishap>,
    root,
  );
}

followLinks();
void loadSession();
// The script waits for no style sheet (`async` in index.html), so it may be there before the rest of the page.
if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', show);
else show();
