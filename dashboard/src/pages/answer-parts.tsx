import type { ComponentChildren } from 'preact';
import { useCompetitors } from '../data/brand.ts';
import type { Problem } from '../data/request.ts';
import type { AnswerDocument, Competitor, Mention, ShownAnswer } from '../data/shapes.ts';
import { pageUrl, useSource } from '../data/source.ts';
import { AnswerText } from '../parts/answer-text.tsx';
import { brandColours } from '../parts/brand-colours.ts';
import { Card, Empty, Skeleton, Waiting } from '../parts/card.tsx';
import { CsvButton } from '../parts/csv-link.tsx';
import { Ours, WebLink } from '../parts/web-link.tsx';
import { tone, toneName } from '../words/numbers.ts';

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
  why,
}: {
  mentions: readonly Mention[];
  colours: ReadonlyMap<string, string>;
  why: ComponentChildren;
}) {
  const source = useSource();
  return (
    <Card
      title="Brands"
      actions={
        <>
          {why}
          {mentions.length > 0 && <CsvButton name="Brands of an answer" rows={() => mentions} />}
        </>
      }
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

/** Text of an answer with its brands marked, beside its mentions, sources and searches. */
export function AnswerParts({
  answer,
  document,
  error,
  why,
}: {
  readonly answer: ShownAnswer | undefined;
  readonly document: AnswerDocument | undefined;
  /** Button that explains the reading of the answer, where there is one. */
  readonly why?: ComponentChildren;
  /** Error of loading the document. */
  readonly error?: Problem | undefined;
}) {
  const { rows: rivals = [] } = useCompetitors();
  const colours = useColours(answer?.mentions ?? [], rivals);
  return (
    <div class="columns main-side top">
      <Card className="answer-card">
        <Waiting error={error} data={document} rows={10} />
        {document && <AnswerText document={document} colours={colours} />}
      </Card>
      <div class="stack">
        {answer ? (
          <>
            <Mentions mentions={answer.mentions} colours={colours} why={why} />
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
