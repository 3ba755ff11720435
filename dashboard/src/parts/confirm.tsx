import type { Problem } from '../data/request.ts';
import { ProblemNote } from './card.tsx';
import { Dialog } from './dialog.tsx';

interface ConfirmProps {
  readonly title: string;
  /** What comes of it. */
  readonly text: string;
  /** What the button says that does it. */
  readonly submit: string;
  /** What `useAction` gives for it. */
  readonly action: {
    readonly busy: boolean;
    readonly problem: Problem | null;
    readonly run: () => Promise<unknown>;
  };
  readonly onClose: () => void;
}

/** Asks before something is done that cannot be taken back. */
export const Confirm = ({ title, text, submit, action: { busy, problem, run }, onClose }: ConfirmProps) => (
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
