import { useEffect, useState } from 'preact/hooks';
import { DAYS, filters, MOST_DAYS } from '../navigation/filters.ts';
import { go, setFilter, withQuery } from '../navigation/location.ts';
import { addDays, daysOf, rangeText, today } from '../words/dates.ts';
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

/** The days that are shown, and whether those before are shown beside. */
export function RangeMenu() {
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
          onChange={(event) => setFilter('compare', event.currentTarget.checked ? null : 'off')}
        />
        <span>Compare with the previous period</span>
      </label>
      <p class="hint">Days are UTC.</p>
    </Menu>
  );
}
