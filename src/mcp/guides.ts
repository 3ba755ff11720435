import { readdirSync, readFileSync } from 'node:fs';
import { competitorSchema } from '../competitors/competitor.ts';

/** A prompt that a person chooses in the client, which leads an assistant through some tools. */
export interface Guide {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  /** Its text, with `{{name}}` for each argument. */
  readonly text: string;
  /** Names of its arguments; each may be left out. */
  readonly arguments: readonly string[];
}

const FOLDER = new URL('guides/', import.meta.url);

const ARGUMENT = /\{\{(\w+)\}\}/g;

/** Characters of an argument at the most. */
const MAX_ARGUMENT = 200;

/** Arguments of guides: the words that stand for one that is left out, and its description for clients. */
const ARGUMENTS: Readonly<Record<string, { readonly otherwise: string; readonly description: string }>> = {
  competitor: {
    otherwise: 'the tracked competitor with the highest share of voice',
    description: `${competitorSchema.shape.name.description?.replace(/\.$/, '')} of a competitor; without it the one with the highest share of voice.`,
  },
};

/** A file of guides: title, description and text, with empty lines between them. */
function readGuide(file: string): Guide {
  const [title = '', description = '', ...text] = readFileSync(new URL(file, FOLDER), 'utf8')
    .trim()
    .split('\n\n');
  const whole = text.join('\n\n');
  return {
    name: file.replace(/\.md$/, ''),
    title: title.replace(/^# /, ''),
    description,
    text: whole,
    arguments: [...new Set([...whole.matchAll(ARGUMENT)].map(([, name = '']) => name))],
  };
}

/** One guide per file of the folder. */
export const GUIDES: readonly Guide[] = readdirSync(FOLDER).sort().map(readGuide);

/** Arguments of a guide as clients list them. */
export const argumentsOf = (guide: Guide) =>
  guide.arguments.map((name) => ({ name, description: ARGUMENTS[name]?.description ?? '', required: false }));

/** Text of a guide with its arguments filled in, cut and in quotes. */
export const filledIn = (guide: Guide, given: Readonly<Record<string, string>> = {}): string =>
  guide.text.replace(ARGUMENT, (_, name: string) => {
    const value = given[name]?.trim().slice(0, MAX_ARGUMENT).toWellFormed();
    return value ? JSON.stringify(value) : (ARGUMENTS[name]?.otherwise ?? name);
  });
