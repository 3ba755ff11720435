import { useState } from 'preact/hooks';
import type { Prompt, PromptStatus } from '../../data/shapes.ts';
import { useSource } from '../../data/source.ts';
import { ProblemNote } from '../../parts/card.tsx';
import { Menu, MenuAction } from '../../parts/menu.tsx';
import { useAction } from '../../parts/use-action.ts';
import { changeStatus, restoreStatus, STATUS_ACTIONS } from './changes.ts';
import { CountriesDialog } from './countries.tsx';
import { GroupsDialog } from './groups.tsx';

interface PromptActionsProps {
  readonly prompt: Prompt;
  /** True where it is what the page is about. */
  readonly ofPage?: boolean;
}

/** Actions on one prompt. */
export function PromptActions({ prompt, ofPage = false }: PromptActionsProps) {
  const source = useSource();
  const [opened, setOpened] = useState<'countries' | 'groups' | null>(null);
  const close = () => setOpened(null);
  const { busy, problem, run } = useAction(
    (status: PromptStatus) => changeStatus(source, [prompt], status),
    (status) => `“${prompt.text}” is ${status}.`,
    (status) => restoreStatus(source, [prompt], status),
  );
  return (
    <>
      <Menu
        label={ofPage ? 'Actions' : <span class="hidden">Actions for {prompt.text}</span>}
        align={ofPage ? 'page' : 'right'}
        className={ofPage ? '' : 'row-menu'}
      >
        <ul class="choices">
          {STATUS_ACTIONS.filter(({ from }) => from.includes(prompt.status)).map(({ text, to }) => (
            <MenuAction key={text} disabled={busy} onClick={() => void run(to)}>
              {text}
            </MenuAction>
          ))}
          <MenuAction onClick={() => setOpened('countries')}>Countries</MenuAction>
          <MenuAction onClick={() => setOpened('groups')}>Topic and tags</MenuAction>
        </ul>
      </Menu>
      <ProblemNote problem={problem} />
      {opened === 'countries' && <CountriesDialog prompts={[prompt]} onClose={close} />}
      {opened === 'groups' && <GroupsDialog prompt={prompt} onClose={close} />}
    </>
  );
}
