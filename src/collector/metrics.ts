import { Counter, Gauge, Histogram, type Registry } from 'prom-client';
import { z } from 'zod';
import type { Outcome, Usage } from '../providers/index.ts';
import type { Postgres } from '../stores/postgres.ts';
import { rowsOf } from '../stores/rows.ts';
import { inTime } from '../stores/time-limit.ts';

/** What the operator sees of the daily run, and of questions that are asked at once. */
export interface CollectorMetrics {
  /** One call of an engine and what became of it. */
  asked(engine: string, outcome: Outcome, milliseconds: number): void;
  /** What a model took to read an answer. */
  read(usage: Usage): void;
}

/** Milliseconds that somebody who looks at the metrics waits for Postgres. */
const LOOK_MS = 1_000;

const PROGRESS = `
SELECT q.engine, q.state, count(*)::int AS questions
FROM runs r JOIN questions q ON q.brand_id = r.brand_id AND q.date = r.date
WHERE r.date = (now() AT TIME ZONE 'UTC')::date OR r.state = 'running'
GROUP BY q.engine, q.state`;

const RunProgress = z.object({ engine: z.string(), state: z.string(), questions: z.number() });

/** Registers the metrics; the progress of the runs is read from Postgres when somebody looks. */
export function createCollectorMetrics(registry: Registry, postgres: Postgres): CollectorMetrics {
  const registers = [registry];
  const calls = new Counter({
    name: 'engine_calls_total',
    help: 'Questions sent to an engine, by outcome: complete, retry (may be asked again) or failed',
    labelNames: ['engine', 'outcome'],
    registers,
  });
  const faults = new Counter({
    name: 'engine_faults_total',
    help: 'Calls of an engine that brought no answer, by fault',
    labelNames: ['engine', 'fault'],
    registers,
  });
  const seconds = new Histogram({
    name: 'engine_call_seconds',
    help: 'How long an engine took to answer or to fail',
    labelNames: ['engine'],
    buckets: [0.5, 1, 2, 5, 10, 20, 40, 80, 160],
    registers,
  });
  const dropped = new Counter({
    name: 'engine_dropped_sources_total',
    help: 'Citations left out and titles cut: beyond what is kept of an answer, or pages of the engine itself',
    labelNames: ['engine'],
    registers,
  });
  const dollars = new Counter({
    name: 'engine_cost_dollars_total',
    help: 'Cost of calls in US dollars, those that brought no answer too, where the provider reports it',
    labelNames: ['engine'],
    registers,
  });
  const reading = new Counter({
    name: 'reading_tokens_total',
    help: 'Tokens of the model that reads answers, as far as its provider tells them',
    labelNames: ['of'],
    registers,
  });
  new Gauge({
    name: 'run_questions',
    help: 'Questions of the runs of today (UTC) and of those still under way, by state',
    labelNames: ['engine', 'state'],
    registers,
    async collect() {
      this.reset();
      // Nothing is told while Postgres is away.
      const result = await inTime(LOOK_MS, () => postgres.query(PROGRESS)).catch(() => ({ rows: [] }));
      for (const { questions, ...labels } of rowsOf(RunProgress, result)) this.set(labels, questions);
    },
  });
  return {
    asked(engine, outcome, milliseconds) {
      calls.inc({ engine, outcome: outcome.kind });
      seconds.observe({ engine }, milliseconds / 1000);
      const bill = outcome.kind === 'complete' ? outcome.answer : outcome.bill;
      dollars.inc({ engine }, (bill?.usage.costMicros ?? 0) / 1_000_000);
      if (outcome.kind === 'complete')
        dropped.inc({ engine }, outcome.answer.dropped + (outcome.answer.ownPages ?? 0));
      else faults.inc({ engine, fault: outcome.fault });
    },
    read({ inputTokens, outputTokens }) {
      reading.inc({ of: 'input' }, inputTokens ?? 0);
      reading.inc({ of: 'output' }, outputTokens ?? 0);
    },
  };
}
