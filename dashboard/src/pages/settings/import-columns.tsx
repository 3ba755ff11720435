import { useState } from 'preact/hooks';
import { useBrand } from '../../data/brand.ts';
import {
  type CellSource,
  IMPORT_FIELDS,
  type Mapping,
  mappingOf,
  missingIn,
} from '../../data/csv-answers.ts';
import type { CsvRecord } from '../../data/csv-records.ts';
import { Choice } from '../../parts/field.tsx';
import { countryName, ENGINE_NAMES } from '../../words/names.ts';

interface ImportColumnsProps {
  readonly fileName: string;
  /** Header row, and the first records. */
  readonly head: readonly CsvRecord[];
  readonly onImport: (mapping: Mapping) => void;
  readonly onCancel: () => void;
}

const MOST_SHOWN = 40;

/** A title of a column with the beginning of its first cell. */
function columnText(title: string, sample = ''): string {
  const text = sample.trim().replace(/\s+/g, ' ');
  const shown = text.length > MOST_SHOWN ? `${text.slice(0, MOST_SHOWN)}…` : text;
  return shown === '' ? title : `${title}: ${shown}`;
}

/** Choice of the fields that the columns of a file of CSV hold. */
export function ImportColumns({ fileName, head, onImport, onCancel }: ImportColumnsProps) {
  const { data: brand } = useBrand();
  const [header, first] = head;
  const titles = header?.cells ?? [];
  const [mapping, setMapping] = useState(() => mappingOf(titles));
  const missing = missingIn(mapping);
  // Values that one file often has for all of its records.
  const values: Readonly<Record<string, readonly (readonly [string, string])[]>> = {
    engine: Object.entries(ENGINE_NAMES).map(([id, name]) => [`=${id}`, `${name}, for all`]),
    country: brand ? [[`=${brand.primary_country}`, `${countryName(brand.primary_country)}, for all`]] : [],
  };
  const columns = titles.map(
    (title, place) => [String(place), columnText(title, first?.cells[place])] as const,
  );
  const textOf = (source: CellSource | undefined) =>
    source === null || source === undefined ? '' : typeof source === 'number' ? String(source) : `=${source}`;
  const sourceOf = (text: string): CellSource =>
    text === '' ? null : text.startsWith('=') ? text.slice(1) : Number(text);
  return (
    <form
      class="form"
      onSubmit={(event) => {
        event.preventDefault();
        onImport(mapping);
      }}
    >
      <p>
        Which column of <b>{fileName}</b> is which?
      </p>
      <div class="form-grid">
        {IMPORT_FIELDS.map(({ name, title, isNeeded }) => (
          <Choice
            key={name}
            label={isNeeded ? title : `${title}, optional`}
            value={textOf(mapping[name])}
            options={[['', isNeeded ? 'Choose a column' : 'None'], ...columns, ...(values[name] ?? [])]}
            onChange={(text) => setMapping({ ...mapping, [name]: sourceOf(text) })}
          />
        ))}
      </div>
      {missing.length > 0 && (
        <p class="hint" role="status">
          Still to choose: {missing.map(({ title }) => title).join(', ')}.
        </p>
      )}
      <p>
        <button type="submit" class="primary" disabled={missing.length > 0}>
          Import
        </button>{' '}
        <button type="button" class="quiet" onClick={onCancel}>
          Cancel
        </button>
      </p>
    </form>
  );
}
