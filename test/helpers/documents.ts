import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

export const ROOT = path.resolve(import.meta.dirname, '../..');

/** The text of a document, by its path from the root of the repository. */
export const textOf = (document: string): string => readFileSync(path.join(ROOT, document), 'utf8');

/** The Markdown files of a folder, not of those below it. */
export const documentsIn = (folder: string): string[] =>
  readdirSync(path.join(ROOT, folder))
    .filter((name) => name.endsWith('.md'))
    .map((name) => path.join(folder, name))
    .sort();

/** A file that commands of a document read, as the document shows it. */
export interface ShownFile {
  readonly kind: 'file';
  readonly name: string;
  readonly content: string;
}

/** Commands of a document, and the output it shows of them. */
export interface ShownCommands {
  readonly kind: 'commands';
  readonly document: string;
  /** The line of the first command, from 1. */
  readonly line: number;
  readonly commands: readonly string[];
  /** Empty where none is shown. */
  readonly output: string;
  /** Index in the document at which the output begins; null where none is shown. */
  readonly outputAt: number | null;
}

const BLOCK = /(?:^<!-- (not run|file): ([^\n]+) -->\n)?^```(\w*)\n(.*?)^```$/gms;

/**
 * Steps of a document, in order. A block of `sh` holds commands, one a line, and the block that follows it
 * their output. `<!-- file: NAME -->` before a block makes it a file in the folder where the commands run,
 * and `<!-- not run: REASON -->` explains a block that is neither run nor compared.
 * @throws Error naming a block that is none of these.
 */
export function stepsOf(document: string, text: string): (ShownFile | ShownCommands)[] {
  const steps: (ShownFile | ShownCommands)[] = [];
  let open: ShownCommands | null = null;
  for (const { index, 0: whole, 1: marker, 2: note = '', 3: language, 4: content = '' } of text.matchAll(
    BLOCK,
  )) {
    const start = index + whole.length - '```'.length - content.length;
    const line = text.slice(0, start).split('\n').length;
    if (marker === undefined && language === 'sh') {
      const commands = content.split('\n').filter((one) => one !== '');
      open = { kind: 'commands', document, line, commands, output: '', outputAt: null };
      steps.push(open);
    } else if (marker === undefined) {
      if (open === null) throw new Error(`${document}:${line}: of which commands is this the output?`);
      steps[steps.length - 1] = { ...open, output: content, outputAt: start };
      open = null;
    } else {
      if (marker === 'file') steps.push({ kind: 'file', name: note, content });
      open = null;
    }
  }
  return steps;
}
