/** Beginnings of a formula, as in src/stores/file-rows.ts. */
const FORMULA = /^[=+\-@\p{Cc}\p{Z}\ufeff＝＋－＠﹦﹢﹣﹫]/u;

/** A cell as spreadsheets take it: nothing in it is a formula. */
function cell(value: unknown): string {
  const text = typeof value === 'object' ? JSON.stringify(value) : String(value);
  const safe = typeof value === 'string' && FORMULA.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Rows as CSV, with a byte order mark: columns are the members of all of them, and what is null or missing is empty. */
export function csvOf(rows: readonly object[]): string {
  const columns = [...new Set(rows.flatMap(Object.keys))];
  const lines = rows.map((row) => columns.map((column) => cell(row[column as keyof object] ?? '')));
  return `\ufeff${[columns.map(cell), ...lines].map((line) => `${line.join(',')}\r\n`).join('')}`;
}

/** Has the browser keep a file. */
export function saveFile(name: string, file: Blob): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}
