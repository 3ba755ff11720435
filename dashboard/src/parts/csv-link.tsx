import { saveCsv } from '../data/save-csv.ts';
import { csvUrl } from '../data/source.ts';

/** The rows of a report or list as a file for spreadsheets. */
export const CsvLink = ({ url, title }: { readonly url: string; readonly title?: string }) => (
  <a class="csv" href={csvUrl(url)} download title={title}>
    CSV
  </a>
);

/** Rows that no one report has, as such a file. */
export const CsvButton = ({
  name,
  rows,
}: {
  readonly name: string;
  readonly rows: () => Promise<readonly object[]>;
}) => (
  <button type="button" class="csv" onClick={() => void rows().then((all) => saveCsv(name, all))}>
    CSV
  </button>
);
