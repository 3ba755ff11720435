import { findAccount } from '../../people/accounts.ts';
import { COMMAND_LINE } from '../../people/audit-log.ts';
import { deletePerson } from '../../people/deletion.ts';
import { listPeople, showPerson } from '../../people/find.ts';
import { linkTo, makeReset } from '../../people/links.ts';
import { changeRole, invite, listMembers } from '../../people/members.ts';
import { invitationMail, resetMail, sendMail } from '../../people/messages.ts';
import { foldEmail, ROLES } from '../../people/person.ts';
import { showOrganization } from '../../plans/organizations.ts';
import { loadConfig } from '../../runtime/config.ts';
import { type MailMessage, openMail } from '../../runtime/mail.ts';
import { dashboardAddress } from '../../runtime/service-address.ts';
import { missing } from '../../shared/refusal.ts';
import type { Stores } from '../../stores/stores.ts';
import { CommandError } from '../command.ts';
import { type AdminCommands, command, ID } from './admin-command.ts';

const EMAIL = { type: 'text', required: true, value: 'E' } as const;
const KNOWN_EMAIL = {
  ...EMAIL,
  found: { command: 'admin -- user list', shows: 'the addresses' },
} as const;
const ROLE = { type: 'text', required: true, value: 'owner|manager|member' } as const;

/**
 * Link that works once, to be passed on; with a mail server it is sent as well, and `sent` is true where the
 * server accepted it. It points to the service that runs on the embedded stores, whatever port that has.
 */
async function handOn(
  { embedded }: Stores,
  { id, token }: { readonly id: string; readonly token: string },
  messageWith: (link: string) => MailMessage,
) {
  const config = loadConfig(process.env);
  const { SMTP_URL, MAIL_FROM } = config;
  const link = linkTo(dashboardAddress(config, embedded).url, token);
  if (!SMTP_URL || !MAIL_FROM) return { id, link };
  const mail = openMail(SMTP_URL, MAIL_FROM);
  const sent = await sendMail(mail, messageWith(link), ({ message }) => {
    process.stderr.write(`The mail server does not accept messages: ${message}\n`);
  });
  mail.close();
  return { id, link, sent };
}

export const USER_COMMANDS: AdminCommands = {
  'user invite': command({
    about: 'Prints an invitation link to an organization, and sends it by mail where SMTP_URL is set.',
    options: { organization: ID, email: EMAIL, role: ROLE },
    run: async (stores, { organization, email, role }) => {
      const made = await invite(stores.postgres, organization, { email, role }, COMMAND_LINE);
      return handOn(stores, made, (link) =>
        invitationMail(made.email, made.organization, 'The administrator', link),
      );
    },
  }),
  'user list': command({
    about:
      'Lists people by name, all or those with TEXT in name or address; with an organization its members, then open invitations.',
    options: { organization: { type: 'id' }, name: { type: 'text', value: 'TEXT' } },
    run: async ({ postgres }, { organization, name }) => {
      if (organization === undefined) return listPeople(postgres, name);
      if (name !== undefined)
        throw new CommandError('invalid_option', '--organization and --name do not go together');
      const { data, invitations } = await listMembers(postgres, organization);
      // An unknown organization has no members either.
      if (data.length + invitations.length === 0) await showOrganization(postgres, organization);
      return [
        ...data.map(({ user, ...member }) => ({ ...user, ...member })),
        ...invitations.map(({ email, role, expires_at }) => ({ email, role, invited_until: expires_at })),
      ];
    },
  }),
  'user show': command({
    about: 'Shows a person or an invited address, with organizations and roles.',
    options: { email: KNOWN_EMAIL },
    run: ({ postgres }, { email }) => showPerson(postgres, foldEmail(email)),
  }),
  'user set-role': command({
    about: 'Gives a member of an organization another role, from the next request.',
    options: { organization: ID, email: KNOWN_EMAIL, role: ROLE },
    run: async ({ postgres }, { organization, email, role }) => {
      const known = ROLES.find((one) => one === role);
      if (known === undefined)
        throw new CommandError('invalid_option', `--role must be one of ${ROLES.join(', ')}`);
      const account = await findAccount(postgres, foldEmail(email));
      if (account === null) throw missing(`account of ${email}`);
      const { user, ...member } = await changeRole(postgres, organization, account.id, known, COMMAND_LINE);
      return { ...user, ...member };
    },
  }),
  'user reset': command({
    about: 'Prints a link for setting another password, and sends it by mail where SMTP_URL is set.',
    options: { email: KNOWN_EMAIL },
    run: async (stores, { email }) => {
      const address = foldEmail(email);
      return handOn(stores, await makeReset(stores.postgres, address), (link) => resetMail(address, link));
    },
  }),
  'user delete': command({
    about: 'Deletes a person for good; entries and objects that they created stay, without their name.',
    options: { email: KNOWN_EMAIL },
    run: ({ postgres }, { email }) => deletePerson(postgres, foldEmail(email)),
  }),
};
