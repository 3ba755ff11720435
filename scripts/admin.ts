import { type AdminCommands, help } from '../src/commands/admin/admin-command.ts';
import { BRAND_COMMANDS } from '../src/commands/admin/brand.ts';
import { COMPETITOR_COMMANDS } from '../src/commands/admin/competitor.ts';
import { DIGEST_COMMANDS } from '../src/commands/admin/digest.ts';
import { DOMAIN_COMMANDS } from '../src/commands/admin/domain.ts';
import { KEY_COMMANDS } from '../src/commands/admin/key.ts';
import { ORGANIZATION_COMMANDS } from '../src/commands/admin/organization.ts';
import { PROMPT_COMMANDS } from '../src/commands/admin/prompt.ts';
import { SETUP_COMMANDS } from '../src/commands/admin/setup.ts';
import { USER_COMMANDS } from '../src/commands/admin/user.ts';
import { WEBHOOK_COMMANDS } from '../src/commands/admin/webhook.ts';
import { asksForHelp, CommandError, print, runCommand, tell } from '../src/commands/command.ts';
import { loadConfig } from '../src/runtime/config.ts';
import { npmCommand } from '../src/runtime/npm-command.ts';
import { didYouMean } from '../src/shared/did-you-mean.ts';

/* npm run -s admin -- …: what the dashboard does, from the command line. One JSON object per result; help is text. */

const COMMANDS: AdminCommands = {
  ...SETUP_COMMANDS,
  ...ORGANIZATION_COMMANDS,
  ...BRAND_COMMANDS,
  ...PROMPT_COMMANDS,
  ...COMPETITOR_COMMANDS,
  ...KEY_COMMANDS,
  ...USER_COMMANDS,
  ...DOMAIN_COMMANDS,
  ...WEBHOOK_COMMANDS,
  ...DIGEST_COMMANDS,
};

/** The commands whose names begin with some words; all where none does. */
function commandsOf(words: readonly string[]): AdminCommands {
  const beginning = words.filter((word) => word !== 'help' && !asksForHelp([word])).join(' ');
  const found = Object.entries(COMMANDS).filter(([name]) => `${name} `.startsWith(`${beginning} `));
  return found.length === 0 ? COMMANDS : Object.fromEntries(found);
}

const hasRejected = (row: unknown) =>
  typeof row === 'object' && row !== null && 'rejected' in row && row.rejected !== 0;

/** The command that words begin with, and the words that follow its name; null where there is none. */
function chosenBy([noun = '', verb = '', ...rest]: readonly string[]) {
  const two = COMMANDS[`${noun} ${verb}`];
  if (two) return { chosen: two, argv: rest };
  const one = COMMANDS[noun];
  return one ? { chosen: one, argv: verb === '' ? rest : [verb, ...rest] } : null;
}

await runCommand(async (withStores) => {
  const words = process.argv.slice(2);
  const [noun = ''] = words;
  if (words.length === 0 || noun === 'help' || asksForHelp(words)) {
    process.stdout.write(`npm run -s admin -- COMMAND, one of\n${help(commandsOf(words))}\n`);
    return 0;
  }
  const found = chosenBy(words);
  if (found === null) {
    const name = words.slice(0, 2).join(' ');
    const meant = didYouMean(name, Object.keys(COMMANDS));
    const hint = meant === null ? '' : `; did you mean "${meant}"?`;
    throw new CommandError(
      'unknown_command',
      `"${name}" is not one of: ${Object.keys(commandsOf([noun])).join(', ')}${hint}`,
    );
  }
  const { chosen, argv } = found;
  const work = await chosen.prepare(argv);
  const { rows, next } = await withStores(work, { makesStores: chosen.makesStores ?? false });
  for (const row of rows) print(row);
  if (next !== null) tell(`Next: ${npmCommand(loadConfig(process.env), next)}`);
  return rows.some(hasRejected) ? 1 : 0;
});
