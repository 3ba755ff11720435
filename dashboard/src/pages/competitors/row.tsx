import { useState } from 'preact/hooks';
import { takeOut } from '../../data/all-pages.ts';
import { competitorsUrl } from '../../data/brand.ts';
import { request } from '../../data/request.ts';
import type { Competitor, CompetitorStatus, Report, VisibilityRow } from '../../data/shapes.ts';
import { dataUrl, pageUrl, reportUrl, useSource } from '../../data/source.ts';
import { useData } from '../../data/use-data.ts';
import { ProblemNote } from '../../parts/card.tsx';
import { Menu, MenuAction } from '../../parts/menu.tsx';
import { Counted } from '../../parts/stat.tsx';
import { useAction } from '../../parts/use-action.ts';
import { longDate } from '../../words/dates.ts';
import { counted, percent } from '../../words/numbers.ts';
import { MergeDialog } from './merge-dialog.tsx';
import { NamesDialog } from './names-dialog.tsx';

/** New statuses of a competitor, with the labels of their buttons. */
const DECISIONS = [
  ['tracked', 'Track', ''],
  ['dismissed', 'Dismiss', 'quiet'],
] as const;

/** Effect of a decision on reports, beside its button. */
const EFFECTS: Readonly<Record<CompetitorStatus, string>> = {
  suggested: 'Track puts it into every report, past days too.',
  dismissed: 'Track puts it into every report, past days too.',
  tracked: 'Dismiss takes it out of every report, past days too.',
};

/** Number of answers of the range that mention it, and their share of all. */
function Evidence({ competitor }: { readonly competitor: Competitor }) {
  const source = useSource();
  const evidence = { mentioned_competitor_id: competitor.id };
  const { data, error, stale } = useData<Report<VisibilityRow>>(
    reportUrl(source, 'visibility', { ...evidence, intervals: true }),
  );
  const all = useData<Report<VisibilityRow>>(reportUrl(source, 'visibility')).data?.data[0]?.answers;
  const row = data?.data[0];
  const answers = row?.answers ?? 0;
  return (
    <span class={stale ? 'competitor-evidence stale' : 'competitor-evidence'}>
      <Counted href={data || error ? pageUrl(source, 'answers', evidence) : undefined}>
        {data
          ? `${counted(answers, 'answer')} to ${counted(row?.prompts ?? 0, 'prompt')}`
          : error
            ? 'answers not loaded'
            : '\u00a0'}
      </Counted>
      {data && all ? <small class="hint">{percent(answers / all)} visibility</small> : null}
    </span>
  );
}

/** One competitor, with what can be decided on it. */
export function CompetitorRow({
  competitor,
  onMerged,
}: {
  readonly competitor: Competitor;
  readonly onMerged: () => void;
}) {
  const source = useSource();
  const [naming, setNaming] = useState(false);
  const [merging, setMerging] = useState(false);
  const { id, status, name, aliases, domain, first_seen_at } = competitor;
  const { busy, problem, run } = useAction(
    async (next: CompetitorStatus) => {
      await request('PATCH', dataUrl(source, `competitors/${id}`), { status: next });
      takeOut(competitorsUrl(source, status), id);
    },
    (next) => `${name} is ${next}.`,
    () => request('PATCH', dataUrl(source, `competitors/${id}`), { status }),
  );
  return (
    <li class="competitor">
      <div class="competitor-name">
        <b>{name}</b>
        <small class="hint">
          {[
            aliases.length > 0 && `also known as ${aliases.join(', ')}`,
            domain,
            first_seen_at && `first seen ${longDate(first_seen_at)} (UTC)`,
          ]
            .filter(Boolean)
            .join(' · ')}
        </small>
        <ProblemNote problem={problem} />
      </div>
      <Evidence competitor={competitor} />
      {source.mayChange && (
        <div class="competitor-actions">
          {DECISIONS.filter(([next]) => next !== status).map(([next, text, className]) => (
            <button
              key={next}
              type="button"
              class={className}
              disabled={busy}
              onClick={() => void run(next)}
              aria-label={`${text} ${name}`}
            >
              {text}
            </button>
          ))}
          <Menu label={<span class="hidden">More for {name}</span>} align="right" className="row-menu">
            <ul class="choices">
              <MenuAction onClick={() => setNaming(true)}>Names and domain</MenuAction>
              <MenuAction onClick={() => setMerging(true)}>Merge into another</MenuAction>
            </ul>
          </Menu>
          <small class="hint">{EFFECTS[status]}</small>
        </div>
      )}
      {naming && <NamesDialog competitor={competitor} onClose={() => setNaming(false)} />}
      {merging && (
        <MergeDialog competitor={competitor} onMerged={onMerged} onClose={() => setMerging(false)} />
      )}
    </li>
  );
}
