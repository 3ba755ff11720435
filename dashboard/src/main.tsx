import { render } from 'preact';
import { App } from './app.tsx';
import { loadSession } from './data/session.ts';
import { refresh } from './data/use-data.ts';
import { followLinks, readAddress } from './navigation/location.ts';
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

/** Milliseconds after which a page that is looked at again, maybe on another day, is read again. */
const LONG = 60_000;
let left = Date.now();

document.addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'hidden') left = Date.now();
  else if (Date.now() - left > LONG) {
    readAddress();
    void loadSession();
    refresh();
  }
});

followLinks();
void loadSession();
// The script waits for no style sheet (`async` in index.html), so it may be there before the rest of the page.
if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', show);
else show();
