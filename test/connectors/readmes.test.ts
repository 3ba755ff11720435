import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import type { DataColumn } from '../../src/catalogue/data-schema.ts';
import { dataSchema } from '../../src/catalogue/data-schema.ts';
import { ROOT, textOf } from '../helpers/documents.ts';
import { type ConnectedBrand, connectedBrand, END, START } from './brand.ts';
import { MODELS, reportOf, tableOf } from './derived.ts';

/* Documents of the connectors: what each says of itself, and every address and column of the recipes. */

const FOLDERS = readdirSync(path.join(ROOT, 'connectors'), { withFileTypes: true }).flatMap((entry) =>
  entry.isDirectory() ? entry.name : [],
);
const readme = (folder: string) => textOf(`connectors/${folder}/README.md`);

/** Addresses of the service that a document names, from their path on. */
const addressesIn = (text: string) =>
  [...text.matchAll(/http:\/\/127\.0\.0\.1:8080(\/v1\/[^\s"`]+)/g)].map(([, address = '']) => address);

let connected: ConnectedBrand;
beforeAll(async () => {
  connected = await connectedBrand();
});

/** Requests an address of a recipe as the recipe's program does. */
async function ask(address: string) {
  // Ends of the range of a dashboard of Grafana.
  let asked = address.replace(/\$\{__(from|to):date:YYYY-MM-DD\}/g, (_, end) =>
    end === 'from' ? START : END,
  );
  if (!asked.includes('start_date')) asked += `&start_date=${START}&end_date=${END}`;
  const { status, body, headers } = await connected.api.get(asked, connected.brand);
  expect([asked, status]).toEqual([asked, 200]);
  return { body, headers };
}

/** Cells of the rows of a table whose first cell matches. */
const rowsWith = (text: string, first: RegExp) =>
  [...text.matchAll(/^\| (.+) \|$/gm)]
    .map(([, row = '']) => row.split(' | ').map((cell) => cell.trim()))
    .filter(([cell = '']) => first.test(cell));

const names = (cell = '') => [...cell.matchAll(/`(\w+)`/g)].map(([, name = '']) => name);

describe('the documents of connectors', () => {
  it('are one for each, which the list has', () => {
    const list = textOf('connectors/README.md');
    const listed = [...list.matchAll(/^\| \[[^\]]+\]\(([\w-]+)\/README\.md\)/gm)].map(([, folder]) => folder);
    expect(listed.toSorted()).toEqual(FOLDERS);
    for (const folder of FOLDERS) {
      expect(existsSync(path.join(ROOT, 'connectors', folder, 'README.md'))).toBe(true);
    }
  });

  it.each(FOLDERS)('say of %s first what was not run, and then three steps', (folder) => {
    const lines = readme(folder).split('\n');
    expect(lines[0]).toMatch(/^# .+ \(not run(?: by the tests)?: .+\)$/);
    expect(lines.filter((line) => /^\d\. /.test(line)).map((line) => line[0])).toEqual(['1', '2', '3']);
  });

  it('name addresses in recipes only, which the tests request', () => {
    const naming = FOLDERS.filter((folder) => addressesIn(readme(folder)).length > 0);
    expect(naming).toEqual(['grafana', 'tableau']);
  });
});

const FORMATS: Readonly<Partial<Record<DataColumn['type'], string>>> = {
  date: 'Time',
  timestamp: 'Time',
  text: 'String',
  uuid: 'String',
  boolean: 'Boolean',
  integer: 'Number',
  number: 'Number',
  rate: 'Number',
};

describe('the recipe of Grafana', () => {
  const panels = rowsWith(readme('grafana'), /\((?:time series|bar chart|table)\)$/);

  it('has panels of every report, and requests no other address', () => {
    const addresses = addressesIn(readme('grafana'));
    expect(panels.flatMap(([, address = '']) => addressesIn(address))).toEqual(addresses);
    expect(addresses.map((address) => /reports\/(\w+)/.exec(address)?.[1])).toEqual(
      dataSchema().reports.map(({ name }) => name),
    );
  });

  it.each(panels)('%s has its columns', async (_panel, address = '', columns = '') => {
    const [asked = ''] = addressesIn(address);
    const { body } = await ask(asked);
    expect(body.data.length).toBeGreaterThan(0);
    const named = [...columns.matchAll(/`(\w+)` \((\w+)\)/g)].map(([, name = '', format]) => [name, format]);
    expect(named.length).toBeGreaterThan(2);
    const report = reportOf(/reports\/(\w+)/.exec(asked)?.[1] ?? '');
    for (const [name = '', format] of named) {
      expect(body.data[0]).toHaveProperty(name);
      const column = report.columns.find((one) => one.name === name);
      expect([name, format]).toEqual([name, column && FORMATS[column.type]]);
    }
  });
});

describe('the recipe of Tableau', () => {
  const text = readme('tableau');
  const files = [...text.matchAll(/^curl -sf -H "Authorization: Bearer \$KEY" -o (\w+)\.csv "([^"]+)"$/gm)];

  it('writes a file of every report', () => {
    expect(files.map(([, name]) => name)).toEqual(dataSchema().reports.map(({ name }) => name));
    expect(addressesIn(text)).toHaveLength(files.length);
  });

  it.each(files.map(([, name = '', address = '']) => [name, address] as const))(
    'says of %s what may be summed',
    async (name, address) => {
      const [asked = ''] = addressesIn(address);
      const { body, headers } = await ask(asked);
      expect(headers.get('content-type')).toContain('text/csv');
      const header = String(body).split('\n', 1)[0] ?? '';
      const there = header.replace(/[\uFEFF"\r]/g, '').split(',');
      const figures = reportOf(name).columns.filter(
        (column) => column.role === 'metric' && there.includes(column.name),
      );
      const of = (additive: boolean) =>
        figures.filter((column) => column.additive === additive).map((column) => column.name);
      const [[, sums, others] = []] = rowsWith(text, new RegExp(`^\`${name}\\.csv\`$`));
      expect([names(sums), names(others)]).toEqual([of(true), of(false)]);
      expect(figures.length).toBeGreaterThan(2);
    },
  );
});

describe('the tables of others', () => {
  it('are those of the dbt package', () => {
    const rows = rowsWith(readme('dbt'), /^`stg_\w+`$/);
    expect(rows.map(([model, , key]) => [names(model), names(key)].flat())).toEqual(
      Object.entries(MODELS).map(([name, row]) => [`stg_${name}`, row ?? tableOf(name).primary_key[0]]),
    );
  });
});
