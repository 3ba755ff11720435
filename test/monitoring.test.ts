import { expect, it } from 'vitest';
import { textOf } from './helpers/documents.ts';

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

it('knows the metrics', () => {
  expect(METRICS.size).toBeGreaterThan(10);
});

it('alerts of metrics that there are', () => {
  const rules = [...textOf('docs/monitoring/alerts.yml').matchAll(/expr: (.+)$/gm)].map(
    ([, expr = '']) => expr,
  );
  expect(rules.length).toBeGreaterThan(5);
  expect(strangers(rules)).toEqual([]);
});

it('draws metrics that there are', () => {
  const { panels } = JSON.parse(textOf('docs/monitoring/grafana.json'));
  const drawn = panels.flatMap(({ targets }: { targets: { expr: string }[] }) =>
    targets.map(({ expr }) => expr),
  );
  expect(strangers(drawn)).toEqual([]);
  expect(metricsIn(drawn).size).toBeGreaterThan(10);
});
