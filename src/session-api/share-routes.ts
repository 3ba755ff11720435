import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { parametersOf } from '../catalogue/filters.ts';
import { EVERY_REPORT_FILTERS } from '../catalogue/reports.ts';
import { addressOf } from '../http/address.ts';
import { callerOf } from '../http/caller.ts';
import { Problem } from '../http/problems.ts';
import type { Caller } from '../keys/caller.ts';
import {
  listShares,
  MAX_SHARE_DAYS,
  makeShare,
  revokeShare,
  SHARED_PAGES,
  type SharedPage,
  useShare,
} from '../people/shares.ts';
import type { App, AppDependencies } from '../routes/dependencies.ts';
import { addDays, today } from '../shared/dates.ts';
import { refusalOfFaults } from '../shared/faults.ts';
import { includeArchived, rangedQuery, wholeNumber } from '../shared/parameters.ts';
import type { Postgres } from '../stores/postgres.ts';
import { callerOfBrand, pathPart } from './access.ts';

/** The reports that a page is made of, and its signals. */
const REPORTS_OF: Readonly<Record<SharedPage, readonly string[]>> = {
  overview: ['visibility', 'brands', 'citations', 'signals'],
  prompts: ['visibility'],
  brands: ['brands'],
  sources: ['citations'],
};

/** Filters that a link fixes. */
const FIXED: readonly string[] = ['start_date', 'end_date', 'include_archived', ...EVERY_REPORT_FILTERS];

/** Stored as sent, after validation. */
const filters = z
  .record(z.string(), z.string({ error: 'must be a text' }), { error: 'must be a JSON object of texts' })
  .superRefine((given, context) => {
    const { days, ...query } = given;
    const read = rangedQuery({
      ...parametersOf(EVERY_REPORT_FILTERS),
      include_archived: includeArchived,
      days: wholeNumber(1, 90, { description: 'Days up to today.' }).optional(),
    }).safeParse(days === undefined ? query : { ...query, days });
    for (const issue of read.error?.issues ?? []) {
      const unknown = issue.code === 'unrecognized_keys' ? issue.keys : null;
      for (const path of unknown?.map((key) => [key]) ?? [issue.path]) {
        const message = unknown === null ? issue.message : 'is not a filter of share links';
        context.addIssue({ code: 'custom', path: [...path], message });
      }
    }
    if (days !== undefined && (query.start_date ?? query.end_date) !== undefined) {
      context.addIssue({
        code: 'custom',
        path: ['days'],
        message: 'is allowed in place of dates, not together with them',
      });
    }
  });

const newShare = z.strictObject({
  page: z.enum(SHARED_PAGES, { error: `must be one of ${SHARED_PAGES.join(', ')}` }),
  filters,
  expires_in_days: z
    .int({ error: 'must be a whole number' })
    .min(1, { error: 'must be 1 or more' })
    .max(MAX_SHARE_DAYS, { error: `must be at most ${MAX_SHARE_DAYS}` })
    .nullish(),
});

const shareId = z.object({ shareId: z.uuid() });

/** The parameters that a link puts into a request. */
function fixedBy({ days, ...given }: Readonly<Record<string, string>>): Record<string, string> {
  if (days === undefined) return given;
  const end_date = today();
  return { ...given, start_date: addDays(end_date, 1 - Number(days)), end_date };
}

/**
 * Opens the brand of a share link to a request for a report of its page, and fixes its filters.
 * @throws Problem and Refusal `not_found`, `invalid_parameter` for a filter that the request brings itself.
 */
export async function openShare(postgres: Postgres, request: FastifyRequest): Promise<Caller> {
  const share = await useShare(postgres, pathPart(request, 'token') ?? '');
  const report = request.routeOptions.url?.split('/').at(-1) ?? '';
  if (!REPORTS_OF[share.page].includes(report)) throw new Problem('not_found');
  const query = request.query as Record<string, unknown>;
  const brought = FIXED.filter((name) => name in query);
  if (brought.length > 0) {
    throw refusalOfFaults(
      brought.map((parameter) => ({ code: 'invalid_parameter', parameter, message: 'is fixed by the link' })),
    );
  }
  // Only one page shows the texts of prompts, and their topics.
  if (share.page !== 'prompts' && /prompt|topic/.test(String(query.dimensions ?? ''))) {
    const message = 'must not be prompt or topic: the page of this link shows no prompts';
    throw refusalOfFaults([{ code: 'invalid_parameter', parameter: 'dimensions', message }]);
  }
  if (query.compare !== undefined && query.compare !== 'previous') {
    const message = 'must be previous: the days of this link are fixed';
    throw refusalOfFaults([{ code: 'invalid_parameter', parameter: 'compare', message }]);
  }
  Object.assign(query, fixedBy(share.filters));
  // Holders of links are unknown and of any number, so they have limits apart from the brand's own.
  const fairnessKey = `shared ${share.brand.brandId}`;
  return callerOfBrand(share.brand, { kind: 'person', name: 'share link' }, fairnessKey);
}

/** Routes of links that show one page to anybody who has them. */
export async function shareRoutes(app: App, { postgres, publicUrl }: AppDependencies): Promise<void> {
  const of = '/brands/:brandId/shares';

  app.get(of, { config: { needs: 'manager' } }, async (request) => ({
    data: await listShares(postgres, callerOf(request)),
  }));

  app.post<{ Body: z.output<typeof newShare> }>(
    of,
    { config: { needs: 'manager' }, schema: { body: newShare } },
    async (request, reply) => {
      const { page, filters: fixed, expires_in_days: days = null } = request.body;
      const { token, ...share } = await makeShare(postgres, callerOf(request), page, fixed, days);
      return reply.code(201).send({ ...share, link: `${addressOf(request, publicUrl)}/shared#${token}` });
    },
  );

  app.delete<{ Params: { shareId: string } }>(
    `${of}/:shareId`,
    { config: { needs: 'manager' }, schema: { params: shareId } },
    (request) => revokeShare(postgres, callerOf(request), request.params.shareId),
  );

  app.get('/shared/:token', { config: { needs: 'nothing' } }, async (request) => {
    const { page, filters: fixed, shown } = await useShare(postgres, pathPart(request, 'token') ?? '');
    return { page, filters: fixed, brand: shown };
  });
}
