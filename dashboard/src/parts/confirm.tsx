import type { ComponentChildren } from 'preact';
import { ProblemNote } from './card.tsx';
import { Dialog } from './dialog.tsx';
import { Opener } from './opener.tsx';
import { useAction } from './use-action.ts';

interface ConfirmProps {
  readonly title: string;
  /** What comes of it. */
  readonly text: string;
  /** What the button says that does it. */
  readonly submit: string;
  readonly work: () => Promise<unknown>;
  /** What is said once it is done. */
  readonly done?: string | undefined;
  readonly onClose: () => void;
}

/** Asks before something is done that cannot be taken back. */
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
  /** What the button is called where many are alike. */
  readonly label?: string;
  /** What it says. */
  readonly children: ComponentChildren;
}

/** A button that takes something from somebody, which is asked before. */
export const Confirmed = ({ label, children, ...confirm }: ConfirmedProps) => (
  <Opener
    className="quiet danger"
    label={label}
    dialog={(onClose) => <Confirm {...confirm} onClose={onClose} />}
  >
    {children}
  </Opener>
);
