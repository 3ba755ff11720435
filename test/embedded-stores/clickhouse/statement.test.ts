import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  fromFile,
  intoFile,
  isUnbounded,
  readStatement,
} from '../../../src/embedded-stores/clickhouse/statement.ts';

describe('the outline of a query', () => {
  it.each([
    ['SELECT 1 FORMAT JSON', 'JSON'],
    ["SELECT 1 FORMAT Template SETTINGS a = 'FORMAT CSV;', b = 1 ;", 'Template'],
    ["SELECT 'x FORMAT CSV'", null],
    ['SELECT 1 -- FORMAT CSV', null],
    ['SELECT 1 FORMAT JSON -- FORMAT CSV', 'JSON'],
    ['SELECT format FROM t', null],
  ])('has the format of %s', (query, format) => {
    expect(readStatement(query).format).toBe(format);
  });

  it.each([
    ['SELECT 1', true],
    ['SELECT 1 LIMIT 1', false],
    ["SELECT 'LIMIT 1'", true],
    ['SELECT 1 /* LIMIT 1 */', true],
    ['WITH 1 AS x (SELECT x) UNION ALL (SELECT 2)', true],
    ['WITH x AS (SELECT 1) INSERT INTO t SELECT * FROM x', false],
    ['INSERT INTO t SELECT 1', false],
    ['SHOW TABLES', false],
    ['CREATE TABLE t AS SELECT 1', false],
  ])('tells whether %s may give any number of rows', (query, unbounded) => {
    expect(isUnbounded(readStatement(query))).toBe(unbounded);
  });

  it.each(['SELECT 1; SELECT 2', 'DROP TABLE a; DROP TABLE b;', "SELECT 'a;' ;; SELECT 1"])(
    'refuses the several statements of %s',
    (query) => {
      expect(() => readStatement(query)).toThrow(/Code: 62\..*SYNTAX_ERROR/);
    },
  );

  it.each(['SELECT 1;', "SELECT ';'; -- ; end", 'SELECT `;` /* ; */ ;\n', 'SELECT $a$ ; $b$ ; $a$'])(
    'takes %s as one',
    (query) => {
      expect(readStatement(query).kind).toBe('read');
    },
  );

  it('finds no end of a statement inside quoted text, whatever that is', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.constantFrom("'", '"', '`'), (text, quote) => {
        const quoted = quote + text.replaceAll('\\', '\\\\').replaceAll(quote, `\\${quote}`) + quote;
        const { outline } = readStatement(`SELECT ${quoted} AS "x;" FORMAT CSV`);
        expect(outline).toBe(`SELECT ${'x'.repeat(quoted.length)} AS xxxx FORMAT CSV`);
      }),
    );
  });

  it('lets chdb write and read files', () => {
    const query = 'SELECT 1 SETTINGS max_threads = 1 FORMAT CSV SETTINGS x = 1';
    expect(intoFile(query, readStatement(query), "'f'", 'CSV')).toBe(
      "SELECT 1 SETTINGS max_threads = 1 \nINTO OUTFILE 'f' COMPRESSION 'none' FORMAT CSV SETTINGS x = 1",
    );
    expect(intoFile('SELECT 1; ', readStatement('SELECT 1; '), "'f'", 'JSON')).toBe(
      "SELECT 1\nINTO OUTFILE 'f' COMPRESSION 'none' FORMAT JSON",
    );
    expect(fromFile('INSERT INTO d.`a b` (* EXCEPT(`x)`)) SETTINGS y = 1 FORMAT Native', "'f'")).toBe(
      "INSERT INTO d.`a b` (* EXCEPT(`x)`)) FROM INFILE 'f' COMPRESSION 'none'  SETTINGS y = 1 FORMAT Native",
    );
  });
});
