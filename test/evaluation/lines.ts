import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { introductionOf } from '../../src/extraction/ranking/introduction.ts';
import { readBlocks } from '../../src/extraction/text/blocks.ts';
import { readText } from './label-files.ts';

/** What stands below a line: names to choose from, further ones, ones that are advised against, or no names at all. */
const KINDS = ['choices', 'rest', 'others', 'avoid'] as const;

const line = z.strictObject({
  language: z.string().min(2),
  kind: z.enum(KINDS),
  form: z.enum(['heading', 'sentence', 'bold']),
  line: z.string().min(1),
});

/** A line that stands over a list. */
type Line = z.infer<typeof line>;

/** The lines of a file, packed or not. */
export function readLines(name: 'dev.json' | 'held.json.gz'): readonly Line[] {
  return z.array(line).parse(JSON.parse(readText(fileURLToPath(new URL(`lines/${name}`, import.meta.url)))));
}

const WRITTEN: Readonly<Record<Line['form'], (line: string) => string>> = {
  heading: (text) => `## ${text}`,
  bold: (text) => `**${text}**`,
  sentence: (text) => text,
};

/** Whether a line over a list is read as what it is: further choices may be taken for choices, and these for further ones. */
export function isToldRight({ kind, form, line: text }: Line): boolean {
  const answer = `${WRITTEN[form](text)}\n\n- Norvik\n- Palenta\n`;
  const blocks = readBlocks(answer, 'markdown');
  const first = blocks.pieces.findIndex(({ item }) => item >= 0);
  const { choices, rest, avoid, others, traits, shops } = introductionOf(answer, blocks, first);
  if (kind === 'avoid') return avoid;
  return kind === 'others' ? !choices || others || traits : (choices || rest) && !avoid && !shops;
}

/** Of each kind how many lines there are, and how many are read as what they are. */
export function figuresOfLines(lines: readonly Line[]) {
  return KINDS.map((kind) => {
    const some = lines.filter((one) => one.kind === kind);
    return { kind, of: some.length, right: some.filter(isToldRight).length };
  });
}
