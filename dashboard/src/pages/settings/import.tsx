import { signal } from '@preact/signals';
import { useState } from 'preact/hooks';
import type { Mapping } from '../../data/csv-answers.ts';
import { CsvFault, type CsvRecord } from '../../data/csv-records.ts';
import { type ImportState, importFile, readHead } from '../../data/import-file.ts';
import { Problem } from '../../data/request.ts';
import { loadSession } from '../../data/session.ts';
import type { Imported } from '../../data/shapes.ts';
import { pageUrl, useSource } from '../../data/source.ts';
import { refresh } from '../../data/use-data.ts';
import { MOST_DAYS, NO_FILTERS } from '../../navigation/filters.ts';
import { keepOpen } from '../../navigation/location.ts';
import { Card, ProblemNote } from '../../parts/card.tsx';
import { CsvButton } from '../../parts/csv-link.tsx';
import { addDays, rangeText } from '../../words/dates.ts';
import { count, counted, roundPercent } from '../../words/numbers.ts';
import { ImportColumns } from './import-columns.tsx';
import { ImportFormat } from './import-format.tsx';

/** Rejected lines that are shown; the file has more of them. */
const SHOWN = 100;

function Progress({ state }: { readonly state: ImportState }) {
  const { imported, share } = state;
  return (
    <div role="status" class="form">
      <progress max={1} value={share} aria-label="Share of the file that is imported" />
      <p>
        {roundPercent(share)} sent: {counted(imported.answers, 'answer')},{' '}
        {counted(imported.mentions, 'mention')} and {counted(imported.citations, 'citation')} added,{' '}
        {count(imported.duplicates)} duplicates, {count(imported.rejected)} rejected.
      </p>
      {imported.told.length > 0 && (
        <>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keys */}
          <ul class="told" tabIndex={0} aria-label="Rejected lines">
            {imported.told.slice(0, SHOWN).map(({ line, reason }, index) => (
              <li key={index}>
                Line {count(line)}: {reason}
              </li>
            ))}
          </ul>
          <p class="hint">
            <CsvButton name="Rejected lines" rows={() => imported.told} /> (at most 100 per MiB of the file)
          </p>
        </>
      )}
    </div>
  );
}

/** The way on: the overview over the days of the answers, as many of them as a page shows. */
function Next({ imported: { first_day, last_day, answers, duplicates } }: { readonly imported: Imported }) {
  const source = useSource();
  if (first_day === null || last_day === null || answers + duplicates === 0) return null;
  const earliest = addDays(last_day, 1 - MOST_DAYS);
  const range = { start: first_day > earliest ? first_day : earliest, end: last_day };
  return (
    <p class="note">
      The answers are from {rangeText({ start: first_day, end: last_day })} (UTC).{' '}
      <a href={pageUrl(source, 'overview', { ...NO_FILTERS, start_date: range.start, end_date: range.end })}>
        See them in the overview
      </a>
      {range.start > first_day && `, which shows ${MOST_DAYS} days at a time`}
    </p>
  );
}

interface Going {
  readonly busy: boolean;
  readonly state: ImportState | null;
  readonly problem: Problem | null;
  /** File of CSV whose columns are being chosen. */
  readonly columns: { readonly file: File; readonly head: readonly CsvRecord[] } | null;
  /** True once a whole file is imported. */
  readonly isDone: boolean;
}

/** Imports of this open page by brand: they continue, and their results stay, on other pages. */
const imports = signal<Readonly<Record<string, Going>>>({});

const NONE: Going = { busy: false, state: null, problem: null, columns: null, isDone: false };

/** Brings answers from before, out of a file as docs/import.md describes it. */
export function Import() {
  const { base } = useSource();
  const { busy, state, problem, columns, isDone } = imports.value[base] ?? NONE;
  const [over, setOver] = useState(false);
  const set = (change: Partial<Going>) => {
    const before = imports.peek();
    imports.value = { ...before, [base]: { ...(before[base] ?? NONE), ...change } };
  };
  const begin = async (file: File, mapping: Mapping | null) => {
    set({ busy: true, columns: null, state: null, isDone: false });
    window.addEventListener('beforeunload', keepOpen);
    const isDone = await attempt(() => importFile(base, file, (now) => set({ state: now }), mapping));
    set({ busy: false, isDone });
    if (Object.values(imports.peek()).every((one) => !one.busy))
      window.removeEventListener('beforeunload', keepOpen);
    refresh();
    // The session shows which brands have answers.
    void loadSession();
  };
  /** Does something with a file, and shows why it fails. */
  const attempt = async (work: () => Promise<void>): Promise<boolean> => {
    try {
      await work();
      return true;
    } catch (error) {
      const detail =
        error instanceof CsvFault
          ? `Line ${error.line}: ${error.message}`
          : 'The file cannot be read as text or gzip.';
      set({ problem: error instanceof Problem ? error : new Problem(0, { detail }) });
      return false;
    }
  };
  const take = async (files: FileList | null | undefined) => {
    const [file, another] = files ?? [];
    if (!file || busy) return;
    set({
      columns: null,
      problem: another ? new Problem(0, { detail: 'Choose one file at a time.' }) : null,
    });
    if (another) return;
    await attempt(async () => {
      const head = await readHead(file);
      if (head === null) await begin(file, null);
      else if (head.length === 0) throw new Problem(0, { detail: 'The file is empty.' });
      else set({ columns: { file, head } });
    });
  };
  return (
    <Card title="Import history" hint="Answers you have collected before: CSV, or one JSON object per line">
      <ProblemNote problem={problem} />
      <label
        class={over ? 'dropzone over' : 'dropzone'}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={(event) => {
          event.preventDefault();
          setOver(false);
          void take(event.dataTransfer?.files);
        }}
      >
        <span>
          {busy ? (
            'Importing; keep this browser tab open'
          ) : (
            <>
              <b>Drop a file here</b>, or choose one
            </>
          )}
        </span>
        <small class="hint">.csv or .ndjson, also as .gz; importing it again adds no duplicates</small>
        <input
          class="hidden"
          type="file"
          accept=".csv,.tsv,.txt,.ndjson,.jsonl,.gz"
          disabled={busy}
          onChange={({ currentTarget }) => {
            void take(currentTarget.files);
            // Allows choosing the same file again after correcting it.
            currentTarget.value = '';
          }}
        />
      </label>
      {columns && (
        <ImportColumns
          key={columns.file.name}
          fileName={columns.file.name}
          head={columns.head}
          onImport={(mapping) => void begin(columns.file, mapping)}
          onCancel={() => set({ columns: null })}
        />
      )}
      {state && <Progress state={state} />}
      {isDone && state && <Next imported={state.imported} />}
      <ImportFormat />
    </Card>
  );
}
