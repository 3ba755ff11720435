import { useState } from 'preact/hooks';
import { useCompetitors } from '../../data/brand.ts';
import type { Competitor } from '../../data/shapes.ts';
import { useSource } from '../../data/source.ts';
import { doUserJob } from '../../data/user-job.ts';
import { Waiting } from '../../parts/card.tsx';
import { Dialog } from '../../parts/dialog.tsx';
import { Form } from '../../parts/form.tsx';
import { SearchedChoice } from '../../parts/searched-choice.tsx';
import { useAction } from '../../parts/use-action.ts';

/** Makes a competitor one with another, for good. */
export function MergeDialog({
  competitor,
  onMerged,
  onClose,
}: {
  readonly competitor: Competitor;
  readonly onMerged: () => void;
  readonly onClose: () => void;
}) {
  const source = useSource();
  const { rows, error } = useCompetitors();
  const others = rows?.filter(({ id }) => id !== competitor.id) ?? [];
  const [chosen, choose] = useState('');
  const into = others.find(({ id }) => id === chosen) ?? null;
  const action = useAction(async () => {
    await doUserJob(source.base, `competitors/${competitor.id}/merge`, { into: into?.id });
    onMerged();
  });
  return (
    <Dialog title={`Merge ${competitor.name}`} onClose={onClose}>
      <Form action={action} submit={action.busy ? 'Merging…' : 'Merge'} incomplete={!into}>
        <Waiting error={error} />
        <SearchedChoice
          label="Into"
          value={chosen}
          options={[
            ['', 'Choose one'],
            ...others.map(({ id, name, aliases }) => [id, name, aliases.join('\n')] as const),
          ]}
          onChange={choose}
        />
        <p class="hint">
          {into
            ? `All mentions of ${competitor.name}, past ones too, will count for ${into.name}, which gets its names and stays ${into.status}. This cannot be undone.`
            : 'Two names of one company become one competitor.'}
        </p>
        {action.busy && (
          <p class="hint" role="status">
            Stored answers are being rewritten, which can take minutes. You can leave this page.
          </p>
        )}
      </Form>
    </Dialog>
  );
}
