import { z } from 'zod';
import { CONTENT_TYPES } from '../domains/domains.ts';
import { NOBODY, setSite } from '../domains/sites.ts';
import { callerOf } from '../http/caller.ts';
import type { App, AppDependencies } from '../routes/dependencies.ts';
import { domainField } from './fields.ts';

const siteChange = z.strictObject({
  domain: domainField,
  content_type: z
    .enum(CONTENT_TYPES, { error: `must be null or one of ${CONTENT_TYPES.join(', ')}` })
    .nullable()
    .optional(),
  owner: z
    .union([z.literal(NOBODY), z.uuid()], { error: `must be null, ${NOBODY} or the id of a competitor` })
    .nullable()
    .optional(),
});

/** The kind and the owner of a cited site, as the people of one brand have them. */
export async function siteRoutes(app: App, { postgres }: AppDependencies): Promise<void> {
  app.patch<{ Body: z.output<typeof siteChange> }>(
    '/brands/:brandId/sites',
    { config: { needs: 'manager' }, schema: { body: siteChange } },
    (request) => setSite(postgres, callerOf(request), request.body),
  );
}
