import type { Prompt, PromptStatus } from '../../data/shapes.ts';
import { useSource } from '../../data/source.ts';
import { Opener } from '../../parts/opener.tsx';
import type { Column } from '../../parts/table.tsx';
import { useAction } from '../../parts/use-action.ts';
import { count, counted } from '../../words/numbers.ts';
import type { PromptRow } from '../prompt-engines.tsx';
import { changeStatus, restoreStatus, STATUS_ACTIONS } from './changes.ts';
import { CountriesDialog } from './countries.tsx';
import { ManyGroupsDialog } from './groups.tsx';

/** Ids of the prompts that are selected. */
type Selected = ReadonlySet<string>;

type Select = (selected: Selected) => void;

interface SelectionProps {
  /** Prompts that are shown. */
  readonly shown: readonly Prompt[];
  readonly selected: Selected;
  readonly select: Select;
}

/** Selects all prompts that are shown, or none. */
function SelectAll({ shown, selected, select }: SelectionProps) {
  const chosen = shown.filter(({ id }) => selected.has(id)).length;
  const isAll = chosen === shown.length && chosen > 0;
  return (
    <label>
      <input
        type="checkbox"
        checked={isAll}
        indeterminate={chosen > 0 && !isAll}
        aria-label="Select all"
        onChange={() => select(new Set(isAll ? [] : shown.map(({ id }) => id)))}
      />
    </label>
  );
}

/** Column of checkboxes that select rows. */
export const selectColumn = ({ shown, selected, select }: SelectionProps): Column<PromptRow> => ({
  name: 'select',
  title: '',
  header: <SelectAll shown={shown} selected={selected} select={select} />,
  className: 'select-cell',
  cell: ({ prompt: { id, text } }) => (
    <label>
      <input
        type="checkbox"
        checked={selected.has(id)}
        aria-label={`Select “${text}”`}
        onChange={({ currentTarget }) => {
          const next = new Set(selected);
          if (currentTarget.checked) next.add(id);
          else next.delete(id);
          select(next);
        }}
      />
    </label>
  ),
});

/** Changes the prompts that are selected; at the lower edge of the window while rows scroll. */
export function SelectionBar({ shown, selected, select }: SelectionProps) {
  const source = useSource();
  const chosen = shown.filter(({ id }) => selected.has(id));
  const clear = () => select(new Set());
  const { busy, run } = useAction(
    async (status: PromptStatus, prompts: readonly Prompt[]) => {
      await changeStatus(source, prompts, status);
      clear();
    },
    (status, prompts) => `${counted(prompts.length, 'prompt is', 'prompts are')} ${status}.`,
    (status, prompts) => restoreStatus(source, prompts, status),
  );
  if (chosen.length === 0) return null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset has no place at an edge of the window
    <div class="selection" role="group" aria-label="Selected prompts">
      <b role="status">{count(chosen.length)} selected</b>
      {STATUS_ACTIONS.map(({ text, to, from }) => {
        const of = chosen.filter(({ status }) => from.includes(status));
        return (
          of.length > 0 && (
            <button key={text} type="button" disabled={busy} onClick={() => void run(to, of)}>
              {of.length < chosen.length ? `${text} ${count(of.length)}` : text}
            </button>
          )
        );
      })}
      <Opener dialog={(onClose) => <ManyGroupsDialog prompts={chosen} onDone={clear} onClose={onClose} />}>
        Topic and tags
      </Opener>
      <Opener dialog={(onClose) => <CountriesDialog prompts={chosen} onDone={clear} onClose={onClose} />}>
        Countries
      </Opener>
      <button type="button" class="quiet" onClick={clear}>
        Clear
      </button>
    </div>
  );
}
