import { signal } from '@preact/signals';

const said = signal('');
let ends = 0;

/**
 * Shows the result of an action at the edge of the page, since its object may be gone from there.
 * @param seconds for which it is shown
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
