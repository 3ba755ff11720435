import { useState } from 'preact/hooks';
import { type ImportState, importFile } from '../../data/import-file.ts';
import { Problem } from '../../data/request.ts';
import { loadSession } from '../../data/session.ts';
import { useSource } from '../../data/source.ts';
import { refresh } from '../../data/use-data.ts';
import { Card, ProblemNote } from '../../parts/card.tsx';
import { CsvButton } from '../../parts/csv-link.tsx';
import { count, counted, wholePercent } from '../../words/numbers.ts';

/** Rejected lines that are shown; the file has more of them. */
const SHOWN = 100;

function Progress({ state }: { readonly state: ImportState }) {
  const { imported, share } = state;
  return (
    <div role="status" class="form">
      <progress max={1} value={share} aria-label="Share of the file that is imported" />
      <p>
        {wholePercent(share)} sent: {counted(imported.answers, 'answer')},{' '}
        {counted(imported.mentions, 'mention')} and {counted(imported.citations, 'citation')} added,{' '}
        {count(imported.duplicates)} there already, {count(imported.rejected)} rejected.
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
            <CsvButton name="Rejected lines" rows={() => imported.told} /> of the first 100 of each MiB
          </p>
        </>
      )}
    </div>
  );
}

/** Brings answers from before, out of a file as docs/import.md describes it. */
export function Import() {
  const source = useSource();
  const [state, setState] = useState<ImportState | null>(null);
  const [problem, setProblem] = useState<Problem | null>(null);
  const [over, setOver] = useState(false);
  const [busy, setBusy] = useState(false);
  const take = async (files: FileList | null | undefined) => {
    const [file, another] = files ?? [];
    if (!file || busy) return;
    setProblem(another ? new Problem(0, { detail: 'One file at a time, please.' }) : null);
    if (another) return;
    setBusy(true);
    try {
      await importFile(source.base, file, setState);
    } catch (error) {
      setProblem(
        error instanceof Problem
          ? error
          : new Problem(0, { detail: 'The file cannot be read as text or gzip.' }),
      );
    }
    setBusy(false);
    refresh();
    // It tells whether the brand has answers.
    void loadSession();
  };
  return (
    <Card title="Import history" hint="One answer a line (NDJSON), packed with gzip or not">
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
            'Importing; keep this page open'
          ) : (
            <>
              <b>Drop a file here</b>, or choose one
            </>
          )}
        </span>
        <small class="hint">.ndjson or .ndjson.gz; importing it again adds nothing twice</small>
        <input
          class="hidden"
          type="file"
          accept=".ndjson,.jsonl,.gz"
          disabled={busy}
          onChange={({ currentTarget }) => {
            void take(currentTarget.files);
            // The same file can be chosen again, once it is mended.
            currentTarget.value = '';
          }}
        />
      </label>
      {state && <Progress state={state} />}
    </Card>
  );
}
