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

/** Milliseconds after which a page that is looked at again, maybe on another day, is read again. */
const LONG = 60_000;
/** Milliseconds after which a page that is in sight all the time is read again. */
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
// What could not be read while there was no network stands there as a fault.
window.addEventListener('online', readAnew);
// A page on a wall, or of a computer that slept, is looked at without anything that tells.
setInterval(() => document.hidden || readAnew(), HOUR);

/** For what must be asked for again after all, as the service has too much to do. */
const MOST_MILLISECONDS = 50;

/**
 * What the browser was told to ask for beside this script (src/static-pages/first-requests.ts) and has by now, which takes no
 * time to read: a page that has it is drawn once, not empty first.
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
