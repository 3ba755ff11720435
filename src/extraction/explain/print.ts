import type { ExplainedBrand, ExplainedList, Explanation } from './explain.ts';

const signed = (value: number): string => (value > 0 ? `+${value}` : String(value));

function verdictOf({ verdict, taken_instead }: ExplainedList, least: number): string {
  if (verdict === 'taken') return 'taken';
  if (verdict === 'low') return `not taken: not above ${least}`;
  return taken_instead === null
    ? 'not taken: a better list overlaps it'
    : `not taken: list ${taken_instead + 1} overlaps it and is better`;
}

function listLines(list: ExplainedList, index: number, least: number): string[] {
  const { form, heading, score, entries, features } = list;
  return [
    `List ${index + 1}: ${form}${heading === null ? '' : ` under "${heading}"`}, score ${score}, ${verdictOf(list, least)}`,
    ...entries.map(
      ({ name, odds, place }) =>
        `  ${(place === null ? '–' : `#${place}`).padEnd(4)} ${name ?? '(no name)'} (${odds})`,
    ),
    ...(features.length > 0
      ? [
          `  by ${features.map(({ name, value, effect }) => `${name} ${value} (${signed(effect)})`).join(', ')}`,
        ]
      : []),
  ];
}

function brandLines({
  name,
  position,
  position_by,
  sentiment,
  times_named,
  words,
}: ExplainedBrand): string[] {
  const place = position === null ? 'no position' : `position ${position} by a ${position_by}`;
  const because = words
    .map(({ text, class: kind, weight }) => `"${text.replace(/\s+/g, ' ')}" ${kind} (${signed(weight)})`)
    .join(', ');
  return [
    `${name}: ${place}, sentiment ${sentiment}, named ${times_named === 1 ? 'once' : `${times_named} times`}`,
    `  ${because === '' ? 'no word counts for it' : because}`,
  ];
}

/** Prints an explanation as lines of text. */
export function explanationText({ language, least_score, lists, brands }: Explanation): string {
  return [
    `Language: ${language}`,
    '',
    ...(lists.length > 0
      ? lists.flatMap((list, index) => [...listLines(list, index, least_score), ''])
      : ['No list was found.', '']),
    ...(brands.length > 0 ? brands.flatMap(brandLines) : ['No brand is mentioned.']),
    '',
  ].join('\n');
}
