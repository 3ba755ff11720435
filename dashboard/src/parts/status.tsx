import { signal } from '../words/signal.ts';

const said = signal('');
let ends = 0;

/** Milliseconds for which it stands there. */
const SHOWN = 6_000;

/** Says what an action has come to at the edge of the page: what it was done to may be gone from there. */
export function say(text: string): void {
  said.value = text;
  clearTimeout(ends);
  ends = setTimeout(() => {
    said.value = '';
  }, SHOWN);
}

/** What was said last, for the eye and for the ear. */
export const Status = () => (
  <p class="status" role="status">
    {said.value}
  </p>
);
