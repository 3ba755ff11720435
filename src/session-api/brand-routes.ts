import { z } from 'zod';
import { createBrand } from '../brands/create-brand.ts';
import { updateBrand } from '../brands/update-brand.ts';
import { readCompetitor } from '../competitors/competitor.ts';
import { COMPETITOR_STATUSES, createCompetitor } from '../competitors/create-competitor.ts';
import { updateCompetitor } from '../competitors/update-competitor.ts';
import { callerOf } from '../http/caller.ts';
import { Problem } from '../http/problems.ts';
import { useSession } from '../people/access.ts';
import { READERS, showReader, switchReader } from '../plans/switch-reader.ts';
import { templatesFor } from '../prompts/question-templates.ts';
import { brandReader } from '../routes/brand.ts';
import type { App, SharedDependencies } from '../routes/dependencies.ts';
import { authorOf, callerOfBrand, personOf } from './access.ts';
import { sessionToken } from './cookie.ts';
import {
  aliasesChangeField,
  aliasesField,
  booleanField,
  countryField,
  domainField,
  domainsChangeField,
  domainsField,
  enginesChangeField,
  enginesField,
  nameField,
} from './fields.ts';

const newBrand = z.strictObject({
  name: nameField,
  domains: domainsField,
  aliases: aliasesField.optional(),
  include_subdomains: booleanField.optional(),
  primary_country: countryField,
  engines: enginesField,
});

const brandChange = z.strictObject({
  ...newBrand.partial().shape,
  aliases: aliasesChangeField.optional(),
  domains: domainsChangeField.optional(),
  engines: enginesChangeField.optional(),
});

const newCompetitor = z.strictObject({
  name: nameField,
  aliases: aliasesField.optional(),
  domain: domainField.optional(),
  status: z
    .enum(COMPETITOR_STATUSES, { error: `must be one of ${COMPETITOR_STATUSES.join(', ')}` })
    .optional(),
});

const namesChange = z.strictObject({
  name: nameField.optional(),
  aliases: aliasesChangeField.optional(),
  domain: domainField.nullable().optional(),
});

const organizationId = z.object({ organizationId: z.uuid() });
const competitorId = z.object({ competitorId: z.uuid() });

const readerChange = z.strictObject({
  reader: z.enum(READERS, { error: `must be ${READERS.join(' or ')}` }),
});

/** Routes that change a brand and its competitors, beyond those of the API. */
export async function sessionBrandRoutes(app: App, dependencies: SharedDependencies): Promise<void> {
  const { postgres, publicUrl } = dependencies;
  const readBrand = brandReader(dependencies);

  app.post<{ Params: z.output<typeof organizationId>; Body: z.output<typeof newBrand> }>(
    '/organizations/:organizationId/brands',
    { config: { needs: 'manager' }, schema: { params: organizationId, body: newBrand } },
    async (request, reply) => {
      const { primary_country, include_subdomains = false, aliases = [], ...brand } = request.body;
      const author = authorOf(personOf(request));
      const { id } = await createBrand(
        postgres,
        {
          ...brand,
          aliases,
          organizationId: request.params.organizationId,
          country: primary_country,
          includeSubdomains: include_subdomains,
        },
        author,
      );
      const access = await useSession(postgres, sessionToken(request, publicUrl) ?? '', id);
      // The author may have lost the membership meanwhile.
      if (!access?.open) throw new Problem('not_found');
      return reply.code(201).send(await readBrand(callerOfBrand(access.open.brand, author)));
    },
  );

  app.patch<{ Body: z.output<typeof brandChange> }>(
    '/brands/:brandId',
    { config: { needs: 'manager' }, schema: { body: brandChange } },
    async (request) => {
      const { primary_country: country, include_subdomains: includeSubdomains, ...update } = request.body;
      await updateBrand(postgres, callerOf(request), { ...update, country, includeSubdomains });
      return readBrand(callerOf(request));
    },
  );

  app.get('/brands/:brandId/reader', { config: { needs: 'member' } }, (request) =>
    showReader(postgres, callerOf(request)),
  );

  app.patch<{ Body: z.output<typeof readerChange> }>(
    '/brands/:brandId/reader',
    { config: { needs: 'manager' }, schema: { body: readerChange } },
    async (request) => {
      const caller = callerOf(request);
      await switchReader(postgres, caller, request.body.reader);
      return showReader(postgres, caller);
    },
  );

  app.get('/brands/:brandId/question-templates', { config: { needs: 'member' } }, async (request) => {
    const { primary_country } = await readBrand(callerOf(request));
    return templatesFor(primary_country);
  });

  app.post<{ Body: z.output<typeof newCompetitor> }>(
    '/brands/:brandId/competitors',
    { config: { needs: 'manager' }, schema: { body: newCompetitor } },
    async (request, reply) => {
      const caller = callerOf(request);
      const { name, aliases = [], domain, status = 'tracked' } = request.body;
      const { id } = await createCompetitor(
        postgres,
        { brandId: caller.brandId, name, aliases, domain, status },
        caller.author,
      );
      return reply.code(201).send(await readCompetitor(postgres, caller, id));
    },
  );

  app.patch<{ Params: z.output<typeof competitorId>; Body: z.output<typeof namesChange> }>(
    '/brands/:brandId/competitors/:competitorId',
    { config: { needs: 'manager' }, schema: { params: competitorId, body: namesChange } },
    async (request) => {
      const caller = callerOf(request);
      const { brandId, author } = caller;
      await updateCompetitor(postgres, { id: request.params.competitorId, brandId, author }, request.body);
      return readCompetitor(postgres, caller, request.params.competitorId);
    },
  );
}
