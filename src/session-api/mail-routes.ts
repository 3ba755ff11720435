import { z } from 'zod';
import { chooseMails, readMailChoices } from '../people/mail-choices.ts';
import type { App, AppDependencies } from '../routes/dependencies.ts';
import { personOf } from './access.ts';
import { booleanField } from './fields.ts';

const choice = z.strictObject({
  digest: booleanField.optional(),
  notices: booleanField.optional(),
  locale: z
    .string({ error: 'must be a text' })
    .max(35, { error: 'must have at most 35 characters' })
    .optional(),
});

const organizationId = z.object({ organizationId: z.uuid() });

type OfOrganization = z.output<typeof organizationId>;

const OF = '/organizations/:organizationId/mails';

/** Mails that each member gets of an organization. */
export async function mailRoutes(app: App, { postgres, mail }: AppDependencies): Promise<void> {
  const config = { needs: 'member' } as const;

  app.get<{ Params: OfOrganization }>(
    OF,
    { config, schema: { params: organizationId } },
    async (request) => ({
      sends_mail: mail !== undefined,
      ...(await readMailChoices(postgres, request.params.organizationId, personOf(request).id)),
    }),
  );

  app.patch<{ Params: OfOrganization; Body: z.output<typeof choice> }>(
    OF,
    { config, schema: { params: organizationId, body: choice } },
    (request) => chooseMails(postgres, request.params.organizationId, personOf(request), request.body),
  );
}
