import type { Answer } from '../data/shapes.ts';
import { pageUrl, useSource } from '../data/source.ts';
import { ago, timeText } from '../words/dates.ts';
import { countryName, engineName } from '../words/names.ts';
import { counted, toneName } from '../words/numbers.ts';

/** The start of a text without its markup, for a line or two. */
function excerpt(text: string): string {
  const plain = text
    .slice(0, 600)
    .replace(/[*_`#>|]+/g, '')
    .replace(/\s+/g, ' ');
  return plain.length > 260 ? `${plain.slice(0, 259)}…` : plain;
}

/** Result of an answer for the own brand, in a word or two. */
export function Verdict({ answer }: { readonly answer: Answer }) {
  if (!answer.brand_mentioned) return <span class="badge">not mentioned</span>;
  const tone = toneName(answer.brand_sentiment ?? 0);
  return (
    <>
      <span class="badge own">
        {answer.brand_position === null ? 'named' : `#${answer.brand_position} of ${answer.brands_ranked}`}
      </span>
      {tone !== 'neutral' && <span class={`badge ${tone}`}>{tone}</span>}
    </>
  );
}

/** Row of an answer: prompt, engine, country, time, and its result for the brand. */
export function AnswerRow({ answer, short = false }: { readonly answer: Answer; readonly short?: boolean }) {
  const source = useSource();
  return (
    <article class="answer-row">
      <h3>
        <a href={pageUrl(source, `answers/${answer.id}`)}>{answer.prompt_text}</a>
      </h3>
      {!short && <p class="excerpt">{excerpt(answer.text)}</p>}
      <p class="answer-facts">
        <Verdict answer={answer} />
        <span>{engineName(answer.engine)}</span>
        <span>{countryName(answer.country)}</span>
        <time dateTime={answer.answered_at} title={timeText(answer.answered_at)}>
          {ago(answer.answered_at)}
        </time>
        {!short && <span>{counted(answer.citation_count, 'source')}</span>}
      </p>
    </article>
  );
}
