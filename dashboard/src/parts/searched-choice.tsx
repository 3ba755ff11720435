import { useEffect, useId, useRef, useState } from 'preact/hooks';
import { Choice } from './field.tsx';
import { holds } from './search-field.tsx';

type Option = readonly [value: string, text: string, also?: string];

interface SearchedChoiceProps {
  readonly label: string;
  readonly value: string;
  /** `also` is what else an option is found by. */
  readonly options: readonly Option[];
  readonly onChange: (value: string) => void;
  /** True for a label that is for screen readers alone. */
  readonly hidden?: boolean;
}

/** More of them are not found by going through a list. */
const MOST_PLAIN = 30;
/** Options that are drawn. */
const MOST_SHOWN = 100;

/** A choice of one: from a list, or, where there are many, by typing a part of a name. */
export const SearchedChoice = (props: SearchedChoiceProps) =>
  props.options.length > MOST_PLAIN ? (
    <Combobox {...props} />
  ) : (
    <Choice {...props} options={props.options.map(([one, text]) => [one, text] as const)} />
  );

/** Options that hold a text, those that are it first. */
function foundIn(options: readonly Option[], search: string): readonly Option[] {
  const found = options.filter(([, text, also = '']) => holds(search, text, also));
  const wanted = search.toLowerCase();
  const isIt = ([, text, also = '']: Option) =>
    Number(`${text}\n${also}`.toLowerCase().split('\n').includes(wanted));
  return search === '' ? found : [...found].sort((a, b) => isIt(b) - isIt(a));
}

/** https://www.w3.org/WAI/ARIA/apg/patterns/combobox/, with a list that is searched. */
function Combobox({ label, value, options, onChange, hidden = false }: SearchedChoiceProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [open, setOpen] = useState(false);
  /** Null while what is written is what is chosen. */
  const [search, setSearch] = useState<string | null>(null);
  const [active, setActive] = useState(-1);
  const found = open ? foundIn(options, search?.trim() ?? '') : [];
  const shown = found.slice(0, MOST_SHOWN);
  const current = shown[active];

  useEffect(() => {
    // It takes the place of a list that had the focus before there was much to choose from.
    const dialog = input.current?.closest('dialog');
    if (dialog && !dialog.contains(document.activeElement?.closest('input, button') ?? null)) {
      input.current?.focus();
    }
  }, []);
  useEffect(() => {
    // Typing replaces the present choice.
    if (!open && document.activeElement === input.current) input.current?.select();
  }, [open]);
  useEffect(() => {
    document.getElementById(`${id}-${active}`)?.scrollIntoView({ block: 'nearest' });
  }, [active]);

  const show = (next: string | null) => {
    setOpen(true);
    setSearch(next);
    // The first match is usually the wanted one.
    setActive(next ? 0 : -1);
  };
  const close = () => {
    setOpen(false);
    setSearch(null);
    setActive(-1);
  };
  const choose = ([next]: Option) => {
    close();
    if (next !== value) onChange(next);
  };
  const move = (by: number) => {
    if (!open) show(null);
    const from = active < 0 && by < 0 ? 0 : active;
    setActive((from + by + shown.length) % (shown.length || 1));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const { key } = event;
    if (key === 'ArrowDown') move(1);
    else if (key === 'ArrowUp') move(-1);
    else if (!open) return;
    else if (key === 'Escape') close();
    else if (key === 'Enter') {
      if (current) choose(current);
    } else return;
    event.preventDefault();
    // A dialog or menu that it is in stays.
    event.stopPropagation();
  };
  return (
    <div class="field">
      <label for={id} class={hidden ? 'hidden' : ''}>
        {label}
      </label>
      <div class="combobox">
        <input
          ref={input}
          id={id}
          role="combobox"
          autocomplete="off"
          aria-autocomplete="list"
          aria-expanded={open}
          aria-controls={`${id}-list`}
          aria-activedescendant={current && `${id}-${active}`}
          value={search ?? options.find(([one]) => one === value)?.[1] ?? ''}
          onFocus={(event) => event.currentTarget.select()}
          onClick={() => open || show(null)}
          onInput={(event) => show(event.currentTarget.value)}
          onKeyDown={onKeyDown}
          onBlur={close}
        />
        {open && (
          // biome-ignore lint/a11y/noStaticElementInteractions: a press inside keeps the focus in the field
          <div class="menu-panel" onMouseDown={(event) => event.preventDefault()}>
            <div id={`${id}-list`} role="listbox" aria-label={label} class="options-list">
              {shown.map((option, index) => (
                // biome-ignore lint/a11y/useKeyWithClickEvents: keys are those of the field
                <div
                  key={option[0]}
                  id={`${id}-${index}`}
                  role="option"
                  tabIndex={-1}
                  aria-selected={option[0] === value}
                  class={index === active ? 'choice active' : 'choice'}
                  onClick={() => choose(option)}
                >
                  {option[1]}
                </div>
              ))}
            </div>
            <p class={found.length > 0 && found.length <= MOST_SHOWN ? 'hidden' : 'hint'} role="status">
              {found.length === 0
                ? 'No match'
                : found.length > MOST_SHOWN
                  ? `${MOST_SHOWN} of ${found.length}: type a part of the name`
                  : `${found.length} found`}
            </p>
          </div>
        )}
      </div>
    </div>
  );
}
