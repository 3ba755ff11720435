import { z } from 'zod';
import {
  type CompetitorListQuery,
  changeCompetitor,
  competitorChangeSchema,
  competitorSchema,
  listCompetitors,
  readCompetitor,
} from '../competitors/competitor.ts';
import { COMPETITOR_STATUSES, type CompetitorStatus } from '../competitors/create-competitor.ts';
import { callerOf } from '../http/caller.ts';
import { listOf, listSchema, pageParameters } from '../shared/page.ts';
import { commaList, oneOf } from '../shared/parameters.ts';
import type { App, AppDependencies } from './dependencies.ts';
import { updatedSince } from './updated-since.ts';

const DEFAULT_STATUSES = 'tracked,suggested';

/** The query parameters of the list, whose pages have `most` rows at the most. */
export const competitorListParameters = (most = 200) =>
  z.strictObject({
    status: commaList(oneOf(COMPETITOR_STATUSES), {
      description: `Comma list of ${COMPETITOR_STATUSES.join(', ')}.`,
      default: DEFAULT_STATUSES,
      example: 'tracked',
    }).prefault(DEFAULT_STATUSES),
    updated_since: updatedSince,
    ...pageParameters(most),
  });

const noQuery = z.strictObject({});
const competitorId = z.object({
  competitor_id: z
    .uuid()
    .meta({ description: "The competitor's id.", example: '5b0a7f7e-1c55-4f0b-9a53-6d1f0c2b7e11' }),
});
const competitorList = listSchema('CompetitorList', competitorSchema);

interface ById {
  Params: { competitor_id: string };
}

export async function competitorRoutes(app: App, { postgres }: AppDependencies): Promise<void> {
  app.get<{ Querystring: CompetitorListQuery }>(
    '/competitors',
    {
      schema: {
        tags: ['Competitors'],
        operationId: 'listCompetitors',
        summary: "A page of the brand's competitors, by name without regard to case",
        querystring: competitorListParameters(),
        response: { 200: competitorList },
      },
    },
    async (request) =>
      listOf(await listCompetitors(postgres, callerOf(request), request.query), request.query),
  );

  app.get<ById>(
    '/competitors/:competitor_id',
    {
      schema: {
        tags: ['Competitors'],
        operationId: 'getCompetitor',
        summary: 'One competitor, in any status',
        params: competitorId,
        querystring: noQuery,
        response: { 200: competitorSchema },
      },
    },
    async (request) => readCompetitor(postgres, callerOf(request), request.params.competitor_id),
  );

  app.patch<ById & { Body: { status?: CompetitorStatus } }>(
    '/competitors/:competitor_id',
    {
      config: { permission: 'read-and-write', problems: ['own_brand_not_a_competitor'] },
      schema: {
        tags: ['Competitors'],
        operationId: 'changeCompetitor',
        summary: "Changes a competitor's status",
        params: competitorId,
        querystring: noQuery,
        body: competitorChangeSchema,
        response: { 200: competitorSchema },
      },
    },
    async (request) =>
      changeCompetitor(postgres, callerOf(request), request.params.competitor_id, request.body.status),
  );
}
