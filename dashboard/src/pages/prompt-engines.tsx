import { readAll } from '../data/all-pages.ts';
import { ofPrompt } from '../data/answers-url.ts';
import type { Prompt, VisibilityRow } from '../data/shapes.ts';
import { pageUrl, reportUrl, useSource } from '../data/source.ts';
import { useData } from '../data/use-data.ts';
import { query } from '../navigation/location.ts';
import { Counted } from '../parts/stat.tsx';
import type { Column } from '../parts/table.tsx';
import { engineName } from '../words/names.ts';
import { percent } from '../words/numbers.ts';

/** A prompt with its figures, where answers of the range have any. */
export interface PromptRow {
  readonly prompt: Prompt;
  readonly figures: VisibilityRow | undefined;
}

/** Reports give no more rows at once. */
const readRows = (url: string) => readAll<VisibilityRow>(url, 10_000);

/**
 * Visibility of each prompt by engine: a column for every engine with answers.
 * @param wanted false requests nothing: the report has a row for each prompt and engine.
 */
export function useEngines(wanted: boolean) {
  const source = useSource();
  const archived = query.value.get('status') === 'archived';
  const url = reportUrl(source, 'visibility', {
    dimensions: 'prompt,engine',
    labels: true,
    include_archived: (archived && source.brandId !== null) || undefined,
  });
  const { data: rows, error, stale } = useData<readonly VisibilityRow[]>(wanted ? url : null, readRows);
  const found = new Map(rows?.map((row) => [`${row.prompt} ${row.engine}`, row]));
  const engines = [...new Set(rows?.map(({ engine }) => engine))].sort();
  const columns = engines.map((engine): Column<PromptRow> => {
    const rowOf = ({ prompt }: PromptRow) => found.get(`${prompt.id} ${engine}`);
    return {
      name: engine,
      title: engineName(engine),
      number: true,
      sort: (row) => rowOf(row)?.visibility,
      cell: (row) => (
        <Counted
          href={
            rowOf(row) &&
            pageUrl(source, 'answers', { ...ofPrompt(row.prompt.id), engine, brand_mentioned: true })
          }
        >
          {percent(rowOf(row)?.visibility)}
        </Counted>
      ),
    };
  });
  return { rows, columns, url, error, stale };
}
