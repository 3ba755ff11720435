import { useId, useState } from 'preact/hooks';
import { useAll } from '../data/all-pages.ts';
import { useBrand, useCompetitors } from '../data/brand.ts';
import type { Prompt, QuestionTemplates } from '../data/shapes.ts';
import { dataUrl, useSource } from '../data/source.ts';
import { useData } from '../data/use-data.ts';
import { suggestedPrompts } from './suggested-prompts.ts';

/** Suggested prompts from the brand's market and competitors. */
export function Suggestions({ onTake }: { readonly onTake: (lines: readonly string[]) => void }) {
  const source = useSource();
  const { data: brand } = useBrand();
  const { rows: rivals = [] } = useCompetitors('tracked');
  const { data: templates } = useData<QuestionTemplates>(`${source.base}/question-templates`);
  const { rows } = useAll<Prompt>(dataUrl(source, 'prompts?status=active,paused,archived'));
  const id = useId();
  const [trade, setTrade] = useState('');
  const suggested = suggestedPrompts(
    templates ?? { general: [], rival: [] },
    brand?.name ?? '',
    trade.trim(),
    rivals.map(({ name }) => name),
    new Set(rows?.map(({ text }) => text)),
  );
  return (
    <div class="form">
      <div class="field">
        <label for={id}>What do you sell?</label>
        <input
          id={id}
          value={trade}
          placeholder="help desk software"
          onInput={(event) => setTrade(event.currentTarget.value)}
        />
      </div>
      {suggested.length > 0 && (
        <>
          <ul class="told whole">
            {suggested.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
          <div class="actions">
            <button type="button" onClick={() => onTake(suggested)}>
              Add these
            </button>
          </div>
        </>
      )}
    </div>
  );
}
