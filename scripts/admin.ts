import { type AdminCommands, help } from '../src/commands/admin/admin-command.ts';
import { BRAND_COMMANDS } from '../src/commands/admin/brand.ts';
import { COMPETITOR_COMMANDS } from '../src/commands/admin/competitor.ts';
import { DOMAIN_COMMANDS } from '../src/commands/admin/domain.ts';
import { KEY_COMMANDS } from '../src/commands/admin/key.ts';
import { ORGANIZATION_COMMANDS } from '../src/commands/admin/organization.ts';
import { PROMPT_COMMANDS } from '../src/commands/admin/prompt.ts';
import { USER_COMMANDS } from '../src/commands/admin/user.ts';
import { WEBHOOK_COMMANDS } from '../src/commands/admin/webhook.ts';
import { asksForHelp, CommandError, print, runCommand, tell } from '../src/commands/command.ts';

/* npm run -s admin -- …: what the dashboard does, from the command line. One JSON object per result; help is text. */

const COMMANDS: AdminCommands = {
  ...ORGANIZATION_COMMANDS,
  ...BRAND_COMMANDS,
  ...PROMPT_COMMANDS,
  ...COMPETITOR_COMMANDS,
  ...KEY_COMMANDS,
  ...USER_COMMANDS,
  ...DOMAIN_COMMANDS,
  ...WEBHOOK_COMMANDS,
};

/** The commands whose names begin with some words; all where none does. */
function commandsOf(words: readonly string[]): AdminCommands {
  const beginning = words.filter((word) => word !== 'help' && !asksForHelp([word])).join(' ');
  const found = Object.entries(COMMANDS).filter(([name]) => `${name} `.startsWith(`${beginning} `));
  return found.length === 0 ? COMMANDS : Object.fromEntries(found);
}

const hasRejected = (row: unknown) =>
  typeof row === 'object' && row !== null && 'rejected' in row && row.rejected !== 0;

await runCommand(async (withStores) => {
  const words = process.argv.slice(2);
  const [noun = '', verb = '', ...argv] = words;
  if (noun === 'help' || asksForHelp(words)) {
    process.stdout.write(`npm run -s admin -- COMMAND, one of\n${help(commandsOf(words))}\n`);
    return 0;
  }
  if (words.length === 0) {
    throw new CommandError(
      'unknown_command',
      `name a command; "npm run -s admin -- help" shows the usage of each: ${Object.keys(COMMANDS).join(', ')}`,
    );
  }
  const chosen = COMMANDS[`${noun} ${verb}`];
  if (!chosen) {
    throw new CommandError(
      'unknown_command',
      `"${words.slice(0, 2).join(' ')}" is not one of: ${Object.keys(commandsOf([noun])).join(', ')}`,
    );
  }
  const { rows, next } = await withStores((stores) => chosen.run(stores, argv));
  for (const row of rows) print(row);
  if (next !== null) tell(`Next: npm run -s ${next}`);
  return rows.some(hasRejected) ? 1 : 0;
});
