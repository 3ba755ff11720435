import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import { readCompetitor } from '../competitors/competitor.ts';
import { callerOf } from '../http/caller.ts';
import { Problem } from '../http/problems.ts';
import { putUserJob, readUserJob, type UserJobInputs, type UserJobKind } from '../ingest/brands/user-jobs.ts';
import type { Caller } from '../keys/caller.ts';
import type { App, AppDependencies } from '../routes/dependencies.ts';
import { invalid } from '../shared/refusal.ts';
import { textField } from '../shared/text.ts';
import type { Postgres } from '../stores/postgres.ts';
import { countryField, engineField } from './fields.ts';

const competitorId = z.object({ competitorId: z.uuid() });
const errandId = z.object({ errandId: z.uuid() });
const merge = z.strictObject({ into: z.uuid({ error: 'must be the id of a competitor' }) });
const question = z.strictObject({
  text: textField(1000, 'What is asked.'),
  engine: engineField,
  country: countryField,
});

/** Queues a job for the worker, and returns the address of its result. */
async function hand<Kind extends UserJobKind>(
  postgres: Postgres,
  caller: Caller,
  reply: FastifyReply,
  kind: Kind,
  input: UserJobInputs[Kind],
) {
  const id = await putUserJob(postgres, caller, kind, input);
  if (id !== null) return reply.code(202).send({ id });
  const detail = 'Other jobs of this brand are waiting; try again shortly.';
  throw new Problem('unavailable', { detail, retryAfter: 5 });
}

/**
 * Routes of jobs that take the worker a while: merging competitors, asking a question at once, and their
 * results.
 */
export async function userJobRoutes(app: App, { postgres }: AppDependencies): Promise<void> {
  app.post<{ Params: z.output<typeof competitorId>; Body: z.output<typeof merge> }>(
    '/brands/:brandId/competitors/:competitorId/merge',
    { config: { needs: 'manager' }, schema: { params: competitorId, body: merge } },
    async (request, reply) => {
      const caller = callerOf(request);
      const { competitorId: competitor } = request.params;
      const { into } = request.body;
      for (const id of [competitor, into]) await readCompetitor(postgres, caller, id);
      if (competitor === into) throw invalid('into', 'must be another competitor');
      return hand(postgres, caller, reply, 'merge', { competitor, into });
    },
  );

  app.post<{ Body: z.output<typeof question> }>(
    '/brands/:brandId/questions',
    { config: { needs: 'manager' }, schema: { body: question } },
    (request, reply) => hand(postgres, callerOf(request), reply, 'question', request.body),
  );

  app.get<{ Params: z.output<typeof errandId> }>(
    '/brands/:brandId/errands/:errandId',
    { config: { needs: 'manager' }, schema: { params: errandId } },
    (request) => readUserJob(postgres, callerOf(request), request.params.errandId),
  );
}
