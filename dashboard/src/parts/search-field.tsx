/** What is more than this is searched rather than read. */
export const MANY = 8;

/** Looks for some of what is listed below it. */
export function SearchField(props: {
  /** What it is searched in, in small letters. */
  readonly label: string;
  readonly value: string;
  readonly onSearch: (search: string) => void;
}) {
  const { label, value, onSearch } = props;
  return (
    <input
      type="search"
      placeholder="Search"
      aria-label={`Search ${label}`}
      value={value}
      onInput={(event) => onSearch(event.currentTarget.value)}
    />
  );
}

/** Whether one of some texts holds what is searched for, in any letter case. */
export const holds = (search: string, ...texts: readonly (string | null)[]): boolean =>
  texts.join('\n').toLowerCase().includes(search.toLowerCase());
