import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { ROOT, textOf } from './helpers/documents.ts';

/* Dashboards and alert rules are not run here; the metrics that they name are those that there are. */

/** As docs/operation.md tells them, which readme.test.ts compares with a service. */
const METRICS = new Set(
  [...textOf('docs/operation.md').matchAll(/^([a-z_]+_[a-z_]+) [A-Z]/gm)].map(([, name = '']) => name),
);

/** Words of PromQL with an underscore that name no metric. */
const FUNCTIONS = ['histogram_quantile'];

/** Metrics that expressions name: of a histogram the name before `_bucket`. */
const metricsIn = (expressions: readonly string[]) =>
  new Set(
    expressions
      .flatMap((expression) => expression.replace(/"[^"]*"|\$\w+/g, '').match(/[a-z]+(?:_[a-z]+)+/g) ?? [])
      .filter((name) => !FUNCTIONS.includes(name) && !/^(process|nodejs)_/.test(name))
      .map((name) => name.replace(/_bucket$/, '')),
  );

const strangers = (expressions: readonly string[]) =>
  [...metricsIn(expressions)].filter((name) => !METRICS.has(name));

/** The labels of each metric, as the sources make it. */
const LABELS = new Map(
  readdirSync(path.join(ROOT, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .map((file) => readFileSync(path.join(ROOT, 'src', file), 'utf8'))
    .flatMap((text) => [...text.matchAll(/\bname: '([a-z_]+)',\s+help: .+\s+labelNames: \[([^\]]*)\]/g)])
    .map(([, name = '', labels = '']) => [name, labels.match(/\w+/g) ?? []] as const),
);

/** Labels that Prometheus has of any metric, and of the buckets of a histogram. */
const OF_PROMETHEUS = ['instance', 'job', 'le'];

/** Labels by which an expression groups or picks, and which none of its metrics has. */
function strangeLabels(expression: string): string[] {
  const grouped = [...expression.matchAll(/\bby \(([^)]*)\)/g)].flatMap(([, names = '']) =>
    names.split(/, */),
  );
  const picked = [...expression.matchAll(/\{([^}]*)\}/g)].flatMap(
    ([, all = '']) => all.match(/\w+(?=[=!]~?)/g) ?? [],
  );
  const known = [...metricsIn([expression])].flatMap((name) => LABELS.get(name) ?? []);
  return [...grouped, ...picked].filter((label) => !known.includes(label) && !OF_PROMETHEUS.includes(label));
}

it('knows the metrics', () => {
  expect(LABELS.size).toBeGreaterThan(5);
  expect(strangeLabels('sum by (engine, imaginary) (rate(http_requests_total{code="5"}[5m]))')).toEqual([
    'engine',
    'imaginary',
    'code',
  ]);
  expect(METRICS.size).toBeGreaterThan(10);
});

const rules = [...textOf('docs/monitoring/alerts.yml').matchAll(/expr: (.+)$/gm)].map(
  ([, expr = '']) => expr,
);

it('alerts of metrics that there are', () => {
  expect(rules.length).toBeGreaterThan(5);
  expect(strangers(rules)).toEqual([]);
  expect(rules.flatMap(strangeLabels)).toEqual([]);
});

it.each(['audit', 'export'])('alerts where no %s has ever ended, and where none has for long', (what) => {
  const ended = `${what}_ended_timestamp_seconds`;
  expect(rules).toContain(`time() - ${ended} > 26 * 3600`);
  // Only its difference from itself holds of NaN.
  expect(rules).toContain(`${ended} != ${ended}`);
});

const { panels } = JSON.parse(textOf('docs/monitoring/grafana.json'));
const drawn: string[] = panels.flatMap(({ targets }: { targets: { expr: string }[] }) =>
  targets.map(({ expr }) => expr),
);

it('draws what alerts are of', () => {
  const ofAlerts = [...metricsIn(rules)].filter((name) => METRICS.has(name));
  expect(ofAlerts.length).toBeGreaterThan(5);
  expect(ofAlerts.filter((name) => !metricsIn(drawn).has(name))).toEqual([]);
});

it('draws metrics that there are', () => {
  expect(strangers(drawn)).toEqual([]);
  expect(drawn.flatMap(strangeLabels)).toEqual([]);
  expect(metricsIn(drawn).size).toBeGreaterThan(10);
});
