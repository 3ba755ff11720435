import { Problem, request } from '../data/request.ts';
import { csvOf, saveFile } from '../data/save-csv.ts';
import { csvUrl } from '../data/source.ts';
import { isPlainClick } from '../navigation/location.ts';
import { say } from './status.tsx';

/**
 * Saves a file once it is complete, and reports an error otherwise: browsers say little about an interrupted
 * download.
 */
export async function save(name: string, make: () => Promise<Blob>): Promise<void> {
  say('Preparing the file…', 3_600);
  try {
    saveFile(name, await make());
    say('The file is ready.');
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    say(`The file could not be made: ${error.message}`, 30);
  }
}

/** The rows of all pages of a report or list as a file for spreadsheets. */
export function CsvLink({ url, title }: { readonly url: string; readonly title?: string | undefined }) {
  const href = csvUrl(url);
  const [name = ''] = /\w+(?=\?|$)/.exec(href) ?? [];
  return (
    <a
      class="csv"
      href={href}
      download
      title={title}
      onClick={(event) => {
        if (!isPlainClick(event)) return;
        event.preventDefault();
        void save(`${name}.csv`, () => request('GET', href));
      }}
    >
      CSV
    </a>
  );
}

/** Rows that no report or list has, as they are shown. */
export type Rows = () => readonly object[] | Promise<readonly object[]>;

/** Such rows as such a file. */
export const CsvButton = ({ name, rows }: { readonly name: string; readonly rows: Rows }) => (
  <button
    type="button"
    class="csv"
    onClick={() => save(`${name}.csv`, async () => new Blob([csvOf(await rows())], { type: 'text/csv' }))}
  >
    CSV
  </button>
);
