import { useEffect, useState } from 'preact/hooks';
import type { Mentioned } from '../answer-text/find-brands.ts';
import { useBrand, useCompetitors } from '../data/brand.ts';
import { Problem } from '../data/request.ts';
import type { Competitor, Mention, ShownAnswer } from '../data/shapes.ts';
import { pageUrl, useSource } from '../data/source.ts';
import { brandColours } from '../parts/brand-colours.ts';
import { Card, Empty, ProblemNote, Skeleton } from '../parts/card.tsx';
import { CsvButton } from '../parts/csv-link.tsx';
import { Ours, WebLink } from '../parts/web-link.tsx';
import { tone, toneName } from '../words/numbers.ts';

type AnswerTextPart = typeof import('../answer-text/answer-text.tsx').AnswerText;

/** The part that reads markdown is fetched with the first answer that is opened. */
function useAnswerText() {
  const [part, setPart] = useState<AnswerTextPart | null>(null);
  const [problem, setProblem] = useState<Problem | null>(null);
  useEffect(() => {
    void import('../answer-text/answer-text.tsx').then(
      (module) => setPart(() => module.AnswerText),
      // Another version of the service has other parts.
      () => setProblem(new Problem(0, { detail: 'The text cannot be shown. Load the page again.' })),
    );
  }, []);
  return { AnswerText: part, problem };
}

/** Colours of tracked rivals are those of every page; brands that are not tracked have none of their own. */
function useColours(mentions: readonly Mention[], rivals: readonly Competitor[]) {
  const known = rivals
    .filter(({ status }) => status === 'tracked')
    .map(({ id }) => ({ competitor_id: id, is_self: false }));
  const own = mentions.filter(({ is_self }) => is_self);
  return brandColours([...known, ...own]);
}

function Mentions({
  mentions,
  colours,
}: {
  mentions: readonly Mention[];
  colours: ReadonlyMap<string, string>;
}) {
  const source = useSource();
  return (
    <Card
      title="Brands"
      actions={mentions.length > 0 && <CsvButton name="Brands of an answer" rows={() => mentions} />}
    >
      {mentions.length === 0 && <Empty title="No brand is mentioned" />}
      <ol class="mentions">
        {mentions.map((mention) => (
          <li key={mention.competitor_id} class={colours.get(mention.competitor_id) ?? 'other'}>
            <span class="rank-cell">{mention.position === null ? '–' : `#${mention.position}`}</span>
            <i class="swatch" />
            <a href={pageUrl(source, 'answers', { mentioned_competitor_id: mention.competitor_id })}>
              {mention.is_self ? <b>{mention.competitor_name}</b> : mention.competitor_name}
            </a>
            <span
              class={`badge ${toneName(mention.sentiment)}`}
              title={`Sentiment ${tone(mention.sentiment)}`}
            >
              {toneName(mention.sentiment)}
            </span>
          </li>
        ))}
      </ol>
    </Card>
  );
}

function Sources({ citations }: Pick<ShownAnswer, 'citations'>) {
  return (
    <Card
      title="Sources"
      actions={citations.length > 0 && <CsvButton name="Sources of an answer" rows={() => citations} />}
    >
      {citations.length === 0 && <Empty title="No source is cited" />}
      <ol class="sources">
        {citations.map((citation) => (
          <li key={`${citation.position} ${citation.url}`}>
            <WebLink href={citation.url}>{citation.title || citation.url}</WebLink>
            <small>
              {citation.domain}
              <span class="badge">{citation.kind}</span>
              <Ours of={citation} />
            </small>
          </li>
        ))}
      </ol>
      {citations.length > 0 && (
        <p class="hint">Linked: in the text. Listed: only in the engine’s list of sources.</p>
      )}
    </Card>
  );
}

function Searches({ queries }: { readonly queries: readonly string[] | null }) {
  return (
    <Card
      title="Searches"
      actions={
        queries &&
        queries.length > 0 && (
          <CsvButton name="Searches of an answer" rows={() => queries.map((query) => ({ query }))} />
        )
      }
    >
      {queries === null && <p class="hint">This engine does not tell what it searched for.</p>}
      {queries?.length === 0 && <p class="hint">It searched for nothing.</p>}
      <ol class="searches">
        {queries?.map((query, index) => (
          <li key={index}>{query}</li>
        ))}
      </ol>
    </Card>
  );
}

/** What an answer says, its brands marked in its text, beside what it mentions, cites and was searched for it. */
export function AnswerParts({ answer }: { readonly answer: ShownAnswer | undefined }) {
  const { data: brand } = useBrand();
  const { rows: rivals = [] } = useCompetitors();
  const { AnswerText, problem } = useAnswerText();
  const colours = useColours(answer?.mentions ?? [], rivals);
  const aliases = new Map(rivals.map((rival) => [rival.id, rival.aliases]));
  const brands = (answer?.mentions ?? []).map(
    (mention): Mentioned => ({
      id: mention.competitor_id,
      forms: [
        mention.competitor_name,
        ...((mention.is_self ? brand?.aliases : aliases.get(mention.competitor_id)) ?? []),
      ],
      className: colours.get(mention.competitor_id) ?? 'other',
      position: mention.position,
    }),
  );
  return (
    <div class="columns main-side top">
      <Card className="answer-card">
        <ProblemNote problem={problem} />
        {answer && AnswerText ? (
          <AnswerText text={answer.text} format={answer.text_format} brands={brands} />
        ) : (
          !problem && <Skeleton rows={10} />
        )}
      </Card>
      <div class="stack">
        {answer ? (
          <>
            <Mentions mentions={answer.mentions} colours={colours} />
            <Sources citations={answer.citations} />
            <Searches queries={answer.search_queries} />
          </>
        ) : (
          <Card>
            <Skeleton rows={10} />
          </Card>
        )}
      </div>
    </div>
  );
}
