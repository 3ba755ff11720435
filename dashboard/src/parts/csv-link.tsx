import { saveCsv } from '../data/save-csv.ts';
import { csvUrl } from '../data/source.ts';

/** The rows of all pages of a report or list as a file for spreadsheets. */
export const CsvLink = ({ url, title }: { readonly url: string; readonly title?: string | undefined }) => (
  <a class="csv" href={csvUrl(url)} download title={title}>
    CSV
  </a>
);

/** Rows that no report or list has, as they are shown. */
export type Rows = () => readonly object[] | Promise<readonly object[]>;

/** Such rows as such a file. */
export const CsvButton = ({ name, rows }: { readonly name: string; readonly rows: Rows }) => (
  <button type="button" class="csv" onClick={async () => saveCsv(name, await rows())}>
    CSV
  </button>
);
