import { signal } from '@preact/signals';

interface Said {
  readonly text: string;
  /** Takes back what was done, where that is possible. */
  readonly undo?: (() => void) | undefined;
}

const said = signal<Said | null>(null);
let ends = 0;

/** Seconds for which a message with a button stays. */
const TO_DECIDE = 20;

/**
 * Shows the result of an action at the edge of the page, since its object may be gone from there.
 * @param seconds for which it is shown
 */
export function say(text: string, seconds = 6, undo?: () => void): void {
  said.value = { text, undo };
  clearTimeout(ends);
  ends = window.setTimeout(
    () => {
      said.value = null;
    },
    Math.max(seconds, undo ? TO_DECIDE : 0) * 1000,
  );
}

/** Latest status message, also for screen readers. */
export function Status() {
  const { text = '', undo } = said.value ?? {};
  return (
    <div class="status">
      <p role="status">{text}</p>
      {undo && (
        <button
          type="button"
          class="quiet"
          onClick={() => {
            said.value = null;
            undo();
          }}
        >
          Undo
        </button>
      )}
    </div>
  );
}
