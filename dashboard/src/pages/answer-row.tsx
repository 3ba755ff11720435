import type { Answer } from '../data/shapes.ts';
import { pageUrl, useSource } from '../data/source.ts';
import { ago, timeText } from '../words/dates.ts';
import { excerptOf } from '../words/excerpt.ts';
import { countryName, engineName } from '../words/names.ts';
import { counted, toneName } from '../words/numbers.ts';

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

interface AnswerRowProps {
  readonly answer: Answer;
  readonly short?: boolean;
  /** True where its prompt is known: then engine and country are its title. */
  readonly untitled?: boolean;
  /** A part of the text that is looked for. */
  readonly searched?: string;
  /** Names of the brand that the excerpt is about. */
  readonly names?: readonly string[];
}

/** Row of an answer: prompt, what it says around a name or search, engine, country, time, and its result for the brand. */
export function AnswerRow({
  answer,
  short = false,
  untitled = false,
  searched = '',
  names = [],
}: AnswerRowProps) {
  const source = useSource();
  const asked = `${engineName(answer.engine)}, ${countryName(answer.country)}`;
  return (
    <article class="answer-row">
      <h3>
        <a href={pageUrl(source, `answers/${answer.id}`)}>{untitled ? asked : answer.prompt_text}</a>
      </h3>
      {!short && (
        <p class="excerpt">
          {excerptOf(answer.text, searched, names).map(({ text, marked }, index) =>
            marked ? <mark key={index}>{text}</mark> : text,
          )}
        </p>
      )}
      <p class="answer-facts">
        <Verdict answer={answer} />
        {!untitled && (
          <>
            <span>{engineName(answer.engine)}</span>
            <span>{countryName(answer.country)}</span>
          </>
        )}
        <time dateTime={answer.answered_at} title={timeText(answer.answered_at)}>
          {ago(answer.answered_at)}
        </time>
        {!short && <span>{counted(answer.citation_count, 'source')}</span>}
      </p>
    </article>
  );
}
