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
    about: 'Adds a brand to compare with.',
    options: {
      brand: ID,
      name: NAME,
      domain: { type: 'text', value: 'D' },
      alias: ALIASES,
      status: { ...STATUS, value: 'tracked|suggested|dismissed' },
    },
    next: 'admin -- key create --brand {brand} --name NAME --permission read',
    run: ({ postgres }, { brand, name, domain, alias, status = 'tracked' }) =>
      createCompetitor(postgres, { brandId: brand, name, domain, aliases: alias, status }),
  }),
  'competitor list': command({
    about: 'The competitors of a brand by name, suggested and dismissed ones too.',
    options: { brand: ID, status: { type: 'text', value: 'tracked,suggested' } },
    run: async ({ postgres }, { brand, status }) => {
      const statuses = statusesOf(status, COMPETITOR_STATUSES);
      const known = await requireBrand(postgres, brand);
      return (await listCompetitors(postgres, known, { ...ALL_ROWS, status: statuses })).data;
    },
  }),
  'competitor show': command({
    about: 'One of them, and when answers named it first and last.',
    options: { competitor: ID },
    run: async ({ postgres }, { competitor }) => {
      const brand = await brandOfRow(postgres, 'competitors', competitor);
      if (!brand) throw missing(`competitor ${competitor}`);
      return readCompetitor(postgres, brand, competitor);
    },
  }),
  'competitor set': command({
    about: 'Changes it; --alias adds. Stored answers are read again with new names by themselves.',
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
    about: 'Adds names and a domain to it, as competitor set does.',
    options: { competitor: ID, alias: ALIASES, domain: DOMAINS },
    run: ({ postgres }, { competitor, alias, domain }) =>
      updateCompetitor(
        postgres,
        { id: competitor },
        requireChange({ aliases: { add: alias, remove: [] }, domain: oneDomain(domain) }),
      ),
  }),
  'competitor merge': command({
    about: 'Makes two of them one: its names and its history go to the other, and it is gone.',
    options: { competitor: ID, into: ID },
    run: (stores, { competitor, into }) => mergeCompetitors(stores, competitor, into),
  }),
};
