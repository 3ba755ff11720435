import { z } from 'zod';
import { addressOf } from '../http/address.ts';
import { Problem } from '../http/problems.ts';
import { readAuditLog } from '../people/audit-log.ts';
import { linkTo } from '../people/links.ts';
import {
  changeRole,
  invite,
  listKeysMadeBy,
  listMembers,
  removeMember,
  revokeInvitation,
  roleIn,
} from '../people/members.ts';
import { invitationMail, sendMail } from '../people/messages.ts';
import { type MemberRole, ROLES } from '../people/person.ts';
import type { App, AppDependencies } from '../routes/dependencies.ts';
import { listOf, pageParameters } from '../shared/page.ts';
import { authorOf, personOf } from './access.ts';
import { emailField } from './fields.ts';

const roleField = z.enum(ROLES, { error: `must be one of ${ROLES.join(', ')}` });
const newInvitation = z.strictObject({ email: emailField, role: roleField });
const removal = z
  .strictObject({ revoke_keys: z.boolean({ error: 'must be true or false' }).optional() })
  .nullish();
const roleChange = z.strictObject({ role: roleField });
const page = z.strictObject(pageParameters(100));

const organizationId = z.object({ organizationId: z.uuid() });
const member = z.object({ organizationId: z.uuid(), userId: z.uuid() });
const invitation = z.object({ organizationId: z.uuid(), invitationId: z.uuid() });

const OF = '/organizations/:organizationId';

/** Members of an organization, their invitations, and who changed what. */
export async function memberRoutes(app: App, { postgres, publicUrl, mail }: AppDependencies): Promise<void> {
  app.get<{ Params: z.output<typeof organizationId> }>(
    `${OF}/members`,
    { config: { needs: 'owner' }, schema: { params: organizationId } },
    (request) => listMembers(postgres, request.params.organizationId),
  );

  app.post<{ Params: z.output<typeof organizationId>; Body: z.output<typeof newInvitation> }>(
    `${OF}/invitations`,
    { config: { needs: 'owner' }, schema: { params: organizationId, body: newInvitation } },
    async (request, reply) => {
      const author = authorOf(personOf(request));
      const { token, organization, ...made } = await invite(
        postgres,
        request.params.organizationId,
        request.body,
        author,
      );
      const link = linkTo(addressOf(request, publicUrl), token);
      const message = invitationMail(made.email, organization, author.name, link);
      const sent = await sendMail(mail, message, (error) =>
        request.log.error({ err: error }, 'The mail server does not accept messages'),
      );
      return reply.code(201).send({ ...made, link, sent });
    },
  );

  app.delete<{ Params: z.output<typeof invitation> }>(
    `${OF}/invitations/:invitationId`,
    { config: { needs: 'owner' }, schema: { params: invitation } },
    async (request, reply) => {
      const { organizationId: id, invitationId } = request.params;
      await revokeInvitation(postgres, id, invitationId, authorOf(personOf(request)));
      return reply.code(204).send();
    },
  );

  app.patch<{ Params: z.output<typeof member>; Body: { role: MemberRole } }>(
    `${OF}/members/:userId`,
    { config: { needs: 'owner' }, schema: { params: member, body: roleChange } },
    (request) => {
      const { organizationId: id, userId } = request.params;
      return changeRole(postgres, id, userId, request.body.role, authorOf(personOf(request)));
    },
  );

  app.get<{ Params: z.output<typeof member> }>(
    `${OF}/members/:userId/keys`,
    { config: { needs: 'owner' }, schema: { params: member } },
    async (request) => ({
      data: await listKeysMadeBy(postgres, request.params.organizationId, request.params.userId),
    }),
  );

  app.delete<{ Params: z.output<typeof member>; Body: z.output<typeof removal> }>(
    `${OF}/members/:userId`,
    { config: { needs: 'member' }, schema: { params: member, body: removal } },
    async (request, reply) => {
      const { organizationId: id, userId } = request.params;
      const person = personOf(request);
      // Owners remove others; anybody may leave.
      const revokesKeys = request.body?.revoke_keys ?? false;
      if ((userId !== person.id || revokesKeys) && (await roleIn(postgres, id, person.id)) !== 'owner')
        throw new Problem('insufficient_role');
      await removeMember(postgres, id, userId, authorOf(person), revokesKeys);
      return reply.code(204).send();
    },
  );

  app.get<{ Params: z.output<typeof organizationId>; Querystring: z.output<typeof page> }>(
    `${OF}/journal`,
    { config: { needs: 'owner' }, schema: { params: organizationId, querystring: page } },
    async (request) =>
      listOf(await readAuditLog(postgres, request.params.organizationId, request.query), request.query),
  );
}
