import type { z } from 'zod';
import { callerOf } from '../http/caller.ts';
import { abortOfClient, envelope } from '../http/envelope.ts';
import { responses } from '../http/responses.ts';
import { createTurns } from '../http/turns.ts';
import { REPORTS, type ReportDefinition } from '../reports/catalogue/reports.ts';
import { reportMeta } from '../reports/meta.ts';
import { reportParameters } from '../reports/parameters.ts';
import type { ReportQuery } from '../reports/query.ts';
import { type ReportStores, runReport } from '../reports/run.ts';
import { reportSchema } from '../reports/schema.ts';
import { createStatistics } from '../reports/statistics.ts';
import type { App, AppDependencies } from './dependencies.ts';

type Turns = ReturnType<typeof createTurns>;

function addReport(app: App, stores: ReportStores, turn: Turns, report: ReportDefinition): void {
  const querystring: z.ZodType<ReportQuery> = reportParameters(report);
  app.get<{ Querystring: ReportQuery }>(
    `/reports/${report.name}`,
    {
      schema: {
        tags: ['Reports'],
        operationId: `get${report.name[0]?.toUpperCase()}${report.name.slice(1)}Report`,
        summary: report.summary,
        querystring,
        response: responses({ 200: reportSchema(report) }, [
          'invalid_parameter',
          'date_range_invalid',
          'prompt_archived',
          'unknown_prompt',
          ...(report.name === 'brands' ? (['unknown_competitor'] as const) : []),
        ]),
      },
    },
    async (request, reply) => {
      const query = request.query;
      const signal = abortOfClient(reply);
      const caller = callerOf(request);
      // The turn is the engine's work, not the sending: a slow reader takes nothing from the others.
      const end = await turn(caller.brandId);
      const { rows, dataThrough } = await runReport(stores, caller, query, signal).finally(end);
      return reply
        .type('application/json; charset=utf-8')
        .send(envelope(rows, (counts) => reportMeta(query, counts, dataThrough)));
    },
  );
}

export async function reportRoutes(app: App, dependencies: AppDependencies): Promise<void> {
  const stores = { ...dependencies, statistics: createStatistics(dependencies.clickhouse) };
  const turn = createTurns();
  for (const report of Object.values(REPORTS)) addReport(app, stores, turn, report);
}
