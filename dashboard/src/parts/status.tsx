import { signal } from '@preact/signals';

const said = signal('');
let ends = 0;

/**
 * Says what an action has come to at the edge of the page: what it was done to may be gone from there.
 * @param seconds for which it stands there
 */
export function say(text: string, seconds = 6): void {
  said.value = text;
  clearTimeout(ends);
  ends = setTimeout(() => {
    said.value = '';
  }, seconds * 1000);
}

/** Latest status message, also for screen readers. */
export const Status = () => (
  <p class="status" role="status">
    {said.value}
  </p>
);
