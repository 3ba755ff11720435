import { useEffect, useState } from 'preact/hooks';
import { DAYS, EARLIER, earlierRanges, filters, isEarlier, MOST_DAYS } from '../navigation/filters.ts';
import { go, setFilter, withQuery } from '../navigation/location.ts';
import { addDays, daysOf, rangeText, shortDate, today } from '../words/dates.ts';
import { Menu } from './menu.tsx';

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

interface ChoiceProps {
  readonly text: string;
  /** Dates beside it. */
  readonly hint?: string;
  readonly checked: boolean;
  readonly onChoose: () => void;
}

const Choice = ({ text, hint, checked, onChoose }: ChoiceProps) => (
  <label class="option">
    <input type="radio" name="compare" checked={checked} onChange={onChoose} />
    <span>{text}</span>
    {hint && <small class="hint">{hint}</small>}
  </label>
);

/** The earlier range that figures are compared with: one that is offered, two dates, or none. */
function ComparedWith() {
  const { range, compare, before } = filters.value;
  const [isOwn, setOwn] = useState(compare && before.name === 'own');
  const [start, setStart] = useState(before.start);
  const [end, setEnd] = useState(before.end);
  const isChosen = (name: string) => !isOwn && (compare ? before.name : 'off') === name;
  const choose = (name: string | null) => {
    setOwn(false);
    setFilter('compare', name);
  };
  return (
    <fieldset class="options">
      <legend class="menu-head">Compare with</legend>
      {earlierRanges(range).map(({ name, ...dates }) => (
        <Choice
          key={name}
          text={EARLIER[name]}
          hint={rangeText(dates)}
          checked={isChosen(name)}
          onChoose={() => choose(name === 'previous' ? null : name)}
        />
      ))}
      <Choice text="Other dates" checked={isOwn} onChoose={() => setOwn(true)} />
      {isOwn && (
        <form
          class="dates"
          onSubmit={(event) => {
            event.preventDefault();
            go(withQuery({ compare: `${start}..${end}`, page: null }), { keepScroll: true });
          }}
        >
          <DateInput label="Compare from" value={start} max={addDays(range.start, -1)} onInput={setStart} />
          <DateInput label="Compare to" value={end} max={addDays(range.start, -1)} onInput={setEnd} />
          <button type="submit" disabled={!start || !end || !isEarlier({ start, end }, range)}>
            Compare
          </button>
          <p class="hint">
            At most {MOST_DAYS} days, before {shortDate(range.start)}.
          </p>
        </form>
      )}
      <Choice text="Nothing" checked={isChosen('off')} onChoose={() => choose('off')} />
    </fieldset>
  );
}

/** The days that are shown, and those that they are compared with. */
export function RangeMenu() {
  const { days, range, compare, before } = filters.value;
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
      label={
        <>
          <span class="menu-text">{days === null ? rangeText(range) : `Last ${days} days`}</span>{' '}
          {compare && (
            <small class="hint range-before">
              against {shortDate(before.start)} – {shortDate(before.end)}
            </small>
          )}
        </>
      }
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
      <ComparedWith />
      <p class="hint">Days are UTC.</p>
    </Menu>
  );
}
