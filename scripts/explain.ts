import { REPORTS, type ReportName } from '../src/catalogue/reports.ts';
import { CommandError, readOptions, runCommand } from '../src/commands/command.ts';
import { parseQueryString, readQuery } from '../src/http/requests/validation.ts';
import { openBrand } from '../src/people/access.ts';
import { compileReport } from '../src/reports/compile/index.ts';
import { createStatistics } from '../src/reports/plan/statistics.ts';
import { reportParameters } from '../src/reports/report-parameters.ts';
import { chooseTablePlans, contextOf } from '../src/reports/run.ts';
import { missing } from '../src/shared/refusal.ts';
import { visible } from '../src/shared/visible.ts';
import { scoped } from '../src/stores/brand-scope.ts';

await runCommand(async (withStores) => {
  const { options, positionals } = readOptions(
    { brand: { type: 'id', required: true } },
    process.argv.slice(2),
    {
      help: { name: 'explain', about: 'Explains a report: its tables, its SQL and the rows that it reads.' },
      words: "'visibility?dimensions=week'",
    },
  );
  const [name = '', parameters = ''] = (positionals[0] ?? '')
    .replace(/^\/?(v1\/)?reports\//, '')
    .split(/\?(.*)/s);
  const report = Object.hasOwn(REPORTS, name) ? REPORTS[name as ReportName] : null;
  if (!report) {
    throw new CommandError(
      'invalid_option',
      `name a report (${Object.keys(REPORTS).join(', ')}), such as 'visibility?dimensions=week', not "${name}"`,
    );
  }
  const query = readQuery(reportParameters(report), parseQueryString(parameters));
  await withStores(async (stores) => {
    const brand = await openBrand(stores.postgres, options.brand);
    if (!brand) throw missing(`brand ${options.brand}`);
    const context = await contextOf(stores.postgres, brand, query);
    const plans = chooseTablePlans(query, context, await createStatistics(stores.clickhouse)(brand));
    const { sql, params } = scoped(brand, compileReport(query, plans, context));
    const started = performance.now();
    const result = await stores.clickhouse.query({ query: sql, query_params: { ...params }, format: 'JSON' });
    const { statistics } = await result.json();
    const milliseconds = Math.round(performance.now() - started);
    const plan = Object.entries(plans).flatMap(([fact, segments]) =>
      segments.map(({ table, ranges }) => {
        const days = ranges.map(({ start, end }) => `${start} to ${end}`).join(', ');
        return `  ${fact.padEnd(10)} ${table.name.padEnd(24)} ${days}`;
      }),
    );
    process.stdout.write(
      `Cover\n${plan.join('\n')}\n\nSQL\n${sql}\n\nParameters\n${visible(JSON.stringify(params))}\n\nRead ${statistics?.rows_read} rows in ${milliseconds} ms\n`,
    );
  });
  return 0;
});
