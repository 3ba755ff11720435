import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { IMPORT_FIELDS, lineOf, mappingOf, missingIn } from '../src/data/csv-answers.ts';
import { CsvFault, type CsvRecord, csvRecords } from '../src/data/csv-records.ts';

/* CSV that people import: records as another reader reads them, however their bytes come, and as lines of an import. */

async function* piecesOf(text: string, size: number) {
  for (let at = 0; at < text.length; at += size) yield text.slice(at, at + size);
}

async function recordsOf(text: string, size = 1_000): Promise<CsvRecord[]> {
  const records: CsvRecord[] = [];
  for await (const record of csvRecords(piecesOf(text, size))) records.push(record);
  return records;
}

describe('records of CSV', () => {
  it('are those of another reader, however the file comes', async () => {
    const cell = fc.string({ unit: fc.constantFrom('a', 'é', ' ', ',', ';', '"', '\n', '\r\n', '🦊') });
    const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`;
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.array(cell, { minLength: 2, maxLength: 4 }), { minLength: 1, maxLength: 6 }),
        fc.constantFrom('\n', '\r\n'),
        fc.integer({ min: 1, max: 9 }),
        async (rows, end, size) => {
          const text = ['x,y', ...rows.map((row) => row.map(quoted).join(','))].join(end);
          const other: string[][] = parse(text, { relax_column_count: true });
          const isBlank = (cells: readonly string[]) => cells.every((one) => one.trim() === '');
          const expected = other.filter((cells) => !isBlank(cells));
          expect((await recordsOf(text, size)).map(({ cells }) => cells)).toEqual(expected);
        },
      ),
    );
  });

  it('are told by the line where they begin, blank ones left out', async () => {
    const text = '\ufeffa;b\r\n\r\n"1\r\n2";x\r\n5" wide;y\n;;\n"z"';
    expect(await recordsOf(text, 3)).toEqual([
      { line: 1, cells: ['a', 'b'] },
      { line: 3, cells: ['1\r\n2', 'x'] },
      { line: 5, cells: ['5" wide', 'y'] },
      { line: 7, cells: ['z'] },
    ]);
  });

  it('end where a quote has no end, which is told', async () => {
    const fault = await recordsOf('a,b\n1,2\n3,"4\n5,6\n').catch((error: unknown) => error);
    expect(fault).toBeInstanceOf(CsvFault);
    expect((fault as CsvFault).line).toBe(3);
  });
});

describe('columns of CSV', () => {
  it('are known by their titles', () => {
    const mapping = mappingOf(['Question', 'AI engine', 'Run Date', 'Response', 'note', 'Sources']);
    expect(mapping).toMatchObject({ prompt_text: 0, engine: 1, answered_at: 2, text: 3, citations: 5 });
    expect(missingIn(mapping).map(({ name }) => name)).toEqual(['country']);
    expect(missingIn({ ...mapping, country: 'US' })).toEqual([]);
    expect(missingIn(mappingOf(IMPORT_FIELDS.map(({ name }) => name)))).toEqual([]);
  });

  it('become fields of a line, and what is none stays for the importer to refuse', () => {
    const mapping = { prompt_text: 0, engine: 1, country: 2, answered_at: 3, text: 4, citations: 5, tags: 6 };
    const read = (...cells: string[]) => JSON.parse(lineOf(cells, mapping));
    expect(
      read(
        ' best? ',
        'Google AI Mode',
        'germany',
        '2026-11-02',
        ' 1. A\n',
        'https://a.example/x, https://b.example',
        'q4, new',
      ),
    ).toEqual({
      prompt_text: 'best?',
      engine: 'ai_mode',
      country: 'DE',
      answered_at: '2026-11-02T00:00:00Z',
      text: ' 1. A\n',
      citations: [{ url: 'https://a.example/x' }, { url: 'https://b.example' }],
      tags: ['q4', 'new'],
    });
    expect(read('x', 'gpt', 'nowhere', 'yesterday', 'y')).toEqual({
      prompt_text: 'x',
      engine: 'gpt',
      country: 'nowhere',
      answered_at: 'yesterday',
      text: 'y',
    });
    expect(read('x', 'claude', 'US', '2026-11-02 04:10', '', '["https://a.example/b c"]')).toMatchObject({
      answered_at: '2026-11-02T04:10Z',
      citations: [{ url: 'https://a.example/b c' }],
      text: '',
    });
  });
});
