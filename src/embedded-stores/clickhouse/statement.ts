import { exception } from './exception.ts';

/** Properties of a query that decide how it runs; only chdb parses it. */
export interface Statement {
  /** Quoted text and comments are blanked, so that words found here are words of SQL, at their places. */
  readonly outline: string;
  readonly kind: 'read' | 'insert' | 'other';
  /** The FORMAT at its end, and where that clause begins. */
  readonly format: string | null;
  readonly formatAt: number;
}

/** Quoted text, comments and here-documents (what ClickHouse's lexer skips as one token). */
const QUOTED =
  /'[^'\\]*(?:\\[\s\S][^'\\]*)*'|"[^"\\]*(?:\\[\s\S][^"\\]*)*"|`[^`\\]*(?:\\[\s\S][^`\\]*)*`|--[^\n]*|#[ !][^\n]*|\/\*[\s\S]*?\*\/|\$(\w*)\$[\s\S]*?\$\1\$/g;

/** The FORMAT at the end of a query, behind it only SETTINGS. */
const FORMAT = /\bFORMAT\s+(\w+)\s*(?:SETTINGS\b[\s\S]*)?[;\s]*$/i;

const blanked = (quoted: string) => (/^['"`$]/.test(quoted) ? 'x' : ' ').repeat(quoted.length);

/**
 * Reads the outline of a query.
 * @throws ClickHouseException for several statements in one request, which chdb would run and a server refuses.
 */
export function readStatement(query: string): Statement {
  // Behind the query of an INSERT come rows, which may hold anything.
  if (/^\s*INSERT\b/i.test(query)) {
    const format = /\bFORMAT\s+(\w+)\s*;?\s*$/i.exec(query);
    return { outline: query, kind: 'insert', format: format?.[1] ?? null, formatAt: format?.index ?? -1 };
  }
  const outline = query.replace(QUOTED, blanked);
  const end = outline.indexOf(';');
  if (end >= 0 && /[^;\s]/.test(outline.slice(end))) {
    throw exception(
      62,
      'SYNTAX_ERROR',
      `Syntax error (Multi-statements are not allowed): failed at position ${end + 1}`,
    );
  }
  const format = FORMAT.exec(outline);
  const reads = /^[\s(]*(?:SELECT|WITH)\b/i.test(outline) && !/\bINSERT\s+INTO\b/i.test(outline);
  return {
    outline,
    kind: reads ? 'read' : 'other',
    format: format?.[1] ?? null,
    formatAt: format?.index ?? -1,
  };
}

/** True for a read without a bound on its rows. */
export const isUnbounded = ({ kind, outline }: Statement): boolean =>
  kind === 'read' && !/\bLIMIT\b/i.test(outline) && !/\bOUTFILE\b/i.test(outline);

/** A read whose result chdb writes into a file. */
export function intoFile(query: string, { formatAt }: Statement, file: string, format: string): string {
  const head = formatAt < 0 ? query.replace(/[;\s]*$/, '') : query.slice(0, formatAt);
  const tail = formatAt < 0 ? `FORMAT ${format}` : query.slice(formatAt);
  // The line end closes a comment at the end of the query.
  return `${head}\nINTO OUTFILE ${file} COMPRESSION 'none' ${tail}`;
}

/** Beginning of an INSERT up to the end of its columns. */
const INSERT_HEAD =
  /^\s*INSERT\s+INTO\s+(?:TABLE\s+)?(?:[\w.]|`[^`]*`|"[^"]*")+\s*(?:\((?:[^()`]|`[^`]*`|\((?:[^()`]|`[^`]*`)*\))*\))?/i;

/** An INSERT whose rows chdb reads from a file. */
export function fromFile(query: string, file: string): string {
  const head = INSERT_HEAD.exec(query)?.[0];
  if (head === undefined) {
    throw exception(62, 'SYNTAX_ERROR', 'A query with rows in its body must begin with INSERT INTO table');
  }
  return `${head} FROM INFILE ${file} COMPRESSION 'none' ${query.slice(head.length)}`;
}
