import { COMMAND_LINE } from '../../people/journal.ts';
import { linkTo, makeReset } from '../../people/links.ts';
import { invite } from '../../people/members.ts';
import { loadConfig, publicUrlOf } from '../../runtime/config.ts';
import { type AdminCommands, command, ID } from './admin-command.ts';

const EMAIL = { type: 'text', required: true, value: 'E' } as const;
const ROLE = { type: 'text', required: true, value: 'owner|manager|member' } as const;

/** A link that works once, as it is handed on. */
const printedLink = ({ id, token }: { readonly id: string; readonly token: string }) => ({
  id,
  link: linkTo(publicUrlOf(loadConfig(process.env)), token),
});

export const USER_COMMANDS: AdminCommands = {
  'user invite': command({
    about: 'Prints a link by which somebody joins an organization; it works once, for 7 days.',
    options: { organization: ID, email: EMAIL, role: ROLE },
    run: async ({ postgres }, { organization, email, role }) =>
      printedLink(await invite(postgres, organization, { email, role }, COMMAND_LINE)),
  }),
  'user reset': command({
    about: 'Prints a link by which somebody sets another password; it works once, for 7 days.',
    options: { email: EMAIL },
    run: async ({ postgres }, { email }) =>
      printedLink(await makeReset(postgres, email.trim().toLowerCase())),
  }),
};
