import { deleteOrganization } from '../../ingest/reprocess/deletion.ts';
import {
  createOrganization,
  listOrganizations,
  renameOrganization,
  setPlan,
  setPromptLimit,
  showOrganization,
} from '../../plans/organizations.ts';
import { CommandError } from '../command.ts';
import { type AdminCommands, command, ID, NAME } from './admin-command.ts';
import { withExports } from './exports-left.ts';

const PLAN = { type: 'text', required: true, value: 'free|trial|starter|pro|scale' } as const;

export const ORGANIZATION_COMMANDS: AdminCommands = {
  'organization create': command({
    about: 'Adds an organization, whose plan limits the prompts of all its brands together.',
    options: { name: NAME, plan: PLAN },
    makesStores: true,
    next: 'admin -- brand create --organization {id} --name NAME --domain D --country US --engine chatgpt,gemini',
    run: ({ postgres }, { name, plan }) => createOrganization(postgres, name, plan),
  }),
  'organization list': command({
    about: 'Lists organizations by name, all or those with TEXT in it.',
    options: { name: { type: 'text', value: 'TEXT' } },
    run: ({ postgres }, { name }) => listOrganizations(postgres, name),
  }),
  'organization show': command({
    about: 'Shows an organization: the use of its plan, and its brands.',
    options: { organization: ID },
    run: ({ postgres }, { organization }) => showOrganization(postgres, organization),
  }),
  'organization rename': command({
    about: 'Renames an organization.',
    options: { organization: ID, name: NAME },
    run: ({ postgres }, { organization, name }) => renameOrganization(postgres, organization, name),
  }),
  'organization set-plan': command({
    about: 'Moves an organization to another plan, which applies to its keys from their next request.',
    options: { organization: ID, plan: PLAN },
    run: ({ postgres }, { organization, plan }) => setPlan(postgres, organization, plan),
  }),
  'organization delete': command({
    about: 'Deletes an organization for good, with all its brands. If interrupted, run it again.',
    options: { organization: ID, confirm: NAME },
    run: async (stores, { organization, confirm }) => {
      const deleted = await deleteOrganization(stores, organization, confirm);
      return withExports(
        deleted.brands.map(({ id }) => id),
        deleted,
      );
    },
  }),
  'plan set': command({
    about: 'Changes the prompt limit of a plan: active prompts, each counted once per country.',
    options: { plan: PLAN, 'prompt-limit': { type: 'text', required: true, value: 'N' } },
    run: ({ postgres }, { plan, 'prompt-limit': limit }) => {
      if (!/^\d{1,9}$/.test(limit)) {
        throw new CommandError('invalid_option', '--prompt-limit must be a whole number, 0 or more');
      }
      return setPromptLimit(postgres, plan, Number(limit));
    },
  }),
};
