import { CommandError, readOptions, runCommand } from '../src/commands/command.ts';
import { textOfFile } from '../src/commands/text-file.ts';
import { explain } from '../src/extraction/explain/explain.ts';
import { explanationText } from '../src/extraction/explain/print.ts';
import { MAX_TEXT } from '../src/shared/text-format.ts';
import { visible } from '../src/shared/visible.ts';

await runCommand(async () => {
  const { options, positionals } = readOptions(
    { brand: { type: 'texts', value: 'NAME' }, plain: { type: 'switch' } },
    process.argv.slice(2),
    {
      help: {
        name: 'read',
        about:
          'Prints how the text of an answer is read: its lists, positions and sentiments, and their reasons.',
      },
      words: 'FILE',
    },
  );
  const [file] = positionals;
  if (file === undefined) throw new CommandError('invalid_option', 'name a FILE, or "-" for standard input');
  const text = await textOfFile(file);
  if (text.length > MAX_TEXT) {
    const detail = `${file} has ${text.length} characters; an answer has at most ${MAX_TEXT}`;
    throw new CommandError('invalid_file', detail);
  }
  const brands = [...new Set(options.brand)].map((name) => ({ id: name, name, aliases: [], domains: [] }));
  const textFormat = options.plain ? 'plain' : 'markdown';
  const lines = explanationText(explain({ text, textFormat, sources: [] }, brands)).split('\n');
  process.stdout.write(lines.map(visible).join('\n'));
  return 0;
});
