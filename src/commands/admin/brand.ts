import { createBrand } from '../../brands/create-brand.ts';
import { listBrands, showBrand } from '../../brands/list-brands.ts';
import { updateBrand } from '../../brands/update-brand.ts';
import { deleteBrand } from '../../ingest/reprocess/deletion.ts';
import { READERS, requireReader, showReader, switchReader } from '../../plans/switch-reader.ts';
import { CommandError } from '../command.ts';
import { requireBrand } from '../require-brand.ts';
import {
  type AdminCommands,
  ALIASES,
  command,
  DOMAINS,
  ID,
  listed,
  NAME,
  NEW_NAME,
  requireChange,
} from './admin-command.ts';
import { withExports } from './exports-left.ts';

const ENGINES = { type: 'text', value: 'chatgpt,gemini' } as const;

function switched(text: string | undefined): boolean | undefined {
  if (text === undefined) return undefined;
  if (text === 'yes' || text === 'no') return text === 'yes';
  throw new CommandError(
    'invalid_option',
    `--include-subdomains must be yes or no, not ${JSON.stringify(text)}`,
  );
}

function daysOf(text: string | undefined): number | null | undefined {
  if (text === undefined) return undefined;
  return text === 'forever' ? null : Number(/^\d{1,9}$/.test(text) ? text : 0);
}

export const BRAND_COMMANDS: AdminCommands = {
  'brand create': command({
    about: 'Adds a brand to an organization, with its countries and engines.',
    options: {
      organization: ID,
      name: NAME,
      domain: DOMAINS,
      alias: ALIASES,
      country: { type: 'text', required: true, value: 'US' },
      'include-subdomains': { type: 'switch' },
      engine: { ...ENGINES, required: true },
    },
    next: 'admin -- competitor create --brand {id} --name NAME',
    run: ({ postgres }, options) =>
      createBrand(postgres, {
        organizationId: options.organization,
        name: options.name,
        domains: options.domain,
        aliases: options.alias,
        country: options.country,
        includeSubdomains: options['include-subdomains'],
        engines: listed(options.engine),
      }),
  }),
  'brand list': command({
    about: 'Lists brands by organization, all or those with TEXT in a name, alias or domain.',
    options: { organization: { type: 'id' }, name: { type: 'text', value: 'TEXT' } },
    run: ({ postgres }, { organization, name }) =>
      listBrands(postgres, { organizationId: organization, name }),
  }),
  'brand show': command({
    about: 'Shows a brand: its settings, and the number of its prompts, competitors, keys and answers.',
    options: { brand: ID },
    run: ({ postgres }, { brand }) => showBrand(postgres, brand),
  }),
  'brand set': command({
    about:
      'Changes a brand; --alias and --domain add. Stored answers are read again for new names automatically.',
    options: {
      brand: ID,
      name: NEW_NAME,
      country: { type: 'text', value: 'US' },
      'include-subdomains': { type: 'text', value: 'yes|no' },
      engine: ENGINES,
      'keep-texts': { type: 'text', value: 'DAYS|forever' },
      alias: ALIASES,
      'remove-alias': ALIASES,
      domain: DOMAINS,
      'remove-domain': DOMAINS,
    },
    run: ({ postgres }, { brand, ...options }) =>
      updateBrand(
        postgres,
        { brandId: brand },
        requireChange({
          name: options.name,
          country: options.country,
          includeSubdomains: switched(options['include-subdomains']),
          engines: options.engine === undefined ? undefined : listed(options.engine),
          keepTexts: daysOf(options['keep-texts']),
          aliases: { add: options.alias, remove: options['remove-alias'] },
          domains: { add: options.domain, remove: options['remove-domain'] },
        }),
      ),
  }),
  'brand reader': command({
    about:
      'Shows the reader of the answers of a brand, and the cost of a model for 30 days in US dollars; --reader switches it.',
    options: { brand: ID, reader: { type: 'text', value: READERS.join('|') } },
    run: async ({ postgres }, { brand, reader }) => {
      const { brandId, brandNo, epoch } = await requireBrand(postgres, brand);
      const changed = { brandId, brandNo, epoch };
      if (reader !== undefined) await switchReader(postgres, changed, requireReader(reader));
      return showReader(postgres, changed);
    },
  }),
  'brand add': command({
    about: 'Adds names and domains to a brand, as brand set does.',
    options: { brand: ID, alias: ALIASES, domain: DOMAINS },
    run: ({ postgres }, { brand, alias, domain }) =>
      updateBrand(
        postgres,
        { brandId: brand },
        requireChange({ aliases: { add: alias, remove: [] }, domains: { add: domain, remove: [] } }),
      ),
  }),
  'brand delete': command({
    about:
      'Deletes a brand for good, with its answers, keys and everything else. If interrupted, run it again.',
    options: { brand: ID, confirm: NAME },
    run: async (stores, { brand, confirm }) =>
      withExports([brand], await deleteBrand(stores, brand, confirm)),
  }),
};
