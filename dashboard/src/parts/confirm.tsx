import type { ComponentChildren } from 'preact';
import { ProblemNote } from './card.tsx';
import { Dialog } from './dialog.tsx';
import { Opener } from './opener.tsx';
import { useAction } from './use-action.ts';

interface ConfirmProps {
  readonly title: string;
  /** Consequence of the action. */
  readonly text: string;
  /** Label of the confirming button. */
  readonly submit: string;
  readonly work: () => Promise<unknown>;
  /** Status message afterwards. */
  readonly done?: string | undefined;
  readonly onClose: () => void;
}

/** Confirmation of an action that cannot be undone. */
export function Confirm({ title, text, submit, work, done, onClose }: ConfirmProps) {
  const { busy, problem, run } = useAction(
    async () => {
      await work();
      onClose();
    },
    done === undefined ? undefined : () => done,
  );
  return (
    <Dialog title={title} onClose={onClose}>
      <div class="form">
        <p>{text}</p>
        <ProblemNote problem={problem} />
        <button type="button" class="primary" disabled={busy} onClick={() => void run()}>
          {submit}
        </button>
      </div>
    </Dialog>
  );
}

interface ConfirmedProps extends Omit<ConfirmProps, 'onClose'> {
  /** Accessible name of the button where many are alike. */
  readonly label?: string;
  /** Label. */
  readonly children: ComponentChildren;
}

/** Button of an action that takes something away, with a confirmation. */
export const Confirmed = ({ label, children, ...confirm }: ConfirmedProps) => (
  <Opener
    className="quiet danger"
    label={label}
    dialog={(onClose) => <Confirm {...confirm} onClose={onClose} />}
  >
    {children}
  </Opener>
);
