import { z } from 'zod';
import { callerOf } from '../http/caller.ts';
import { shownCharacters } from '../keys/api-key.ts';
import {
  createKey,
  listKeys,
  MAX_GRACE_HOURS,
  PERMISSIONS,
  revokeKey,
  rotateKey,
  setPermission,
} from '../keys/keys.ts';
import type { Author } from '../people/audit-log.ts';
import { includesApi } from '../plans/organizations.ts';
import type { App, AppDependencies } from '../routes/dependencies.ts';
import { nameField } from './fields.ts';

const permission = z.enum(PERMISSIONS, { error: `must be one of ${PERMISSIONS.join(', ')}` });
const newKey = z.strictObject({ name: nameField, permission });
const keyChange = z.strictObject({ permission });
const rotation = z.strictObject({
  grace_hours: z
    .int({ error: 'must be a whole number' })
    .min(0, { error: 'must be 0 or more' })
    .max(MAX_GRACE_HOURS, { error: `must be at most ${MAX_GRACE_HOURS}` }),
});
const keyId = z.object({ keyId: z.uuid() });

const OF = '/brands/:brandId/keys';

const WITHOUT_API =
  'The plan of the organization does not include the API: requests with this key are refused (403) until the plan is changed.';

/** A key that was just made, with the columns of a listed one. */
function shownOnce<Made extends { readonly key: string }>(made: Made, author: Author) {
  const { first, last } = shownCharacters(made.key);
  return {
    ...made,
    first_characters: first,
    last_characters: last,
    created_by: author.name,
    last_used_at: null,
    revoked_at: null,
  };
}

/** API keys of a brand. */
export async function keyRoutes(app: App, { postgres }: AppDependencies): Promise<void> {
  app.get(OF, { config: { needs: 'manager' } }, async (request) => ({
    data: await listKeys(postgres, callerOf(request).brandId),
  }));

  app.post<{ Body: z.output<typeof newKey> }>(
    OF,
    { config: { needs: 'manager' }, schema: { body: newKey } },
    async (request, reply) => {
      const { brandId, author } = callerOf(request);
      const note = (await includesApi(postgres, callerOf(request))) ? null : WITHOUT_API;
      const created = await createKey(postgres, { brandId, ...request.body, createdBy: author.name, author });
      return reply.code(201).send({ ...shownOnce(created, author), note });
    },
  );

  app.post<{ Params: { keyId: string }; Body: z.output<typeof rotation> }>(
    `${OF}/:keyId/rotations`,
    { config: { needs: 'manager' }, schema: { params: keyId, body: rotation } },
    async (request, reply) => {
      const { brandId, author } = callerOf(request);
      const note = (await includesApi(postgres, callerOf(request))) ? null : WITHOUT_API;
      const changed = { id: request.params.keyId, brandId, author };
      const { replaces, replaced_ends_at, ...made } = await rotateKey(
        postgres,
        changed,
        request.body.grace_hours,
      );
      return reply.code(201).send({ ...shownOnce(made, author), note, replaces, replaced_ends_at });
    },
  );

  app.patch<{ Params: { keyId: string }; Body: z.output<typeof keyChange> }>(
    `${OF}/:keyId`,
    { config: { needs: 'manager' }, schema: { params: keyId, body: keyChange } },
    async (request) => {
      const { brandId, author } = callerOf(request);
      return setPermission(postgres, { id: request.params.keyId, brandId, author }, request.body.permission);
    },
  );

  app.delete<{ Params: { keyId: string } }>(
    `${OF}/:keyId`,
    { config: { needs: 'manager' }, schema: { params: keyId } },
    async (request) => {
      const { brandId, author } = callerOf(request);
      return revokeKey(postgres, { id: request.params.keyId, brandId, author });
    },
  );
}
