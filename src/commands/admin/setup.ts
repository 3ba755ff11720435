import { createBrand } from '../../brands/create-brand.ts';
import { listBrands } from '../../brands/list-brands.ts';
import { createCompetitor } from '../../competitors/create-competitor.ts';
import { createKey, listKeys } from '../../keys/keys.ts';
import { createOrganization, listOrganizations } from '../../plans/organizations.ts';
import { createPrompt } from '../../prompts/create-prompts.ts';
import { createEngines, ENGINES } from '../../providers/index.ts';
import { loadConfig } from '../../runtime/config.ts';
import { Refusal, type RefusalCode } from '../../shared/refusal.ts';
import type { BrandScope } from '../../stores/brand-scope.ts';
import type { Postgres } from '../../stores/postgres.ts';
import { holdingLock } from '../../stores/session-lock.ts';
import type { Stores } from '../../stores/stores.ts';
import { readOptions, tell } from '../command.ts';
import { requireBrand } from '../require-brand.ts';
import type { AdminCommands, Done } from './admin-command.ts';
import { askPlan, readPlan, type SetupPlan } from './setup-plan.ts';

const POSITIONALS = '[FILE.json]';

/** The organization of a plan, found by its name or created. */
async function organizationOf(postgres: Postgres, { organization, brand, plan }: SetupPlan) {
  const name = organization ?? brand.name;
  const known = (await listOrganizations(postgres, name)).find((one) => one.name === name);
  return known ?? createOrganization(postgres, name, plan);
}

/** The brand of a plan, found by its name in the organization or created. */
async function brandOf(postgres: Postgres, organizationId: string, { brand }: SetupPlan) {
  const known = (await listBrands(postgres, { organizationId })).find(({ name }) => name === brand.name);
  if (known) return known;
  const ready = [...createEngines(loadConfig(process.env)).keys()];
  const engines = brand.engines ?? (ready.length > 0 ? ready : ENGINES.map(({ id }) => id));
  return createBrand(postgres, { ...brand, organizationId, engines, includeSubdomains: false });
}

/**
 * Does some work unless it is refused for a reason.
 * @returns whether it was done.
 */
async function unless(code: RefusalCode, work: () => Promise<unknown>): Promise<boolean> {
  try {
    await work();
    return true;
  } catch (error) {
    if (error instanceof Refusal && error.code === code) return false;
    throw error;
  }
}

/** Adds the prompts that are not there; those beyond the plan are paused. */
async function addPrompts(postgres: Postgres, brand: BrandScope, { prompts }: SetupPlan) {
  const counts = { created: 0, paused: 0 };
  for (const prompt of prompts) {
    const add = (status: 'active' | 'paused') => () =>
      unless('prompt_already_exists', async () => {
        await createPrompt(postgres, brand, prompt, status);
        counts.created += 1;
        if (status === 'paused') counts.paused += 1;
      });
    if (!(await unless('prompt_limit_exceeded', add('active')))) await add('paused')();
  }
  return counts;
}

/** Creates the key of a plan; null where the brand has an active one of its name, which cannot be shown again. */
async function keyOf(postgres: Postgres, brandId: string, { key: { name, permission } }: SetupPlan) {
  const known = await listKeys(postgres, brandId);
  if (known.some((key) => key.name === name && key.revoked_at === null)) {
    tell(`A key named ${JSON.stringify(name)} is there already, and is shown only once: no other is made`);
    return null;
  }
  return (await createKey(postgres, { brandId, name, permission })).key;
}

/**
 * Makes what a plan names and is not there yet, found by name: an interrupted setup goes on when it is run again, and
 * two at once make it once.
 */
const setUp = ({ postgres }: Stores, plan: SetupPlan): Promise<Done> =>
  holdingLock(postgres, { name: 'setup', no: 0 }, new AbortController().signal, async () => {
    const organization = await organizationOf(postgres, plan);
    const { id: brandId } = await brandOf(postgres, organization.id, plan);
    let competitors = 0;
    for (const { name, aliases, domain } of plan.competitors) {
      const added = { brandId, name, aliases, domain, status: 'tracked' };
      if (await unless('competitor_already_exists', () => createCompetitor(postgres, added)))
        competitors += 1;
    }
    const prompts = await addPrompts(postgres, await requireBrand(postgres, brandId), plan);
    if (prompts.paused > 0) {
      const paused = prompts.paused === 1 ? '1 prompt is paused' : `${prompts.paused} prompts are paused`;
      tell(`${paused}: the plan allows no more active ones`);
    }
    const key = await keyOf(postgres, brandId, plan);
    return {
      rows: [
        { organization_id: organization.id, brand_id: brandId, competitors, prompts: prompts.created, key },
      ],
      next: `admin -- user invite --organization ${organization.id} --email YOU --role owner`,
    };
  });

export const SETUP_COMMANDS: AdminCommands = {
  setup: {
    specs: {},
    positionals: POSITIONALS,
    about:
      'Makes an organization with a brand, its competitors, prompts and a key: from a file, or from five questions. If interrupted, run it again.',
    next: 'admin -- user invite --organization {organization} --email YOU --role owner',
    makesStores: true,
    prepare: async (argv) => {
      const { positionals } = readOptions({}, argv, { words: POSITIONALS });
      const [file] = positionals;
      const plan = file === undefined ? await askPlan() : await readPlan(file);
      return (stores) => setUp(stores, plan);
    },
  },
};
