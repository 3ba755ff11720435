import { listCompetitors, readCompetitor } from '../../competitors/competitor.ts';
import { COMPETITOR_STATUSES, createCompetitor } from '../../competitors/create-competitor.ts';
import { updateCompetitor } from '../../competitors/update-competitor.ts';
import { mergeCompetitors } from '../../ingest/reprocess/merge-competitors.ts';
import { requireDomain } from '../../shared/names.ts';
import { ALL_ROWS } from '../../shared/page.ts';
import { missing } from '../../shared/refusal.ts';
import { brandOfRow } from '../../stores/brand-of-row.ts';
import { CommandError } from '../command.ts';
import { requireBrand } from '../require-brand.ts';
import {
  type AdminCommands,
  ALIASES,
  command,
  DOMAINS,
  ID,
  NAME,
  NEW_NAME,
  requireChange,
  statusesOf,
} from './admin-command.ts';

const STATUS = { type: 'text', value: COMPETITOR_STATUSES.join('|') } as const;

/** The one domain of a competitor. */
function oneDomain(domains: readonly string[]): string | undefined {
  const [domain, ...others] = new Set(domains.map((site) => requireDomain('domain', site)));
  if (others.length > 0) throw new CommandError('invalid_option', 'a competitor has one --domain');
  return domain;
}

function newDomain(domain: string | undefined, isRemoved: boolean): string | null | undefined {
  if (!isRemoved) return domain;
  if (domain === undefined) return null;
  throw new CommandError('invalid_option', '--domain and --remove-domain do not go together');
}

export const COMPETITOR_COMMANDS: AdminCommands = {
  'competitor create': command({
    about: 'Adds a competitor.',
    options: {
      brand: ID,
      name: NAME,
      domain: { type: 'text', value: 'D' },
      alias: ALIASES,
      status: { ...STATUS, value: 'tracked|suggested|dismissed' },
    },
    next: 'admin -- prompt create --brand {brand} --text QUESTION',
    run: ({ postgres }, { brand, name, domain, alias, status = 'tracked' }) =>
      createCompetitor(postgres, { brandId: brand, name, domain, aliases: alias, status }),
  }),
  'competitor list': command({
    about: 'Lists the competitors of a brand by name, including suggested and dismissed ones.',
    options: { brand: ID, status: { type: 'text', value: 'tracked,suggested' } },
    run: async ({ postgres }, { brand, status }) => {
      const statuses = statusesOf(status, COMPETITOR_STATUSES);
      const known = await requireBrand(postgres, brand);
      return (await listCompetitors(postgres, known, { ...ALL_ROWS, status: statuses })).data;
    },
  }),
  'competitor show': command({
    about: 'Shows a competitor, and the times of its first and last mention.',
    options: { competitor: ID },
    run: async ({ postgres }, { competitor }) => {
      const brand = await brandOfRow(postgres, 'competitors', competitor);
      if (!brand) throw missing(`competitor ${competitor}`);
      return readCompetitor(postgres, brand, competitor);
    },
  }),
  'competitor set': command({
    about: 'Changes a competitor; --alias adds. Stored answers are read again for new names automatically.',
    options: {
      competitor: ID,
      name: NEW_NAME,
      alias: ALIASES,
      'remove-alias': ALIASES,
      domain: { type: 'text', value: 'D' },
      'remove-domain': { type: 'switch' },
      status: STATUS,
    },
    run: ({ postgres }, { competitor, ...options }) =>
      updateCompetitor(
        postgres,
        { id: competitor },
        requireChange({
          name: options.name,
          aliases: { add: options.alias, remove: options['remove-alias'] },
          domain: newDomain(options.domain, options['remove-domain']),
          status: options.status,
        }),
      ),
  }),
  'competitor add': command({
    about: 'Adds names and a domain to a competitor, as competitor set does.',
    options: { competitor: ID, alias: ALIASES, domain: DOMAINS },
    run: ({ postgres }, { competitor, alias, domain }) =>
      updateCompetitor(
        postgres,
        { id: competitor },
        requireChange({ aliases: { add: alias, remove: [] }, domain: oneDomain(domain) }),
      ),
  }),
  'competitor merge': command({
    about: 'Merges a competitor into another, which gets its names and history.',
    options: { competitor: ID, into: ID },
    run: (stores, { competitor, into }) => mergeCompetitors(stores, competitor, into),
  }),
};
