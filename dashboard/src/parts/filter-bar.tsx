import { useEffect, useState } from 'preact/hooks';
import { useAll } from '../data/all-pages.ts';
import type { Brand, Prompt, Report, VisibilityRow } from '../data/shapes.ts';
import { dataUrl, useSource } from '../data/source.ts';
import { type Loaded, useData } from '../data/use-data.ts';
import { asked, DAYS, filters, LISTS, type ListFilter, MOST_DAYS } from '../navigation/filters.ts';
import { go, withQuery } from '../navigation/location.ts';
import { addDays, daysOf, rangeText, today } from '../words/dates.ts';
import { countryName, engineName, INTENT_NAMES, intentName } from '../words/names.ts';
import { Waiting } from './card.tsx';
import { Menu } from './menu.tsx';

interface Option {
  readonly value: string;
  readonly text: string;
}

/** Options that a menu shows. */
const MOST_SHOWN = 100;

/** Another filter shows other rows: whatever page of them was open is left. */
const set = (name: string, value: string | null) =>
  go(withQuery({ [name]: value, page: null }), { keepScroll: true });

function ListMenu(props: {
  name: ListFilter;
  label: string;
  options: readonly Option[];
  /** What `useData` gives of what the options are read from. */
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
  const shown = options
    .filter((option) => option.text.toLowerCase().includes(search.toLowerCase()))
    .slice(0, MOST_SHOWN);
  const toggle = (value: string) => {
    const next = chosen.includes(value) ? chosen.filter((one) => one !== value) : [...chosen, value];
    set(name, next.join(','));
  };
  return (
    <Menu label={<span class="menu-text">{text}</span>} active={chosen.length > 0} onOpen={onOpen}>
      <fieldset class="options">
        <legend class="hidden">{label}</legend>
        {options.length > 8 && (
          <input
            type="search"
            placeholder="Search"
            aria-label={`Search ${label.toLowerCase()}`}
            value={search}
            onInput={(event) => setSearch(event.currentTarget.value)}
          />
        )}
        <div class="options-list">
          {shown.map(({ value, text: optionText }) => (
            <label key={value} class="option">
              <input type="checkbox" checked={chosen.includes(value)} onChange={() => toggle(value)} />
              <span>{optionText}</span>
            </label>
          ))}
          <Waiting {...loaded} rows={3} />
          {loaded.data && shown.length === 0 && <p class="hint">{search ? 'None such' : 'None yet'}</p>}
          {shown.length === MOST_SHOWN && <p class="hint">Search for others</p>}
        </div>
        {chosen.length > 0 && (
          <button type="button" class="quiet" onClick={() => set(name, null)}>
            Clear
          </button>
        )}
      </fieldset>
    </Menu>
  );
}

interface DateInputProps {
  readonly label: string;
  readonly value: string;
  readonly max: string;
  readonly onInput: (value: string) => void;
}

const DateInput = ({ label, value, max, onInput }: DateInputProps) => (
  <label>
    {label}
    <input type="date" value={value} max={max} onInput={(event) => onInput(event.currentTarget.value)} />
  </label>
);

function RangeMenu() {
  const { days, range, compare } = filters.value;
  const [start, setStart] = useState(range.start);
  const [end, setEnd] = useState(range.end);
  useEffect(() => {
    setStart(range.start);
    setEnd(range.end);
  }, [range.start, range.end]);
  const tooLong = daysOf({ start, end }) > MOST_DAYS;
  const wrong = start > end || tooLong || start === '' || end === '';
  return (
    <Menu
      label={<span class="menu-text">{days === null ? rangeText(range) : `Last ${days} days`}</span>}
      className="range"
    >
      <ul class="choices">
        {DAYS.map((one) => (
          <li key={one}>
            <a
              href={withQuery({ days: String(one), start_date: null, end_date: null, page: null })}
              aria-current={days === one ? 'true' : undefined}
            >
              Last {one} days
            </a>
          </li>
        ))}
      </ul>
      <form
        class="dates"
        onSubmit={(event) => {
          event.preventDefault();
          go(withQuery({ start_date: start, end_date: end, days: null, page: null }), { keepScroll: true });
        }}
      >
        <DateInput label="From" value={start} max={today()} onInput={setStart} />
        <DateInput label="To" value={end} max={addDays(today(), 1)} onInput={setEnd} />
        <button type="submit" disabled={wrong}>
          Show
        </button>
        {tooLong && <p class="hint">At most {MOST_DAYS} days at once.</p>}
        {start > end && <p class="hint">They are the wrong way round.</p>}
      </form>
      <label class="option">
        <input
          type="checkbox"
          checked={compare}
          onChange={(event) => set('compare', event.currentTarget.checked ? null : 'off')}
        />
        <span>Compare with the period before</span>
      </label>
      <p class="hint">Days are UTC.</p>
    </Menu>
  );
}

/** Engines or countries that answers of the range are from, once they are wanted, and those that are `known`. */
function AnsweredMenu({
  name,
  label,
  nameOf,
  known = [],
}: {
  readonly name: 'engine' | 'country';
  readonly label: string;
  readonly nameOf: (value: string) => string;
  readonly known?: readonly string[] | undefined;
}) {
  const source = useSource();
  const [wanted, setWanted] = useState(false);
  const search = asked(
    { ...filters.value, engine: [], country: [], intent: [], prompt_id: [] },
    { dimensions: name },
  );
  const loaded = useData<Report<VisibilityRow>>(
    wanted ? dataUrl(source, `reports/visibility${search}`) : null,
  );
  const values = new Set([
    ...known,
    ...(loaded.data?.data ?? []).map((row) => row[name]),
    ...filters.value[name],
  ]);
  const options = [...values]
    .map((value) => ({ value, text: nameOf(value) }))
    .sort((a, b) => (a.text < b.text ? -1 : 1));
  return (
    <ListMenu name={name} label={label} options={options} loaded={loaded} onOpen={() => setWanted(true)} />
  );
}

const INTENTS = Object.keys(INTENT_NAMES).map((value) => ({ value, text: intentName(value) }));

/** What is counted on this page; each choice is in the address. */
export function FilterBar({ brand }: { readonly brand: Brand | undefined }) {
  const source = useSource();
  const [opened, setOpened] = useState(filters.value.prompt_id.length > 0);
  const prompts = useAll<Prompt>(opened ? dataUrl(source, 'prompts?status=active,paused') : null);
  const any = LISTS.some((name) => filters.value[name].length > 0);
  return (
    <fieldset class="filter-bar">
      <legend class="hidden">Filters</legend>
      <RangeMenu />
      {/* Engines that are asked no more have answers, too. */}
      <AnsweredMenu
        name="engine"
        label="Engine"
        nameOf={engineName}
        known={brand?.engines.map(({ id }) => id)}
      />
      <AnsweredMenu name="country" label="Country" nameOf={countryName} />
      <ListMenu name="intent" label="Intent" options={INTENTS} />
      <ListMenu
        name="prompt_id"
        label="Prompt"
        options={(prompts.rows ?? []).map(({ id, text }) => ({ value: id, text }))}
        loaded={{ data: prompts.rows, error: prompts.error }}
        onOpen={() => setOpened(true)}
      />
      {any && (
        <a
          class="button quiet"
          href={withQuery(
            Object.fromEntries([...LISTS, 'include_archived', 'page'].map((name) => [name, null])),
          )}
        >
          Clear all
        </a>
      )}
    </fieldset>
  );
}
