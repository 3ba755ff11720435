import { render } from 'preact';
import { App } from './app.tsx';
import { loadSession } from './data/session.ts';
import { readAhead, refresh } from './data/use-data.ts';
import { followLinks, readAddress } from './navigation/location.ts';
import { Mishap } from './parts/mishap.tsx';
import './styles/base.css';
import './styles/frame.css';
import './styles/parts.css';
import './styles/table.css';
import './styles/charts.css';
import './styles/answer.css';
import './styles/print.css';

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

/** Milliseconds after which a page that is shown again, maybe on another day, is refreshed. */
const LONG = 60_000;
/** Milliseconds after which a page that stays visible is refreshed. */
const HOUR = 3_600_000;
let left = Date.now();

function readAnew(): void {
  readAddress();
  void loadSession();
  refresh();
}

document.addEventListener('visibilitychange', () => {
  if (document.hidden) left = Date.now();
  else if (Date.now() - left > LONG) readAnew();
});
// Retries reads that failed without a network.
window.addEventListener('online', readAnew);
// Refreshes pages that stay open without any event, as on a wall display or after a computer slept.
setInterval(() => document.hidden || readAnew(), HOUR);

/** Time for requests that are slow after all, as on an overloaded service. */
const MOST_MILLISECONDS = 50;

/**
 * Reads responses that the browser has preloaded beside this script (src/static-pages/first-requests.ts), which takes no
 * time: a page with its data is drawn once, not empty first.
 */
async function readWhatIsThere(asking: Promise<void>): Promise<void> {
  const { origin } = window.location;
  const there = performance
    .getEntriesByType('resource')
    .filter(({ name }) => name.startsWith(`${origin}/app/`));
  const urls = there.map(({ name }) => name.slice(origin.length));
  const read = Promise.all(urls.map((url) => (url === '/app/session' ? asking : readAhead(url))));
  await Promise.race([read, new Promise((resolve) => setTimeout(resolve, MOST_MILLISECONDS))]);
}

followLinks();
void readWhatIsThere(loadSession()).finally(() => {
  // The script waits for no style sheet (`async` in index.html), so it may be there before the rest of the page.
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', show);
  else show();
});
