import { signal } from '@preact/signals';
import { useState } from 'preact/hooks';
import { type ImportState, importFile } from '../../data/import-file.ts';
import { Problem } from '../../data/request.ts';
import { loadSession } from '../../data/session.ts';
import { useSource } from '../../data/source.ts';
import { refresh } from '../../data/use-data.ts';
import { keepOpen } from '../../navigation/location.ts';
import { Card, ProblemNote } from '../../parts/card.tsx';
import { CsvButton } from '../../parts/csv-link.tsx';
import { count, counted, roundPercent } from '../../words/numbers.ts';

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

interface Going {
  readonly busy: boolean;
  readonly state: ImportState | null;
  readonly problem: Problem | null;
}

/** Imports of this open page by brand: they continue, and their results stay, on other pages. */
const imports = signal<Readonly<Record<string, Going>>>({});

const NONE: Going = { busy: false, state: null, problem: null };

/** Brings answers from before, out of a file as docs/import.md describes it. */
export function Import() {
  const { base } = useSource();
  const { busy, state, problem } = imports.value[base] ?? NONE;
  const [over, setOver] = useState(false);
  const set = (change: Partial<Going>) => {
    const before = imports.peek();
    imports.value = { ...before, [base]: { ...(before[base] ?? NONE), ...change } };
  };
  const take = async (files: FileList | null | undefined) => {
    const [file, another] = files ?? [];
    if (!file || busy) return;
    set({ problem: another ? new Problem(0, { detail: 'One file at a time, please.' }) : null });
    if (another) return;
    set({ busy: true });
    window.addEventListener('beforeunload', keepOpen);
    try {
      await importFile(base, file, (now) => set({ state: now }));
    } catch (error) {
      set({
        problem:
          error instanceof Problem
            ? error
            : new Problem(0, { detail: 'The file cannot be read as text or gzip.' }),
      });
    }
    set({ busy: false });
    if (Object.values(imports.peek()).every((one) => !one.busy))
      window.removeEventListener('beforeunload', keepOpen);
    refresh();
    // The session shows which brands have answers.
    void loadSession();
  };
  return (
    <Card title="Import history" hint="One answer per line (NDJSON), optionally compressed with gzip">
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
        <small class="hint">.ndjson or .ndjson.gz; importing it again adds no duplicates</small>
        <input
          class="hidden"
          type="file"
          accept=".ndjson,.jsonl,.gz"
          disabled={busy}
          onChange={({ currentTarget }) => {
            void take(currentTarget.files);
            // Allows choosing the same file again after correcting it.
            currentTarget.value = '';
          }}
        />
      </label>
      {state && <Progress state={state} />}
    </Card>
  );
}
