import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';

interface OpenerProps {
  readonly className?: string;
  /** Accessible name of the button where many are alike. */
  readonly label?: string | undefined;
  /** Opened dialog, which calls `onClose` when it is done. */
  readonly dialog: (onClose: () => void) => ComponentChildren;
  /** Label. */
  readonly children: ComponentChildren;
}

/** A button that opens a dialog. */
export function Opener({ className, label, dialog, children }: OpenerProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" class={className} aria-label={label} onClick={() => setOpen(true)}>
        {children}
      </button>
      {open && dialog(() => setOpen(false))}
    </>
  );
}
