import { hasRightToLeft } from '../documents/direction.ts';
import type { BrandView, DigestView, Line, Part } from './view.ts';

const [ISOLATE, END_OF_ISOLATE] = ['\u2068', '\u2069'];

/** A text beside others: one that runs from right to left turns its neighbours around, unless it is isolated. */
export const isolated = (text: string): string =>
  hasRightToLeft(text) ? `${ISOLATE}${text}${END_OF_ISOLATE}` : text;

const partText = ({ text, isName }: Part) => (isName ? isolated(text) : text);

const lineText = ({ parts, note }: Line): string => {
  const said = `- ${parts.map(partText).join('')}${note === undefined ? '' : ` (${isolated(note)})`}`;
  const urls = parts.flatMap(({ href }) => (href === undefined ? [] : [`  ${href}`]));
  return [said, ...urls].join('\n');
};

function brandText({ name, href, figures, sections, quiet }: BrandView): string {
  const told = figures.map(({ label, value, note }) => `${label} ${value} (${note})`);
  const blocks = sections.map(({ title, lines }) => [title.toUpperCase(), ...lines.map(lineText)].join('\n'));
  return [
    [`== ${isolated(name)} ==`, ...told, href].join('\n'),
    ...(quiet === null ? [] : [quiet]),
    ...blocks,
  ].join('\n\n');
}

/** A digest as plain text. */
export function digestText({ title, week, summary, brands, more, settings, turnOff }: DigestView): string {
  return `${[
    `${isolated(title)}, ${isolated(week)}: ${summary}`,
    ...brands.map(brandText),
    ...(more === null ? [] : [`${more.text}: ${more.href}`]),
    `-- \nYour mails: ${settings}\nNo weekly digest any more: ${turnOff}`,
  ].join('\n\n')}\n`;
}
