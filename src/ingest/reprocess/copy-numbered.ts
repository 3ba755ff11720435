import { z } from 'zod';
import { type DomainNumbers, holdDomains, numberDomains } from '../../domains/numbers.ts';
import { BRAND_CLAUSE, scoped } from '../../stores/brand-scope.ts';
import { type Postgres, transaction } from '../../stores/postgres.ts';
import { queryRows } from '../../stores/rows.ts';
import { copyAnswers, copyWith, type WriteAnswers } from './rewrite.ts';

const Cited = z.object({ domain: z.string() });

const CITED = (where: string) =>
  `SELECT DISTINCT arrayJoin(\`citations.domain\`) AS domain FROM answers WHERE ${BRAND_CLAUSE} AND ${where}`;

/** Domains hold no comma and no quote. */
const arrayOf = (values: Iterable<string | number>) => `splitByChar(',', '${[...values].join(',')}')`;

/** Copies answers, with the numbers of the domains that they cite: those of older versions have none. */
export const copyNumbered =
  (postgres: Postgres): WriteAnswers =>
  async (clickhouse, brand, epoch, where, params, sequences) => {
    const cited = await queryRows(
      clickhouse,
      Cited,
      scoped(brand, { sql: CITED(where), params: { ...params, new_epoch: epoch } }),
      {
        seconds: 0,
        settings: { max_query_size: '100000000' },
      },
    );
    if (cited.length === 0) return copyAnswers(clickhouse, brand, epoch, where, params, sequences);
    const domains = cited.map(({ domain }) => domain);
    const known = await numberDomains(postgres, domains);
    const writeNumbered = (numbers: DomainNumbers) => {
      const number = `transform(domain, ${arrayOf(numbers.keys())}, arrayMap(no -> toUInt32(no), ${arrayOf(numbers.values())}), toUInt32(0))`;
      const copy = copyWith({
        '`citations.domain_no`': `arrayMap(domain -> ${number}, \`citations.domain\`)`,
      });
      return copy(clickhouse, brand, epoch, where, params, sequences);
    };
    return transaction(postgres, async (client) => {
      await client.query('SET LOCAL statement_timeout = 0');
      return writeNumbered(await holdDomains(client, domains, known));
    });
  };
