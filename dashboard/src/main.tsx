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

followLinks();
void loadSession();
const root = document.getElementById('app');
if (root) {
  render(
    <Mishap>
      <App />
    </Mishap>,
    root,
  );
}
