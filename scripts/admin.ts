import { addToBrand } from '../src/brands/add-names.ts';
import { createBrand } from '../src/brands/create-brand.ts';
import {
  CommandError,
  type OptionSpecs,
  type Options,
  print,
  readOptions,
  runCommand,
  usage,
} from '../src/commands/command.ts';
import { importDomains } from '../src/commands/domains-file.ts';
import { addToCompetitor } from '../src/competitors/add-names.ts';
import { createCompetitor } from '../src/competitors/create-competitor.ts';
import { setDomain } from '../src/domains/domains.ts';
import { createKey, listKeys, revokeKey, setPermission } from '../src/keys/keys.ts';
import { COMMAND_LINE } from '../src/people/journal.ts';
import { linkTo, makeReset } from '../src/people/links.ts';
import { invite } from '../src/people/members.ts';
import { createOrganization, setPlan, setPromptLimit } from '../src/plans/organizations.ts';
import { loadConfig, publicUrlOf } from '../src/runtime/config.ts';
import type { Stores } from '../src/stores/index.ts';
import { requireDomain } from '../src/words/names.ts';

/* npm run -s admin -- …: what the dashboard does, from the command line. One JSON object per result. */

interface Command {
  readonly specs: OptionSpecs;
  readonly positionals: string;
  readonly run: (stores: Stores, argv: readonly string[]) => Promise<unknown>;
}

function command<S extends OptionSpecs>(
  specs: S,
  run: (stores: Stores, options: Options<S>, positionals: readonly string[]) => Promise<unknown>,
  positionals = '',
): Command {
  return {
    specs,
    positionals,
    run: async (stores, argv) => {
      const { options, positionals: given } = readOptions(specs, argv, positionals === '' ? 0 : 1);
      return run(stores, options, given);
    },
  };
}

const PLAN = { type: 'text', required: true, value: 'free|trial|starter|pro|scale' } as const;
const ID = { type: 'id', required: true, value: 'ID' } as const;
const NAME = { type: 'text', required: true, value: 'NAME' } as const;
const MORE = { alias: { type: 'texts', value: 'A' }, domain: { type: 'texts', value: 'D' } } as const;
const EMAIL = { type: 'text', required: true, value: 'E' } as const;
const ROLE = { type: 'text', required: true, value: 'owner|manager|member' } as const;
const PERMISSION = { type: 'text', required: true, value: 'read|read-and-write' } as const;

/** A link that works once, as it is handed on. */
const printedLink = ({ id, token }: { readonly id: string; readonly token: string }) => ({
  id,
  link: linkTo(publicUrlOf(loadConfig(process.env)), token),
});

function requireMore({ alias, domain }: Options<typeof MORE>): void {
  if (alias.length + domain.length === 0) {
    throw new CommandError('invalid_option', 'name at least one --alias or --domain to add');
  }
}

const COMMANDS: Readonly<Record<string, Command>> = {
  'organization create': command({ name: NAME, plan: PLAN }, ({ postgres }, { name, plan }) =>
    createOrganization(postgres, name, plan),
  ),
  'organization set-plan': command({ organization: ID, plan: PLAN }, ({ postgres }, { organization, plan }) =>
    setPlan(postgres, organization, plan),
  ),
  'plan set': command(
    { plan: PLAN, 'prompt-limit': { type: 'text', required: true, value: 'N' } },
    ({ postgres }, { plan, 'prompt-limit': limit }) => {
      if (!/^\d{1,9}$/.test(limit)) {
        throw new CommandError('invalid_option', '--prompt-limit must be a whole number, 0 or more');
      }
      return setPromptLimit(postgres, plan, Number(limit));
    },
  ),
  'brand create': command(
    {
      organization: ID,
      name: NAME,
      domain: { type: 'texts', value: 'D' },
      alias: { type: 'texts', value: 'A' },
      country: { type: 'text', required: true, value: 'US' },
      'include-subdomains': { type: 'switch' },
      engine: { type: 'text', required: true, value: 'chatgpt,gemini' },
    },
    ({ postgres }, options) =>
      createBrand(postgres, {
        organizationId: options.organization,
        name: options.name,
        domains: options.domain,
        aliases: options.alias,
        country: options.country,
        includeSubdomains: options['include-subdomains'],
        engines: options.engine.split(',').map((engine) => engine.trim()),
      }),
  ),
  'brand add': command({ brand: ID, ...MORE }, ({ postgres }, { brand, ...more }) => {
    requireMore(more);
    return addToBrand(postgres, { id: brand, aliases: more.alias, domains: more.domain });
  }),
  'competitor add': command({ competitor: ID, ...MORE }, ({ postgres }, { competitor, ...more }) => {
    requireMore(more);
    const [domain, ...others] = new Set(more.domain.map((site) => requireDomain('domain', site)));
    if (others.length > 0) throw new CommandError('invalid_option', 'a competitor has one --domain');
    return addToCompetitor(postgres, { id: competitor, aliases: more.alias, domain });
  }),
  'competitor create': command(
    {
      brand: ID,
      name: NAME,
      domain: { type: 'text', value: 'D' },
      alias: { type: 'texts', value: 'A' },
      status: { type: 'text', value: 'tracked|suggested|dismissed' },
    },
    ({ postgres }, { brand, name, domain, alias, status = 'tracked' }) =>
      createCompetitor(postgres, { brandId: brand, name, domain, aliases: alias, status }),
  ),
  'key create': command(
    { brand: ID, name: NAME, permission: PERMISSION, creator: { type: 'text', value: 'WHO' } },
    ({ postgres }, { brand, name, permission, creator }) =>
      createKey(postgres, { brandId: brand, name, permission, createdBy: creator }),
  ),
  'key list': command({ brand: ID }, ({ postgres }, { brand }) => listKeys(postgres, brand)),
  'key revoke': command({ key: ID }, ({ postgres }, { key }) => revokeKey(postgres, { id: key })),
  'key set-permission': command({ key: ID, permission: PERMISSION }, ({ postgres }, { key, permission }) =>
    setPermission(postgres, { id: key }, permission),
  ),
  'user invite': command(
    { organization: ID, email: EMAIL, role: ROLE },
    async ({ postgres }, { organization, email, role }) =>
      printedLink(await invite(postgres, organization, { email, role }, COMMAND_LINE)),
  ),
  'user reset': command({ email: EMAIL }, async ({ postgres }, { email }) =>
    printedLink(await makeReset(postgres, email.trim().toLowerCase())),
  ),
  'domain set': command(
    {
      domain: { type: 'text', required: true, value: 'D' },
      'content-type': { type: 'text', value: 'T' },
      rating: { type: 'text', value: 'R' },
    },
    (stores, { domain, 'content-type': contentType, rating }) => {
      if (contentType === undefined && rating === undefined) {
        throw new CommandError('invalid_option', 'domain set needs --content-type, --rating or both');
      }
      return setDomain(stores, { domain, contentType, rating });
    },
  ),
  'domain import': command(
    {},
    (stores, _options, [file]) => {
      if (file === undefined) throw new CommandError('invalid_option', 'domain import needs a FILE.csv');
      return importDomains(stores, file);
    },
    'FILE.csv',
  ),
};

const help = () =>
  Object.entries(COMMANDS)
    .map(
      ([name, { specs, positionals }]) => `  ${[name, positionals, usage(specs)].filter(Boolean).join(' ')}`,
    )
    .join('\n');

await runCommand(async (withStores) => {
  const [noun = '', verb = '', ...argv] = process.argv.slice(2);
  if (['', 'help', '--help', '-h'].includes(noun)) {
    process.stderr.write(`npm run -s admin -- COMMAND, one of\n${help()}\n`);
    return noun === '' ? 1 : 0;
  }
  const chosen = COMMANDS[`${noun} ${verb}`];
  if (!chosen) {
    throw new CommandError(
      'unknown_command',
      `"${noun} ${verb}" is not one of: ${Object.keys(COMMANDS).join(', ')}`,
    );
  }
  const result = await withStores((stores) => chosen.run(stores, argv));
  for (const row of Array.isArray(result) ? result : [result]) print(row);
  return 0;
});
