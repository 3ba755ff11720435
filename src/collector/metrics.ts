import { Counter, Gauge, Histogram, type Registry } from 'prom-client';
import { z } from 'zod';
import type { Outcome, Usage } from '../providers/index.ts';
import type { Postgres } from '../stores/postgres.ts';
import { rowsOf } from '../stores/rows.ts';
import { inTime } from '../stores/time-limit.ts';

/** Metrics of the daily run, and of questions that are asked at once. */
export interface CollectorMetrics {
  /** Records one call of an engine and its outcome. */
  asked(engine: string, outcome: Outcome, milliseconds: number): void;
  /** Counts the tokens that a model took to read an answer. */
  read(usage: Usage): void;
}

/** Milliseconds that a scrape waits for Postgres. */
const LOOK_MS = 1_000;

const PROGRESS = `
SELECT q.engine, q.state, count(*)::int AS questions
FROM runs r JOIN questions q ON q.brand_id = r.brand_id AND q.date = r.date
WHERE r.date = (now() AT TIME ZONE 'UTC')::date OR r.state = 'running'
GROUP BY q.engine, q.state`;

const RunProgress = z.object({ engine: z.string(), state: z.string(), questions: z.number() });

/** Registers the metrics; a scrape reads the progress of runs from Postgres. */
export function createCollectorMetrics(registry: Registry, postgres: Postgres): CollectorMetrics {
  const registers = [registry];
  const calls = new Counter({
    name: 'engine_calls_total',
    help: 'Questions sent to an engine, by outcome: complete, retry (may be retried) or failed',
    labelNames: ['engine', 'outcome'],
    registers,
  });
  const faults = new Counter({
    name: 'engine_faults_total',
    help: 'Calls of an engine without an answer, by fault',
    labelNames: ['engine', 'fault'],
    registers,
  });
  const seconds = new Histogram({
    name: 'engine_call_seconds',
    help: 'Time until an engine answered or failed',
    labelNames: ['engine'],
    buckets: [0.5, 1, 2, 5, 10, 20, 40, 80, 160],
    registers,
  });
  const dropped = new Counter({
    name: 'engine_dropped_sources_total',
    help: 'Citations left out and titles cut: beyond the limits of an answer, or pages of the engine itself',
    labelNames: ['engine'],
    registers,
  });
  const dollars = new Counter({
    name: 'engine_cost_dollars_total',
    help: 'Cost of calls in US dollars, including those without an answer, where the provider reports it',
    labelNames: ['engine'],
    registers,
  });
  const reading = new Counter({
    name: 'reading_tokens_total',
    help: 'Tokens of the model that reads answers, as far as its provider reports them',
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
      // Gives no values while Postgres is away.
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
