import type { Prompt } from '../../data/shapes.ts';
import { Opener } from '../../parts/opener.tsx';
import type { Column } from '../../parts/table.tsx';
import { count } from '../../words/numbers.ts';
import type { PromptRow } from '../prompt-engines.tsx';
import { ManyGroupsDialog } from './groups.tsx';

/** Ids of the prompts that are selected. */
type Selected = ReadonlySet<string>;

type Select = (selected: Selected) => void;

/** Column of checkboxes that select rows. */
export const selectColumn = (selected: Selected, select: Select): Column<PromptRow> => ({
  name: 'select',
  title: '',
  hiddenTitle: 'Selected',
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

interface SelectionBarProps {
  /** Prompts that are shown. */
  readonly shown: readonly Prompt[];
  readonly selected: Selected;
  readonly select: Select;
}

/** Selects all prompts that are shown, and changes those that are selected. */
export function SelectionBar({ shown, selected, select }: SelectionBarProps) {
  const chosen = shown.filter(({ id }) => selected.has(id));
  const isAll = chosen.length === shown.length;
  return (
    <div class="selection">
      <label class="option">
        <input
          type="checkbox"
          checked={isAll}
          onChange={() => select(new Set(isAll ? [] : shown.map(({ id }) => id)))}
        />
        <span>Select all</span>
      </label>
      {chosen.length > 0 && (
        <>
          <span role="status">{count(chosen.length)} selected</span>
          <Opener
            dialog={(onClose) => (
              <ManyGroupsDialog prompts={chosen} onDone={() => select(new Set())} onClose={onClose} />
            )}
          >
            Topic and tags
          </Opener>
        </>
      )}
    </div>
  );
}
