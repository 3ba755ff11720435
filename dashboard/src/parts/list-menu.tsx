import { useState } from 'preact/hooks';
import type { Loaded } from '../data/use-data.ts';
import { filters, type ListFilter } from '../navigation/filters.ts';
import { setFilter } from '../navigation/location.ts';
import { joinList } from '../words/comma-list.ts';
import { Waiting } from './card.tsx';
import { Menu } from './menu.tsx';
import { holds, MANY, SearchField } from './search-field.tsx';

interface Option {
  readonly value: string;
  readonly text: string;
}

/** Options that a menu shows. */
const MOST_SHOWN = 100;

/** Filter with several values. */
export function ListMenu(props: {
  name: ListFilter;
  label: string;
  options: readonly Option[];
  /** State of `useData` for the options. */
  loaded?: Partial<Loaded<unknown>>;
  onOpen?: () => void;
}) {
  const { name, label, options, loaded = { data: options }, onOpen } = props;
  const [search, setSearch] = useState('');
  const chosen = filters.value[name];
  const [first] = chosen;
  const text =
    first === undefined
      ? label
      : chosen.length > 1
        ? `${label}: ${chosen.length}`
        : (options.find(({ value }) => value === first)?.text ?? `${label}: 1`);
  const shown = options.filter((option) => holds(search, option.text)).slice(0, MOST_SHOWN);
  const toggle = (value: string) => {
    const next = chosen.includes(value) ? chosen.filter((one) => one !== value) : [...chosen, value];
    setFilter(name, joinList(next));
  };
  return (
    <Menu label={<span class="menu-text">{text}</span>} active={chosen.length > 0} onOpen={onOpen}>
      <fieldset class="options">
        <legend class="hidden">{label}</legend>
        {options.length > MANY && (
          <SearchField label={label.toLowerCase()} value={search} onSearch={setSearch} />
        )}
        <div class="options-list">
          {shown.map(({ value, text: optionText }) => (
            <label key={value} class="option">
              <input type="checkbox" checked={chosen.includes(value)} onChange={() => toggle(value)} />
              <span>{optionText}</span>
            </label>
          ))}
          <Waiting {...loaded} rows={3} />
          {loaded.data && shown.length === 0 && <p class="hint">{search ? 'No match' : 'None yet'}</p>}
          {shown.length === MOST_SHOWN && <p class="hint">Search for others</p>}
        </div>
        {chosen.length > 0 && (
          <button type="button" class="quiet" onClick={() => setFilter(name, null)}>
            Clear
          </button>
        )}
      </fieldset>
    </Menu>
  );
}
