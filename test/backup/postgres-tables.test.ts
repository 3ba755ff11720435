import { expect, it } from 'vitest';
import { linesOfTable, tablesOf } from '../../src/backup/postgres-tables.ts';
import { transaction } from '../../src/stores/postgres.ts';
import { createTestApi } from '../helpers/api.ts';
import { closeAfterTest } from '../helpers/stores.ts';

it('has one row of a file that was dropped on the dashboard in memory, which may have eight megabytes', async () => {
  const api = await createTestApi();
  closeAfterTest(api);
  const { postgres } = api.stores;
  const brand = await api.brand();
  await postgres.query(
    "INSERT INTO imports (brand_id, lines, first_line) SELECT $1, '{}', 1 FROM generate_series(1, 3)",
    [brand.id],
  );
  const counts: number[] = [];
  await transaction(postgres, async (client) => {
    const imports = (await tablesOf(client)).find(({ name }) => name === 'imports');
    if (!imports) throw new Error('there is no table imports');
    for await (const _lines of linesOfTable(client, imports, (rows) => counts.push(rows)));
  });
  expect(counts).toEqual([1, 1, 1]);
});
