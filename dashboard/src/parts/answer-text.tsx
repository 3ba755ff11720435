import type { ComponentChildren } from 'preact';
import type { AnswerDocument, TextPart } from '../data/shapes.ts';

/* Text of an answer: known parts become elements, everything else text. No part contains markup, and every
   address is http or https. */

/** Parts that are elements and nothing more. */
const TAGS: Readonly<Record<string, string>> = {
  paragraph: 'p',
  line: 'span',
  item: 'li',
  quote: 'blockquote',
  row: 'tr',
  cell: 'td',
  strong: 'strong',
  emphasis: 'em',
  code: 'code',
  break: 'br',
  rule: 'hr',
};

/** The classes of brands by their ids; others have no colour of their own. */
type Colours = ReadonlyMap<string, string>;

function shown(part: TextPart, colours: Colours): ComponentChildren {
  if (typeof part === 'string') return part;
  const inside = part.parts.map((one) => shown(one, colours));
  switch (part.type) {
    case 'brand':
      return (
        <mark class={`brand ${colours.get(part.id ?? '') ?? 'other'}`}>
          {part.rank && <span class="rank">#{part.rank}</span>}
          {inside}
        </mark>
      );
    case 'heading': {
      // The page has two of its own above.
      const Heading = `h${Math.min((part.level ?? 1) + 2, 6)}` as 'h3';
      return <Heading>{inside}</Heading>;
    }
    case 'list':
      return part.start === undefined ? <ul>{inside}</ul> : <ol start={part.start}>{inside}</ol>;
    case 'link':
      return (
        <a href={part.url} target="_blank" rel="noreferrer noopener" title={part.url}>
          {inside}
        </a>
      );
    case 'block':
      return (
        <pre>
          <code>{inside}</code>
        </pre>
      );
    case 'raw':
      return <code class="raw">{inside}</code>;
    case 'image':
      return <em class="raw">{inside}</em>;
    case 'header':
      return <th scope="col">{inside}</th>;
    case 'table':
      return (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keys
        <section class="scroll" tabIndex={0} aria-label="Table of the answer">
          <table>
            <thead>{inside[0]}</thead>
            <tbody>{inside.slice(1)}</tbody>
          </table>
        </section>
      );
    default: {
      const Tag = (TAGS[part.type] ?? 'span') as 'p';
      return <Tag>{inside}</Tag>;
    }
  }
}

/** The text of an answer with the brands it mentions in their colours, and their ranks in the margin. */
export function AnswerText({
  document: { direction, laid_out, parts },
  colours,
}: {
  readonly document: AnswerDocument;
  readonly colours: Colours;
}) {
  return (
    <div class="answer-text" dir={direction}>
      {!laid_out && (
        <p class="note" dir="ltr">
          This text is too long, or nested too deeply, to be laid out: it is shown as it is written.
        </p>
      )}
      {parts.map((part) => shown(part, colours))}
    </div>
  );
}
