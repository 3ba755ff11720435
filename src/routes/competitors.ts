import { z } from 'zod';
import {
  type CompetitorListQuery,
  changeCompetitor,
  competitorChangeSchema,
  competitorSchema,
  listCompetitors,
  readCompetitor,
} from '../competitors/competitor.ts';
import { COMPETITOR_STATUSES, type CompetitorStatus } from '../competitors/create.ts';
import { callerOf } from '../http/caller.ts';
import { listOf, listSchema, pageParameters } from '../http/page.ts';
import { commaList, oneOf } from '../http/parameters.ts';
import { responses } from '../http/responses.ts';
import type { App, AppDependencies } from './dependencies.ts';

const DEFAULT_STATUSES = 'tracked,suggested';

const listParameters = z.strictObject({
  status: commaList(oneOf(COMPETITOR_STATUSES), {
    description: `Comma list of ${COMPETITOR_STATUSES.join(', ')}.`,
    default: DEFAULT_STATUSES,
  }).prefault(DEFAULT_STATUSES),
  ...pageParameters(200),
});

const noQuery = z.strictObject({});
const competitorId = z.object({ competitor_id: z.uuid().meta({ description: "The competitor's id." }) });

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
        querystring: listParameters,
        response: responses({ 200: listSchema(competitorSchema) }, ['invalid_parameter']),
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
        response: responses({ 200: competitorSchema }, ['invalid_parameter', 'not_found']),
      },
    },
    async (request) => readCompetitor(postgres, callerOf(request), request.params.competitor_id),
  );

  app.patch<ById & { Body: { status?: CompetitorStatus } }>(
    '/competitors/:competitor_id',
    {
      config: { permission: 'read-and-write' },
      schema: {
        tags: ['Competitors'],
        operationId: 'changeCompetitor',
        summary: "Changes a competitor's status",
        params: competitorId,
        querystring: noQuery,
        body: competitorChangeSchema,
        response: responses({ 200: competitorSchema }, [
          'invalid_parameter',
          'invalid_body',
          'own_brand_not_a_competitor',
          'insufficient_permission',
          'not_found',
          'body_too_large',
          'unsupported_media_type',
        ]),
      },
    },
    async (request) =>
      changeCompetitor(postgres, callerOf(request), request.params.competitor_id, request.body.status),
  );
}
