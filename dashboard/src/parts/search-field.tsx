/** Number of items beyond which a search field appears. */
export const MANY = 8;

/** Looks for some of what is listed below it. */
export function SearchField(props: {
  /** Name of the searched list, in small letters. */
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

/** True where one of some texts contains the search, in any letter case. */
export const holds = (search: string, ...texts: readonly (string | null)[]): boolean =>
  texts.join('\n').toLowerCase().includes(search.toLowerCase());
