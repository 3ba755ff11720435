import { csvUrl } from '../data/source.ts';

/** The rows of a report or list as a file for spreadsheets. */
export const CsvLink = ({ url, title }: { readonly url: string; readonly title?: string }) => (
  <a class="csv" href={csvUrl(url)} download title={title}>
    CSV
  </a>
);
