import type { z } from 'zod';
import { REPORTS, type ReportDefinition } from '../catalogue/reports.ts';
import { answerReport } from '../reports/answer-report.ts';
import { type ReportRequest, reportParameters } from '../reports/report-parameters.ts';
import { reportSchema } from '../reports/report-schema.ts';
import { capitalised } from '../shared/text.ts';
import type { App, SharedDependencies } from './dependencies.ts';
import { respondWithRows } from './respond-with-rows.ts';

function addReport(app: App, stores: SharedDependencies, report: ReportDefinition): void {
  const querystring: z.ZodType<ReportRequest> = reportParameters(report);
  app.get<{ Querystring: ReportRequest }>(
    `/reports/${report.name}`,
    {
      config: { problems: ['not_acceptable'], revised: true },
      schema: {
        tags: ['Reports'],
        operationId: `get${capitalised(report.name)}Report`,
        summary: report.summary,
        querystring,
        response: { 200: reportSchema(report) },
      },
    },
    (request, reply) =>
      respondWithRows(request, reply, request.query.output, (caller, options) =>
        answerReport(stores, caller, request.query, options),
      ),
  );
}

export async function reportRoutes(app: App, dependencies: SharedDependencies): Promise<void> {
  for (const report of Object.values(REPORTS)) addReport(app, dependencies, report);
}
