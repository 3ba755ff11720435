import {
  createKey,
  listKeys,
  MAX_GRACE_HOURS,
  revokeKey,
  rotateKey,
  setPermission,
} from '../../keys/keys.ts';
import { CommandError } from '../command.ts';
import { type AdminCommands, command, ID, NAME } from './admin-command.ts';

const PERMISSION = { type: 'text', required: true, value: 'read|read-and-write' } as const;

function hours(text: string): number {
  if (/^\d{1,4}$/.test(text) && Number(text) <= MAX_GRACE_HOURS) return Number(text);
  throw new CommandError(
    'invalid_option',
    `--grace must be whole hours from 0 to ${MAX_GRACE_HOURS}, not ${JSON.stringify(text)}`,
  );
}

export const KEY_COMMANDS: AdminCommands = {
  'key create': command({
    about: 'Creates an API key of a brand, which is shown only once.',
    options: {
      brand: ID,
      name: NAME,
      permission: PERMISSION,
      creator: { type: 'text', value: 'WHO' },
    },
    next: 'import -- --brand {brand} FILE.ndjson',
    run: ({ postgres }, { brand, name, permission, creator }) =>
      createKey(postgres, { brandId: brand, name, permission, createdBy: creator }),
  }),
  'key list': command({
    about:
      'Lists the keys of a brand, oldest first, with the time of their last use; keys themselves cannot be shown again.',
    options: { brand: ID },
    run: ({ postgres }, { brand }) => listKeys(postgres, brand),
  }),
  'key rotate': command({
    about: 'Creates a new key with the same permission; the old one ends after some hours (24).',
    options: { key: ID, grace: { type: 'text', value: 'HOURS' } },
    run: ({ postgres }, { key, grace = '24' }) => rotateKey(postgres, { id: key }, hours(grace)),
  }),
  'key revoke': command({
    about: 'Ends a key for good, from its next request.',
    options: { key: ID },
    run: ({ postgres }, { key }) => revokeKey(postgres, { id: key }),
  }),
  'key set-permission': command({
    about: 'Changes the permission of a key, from its next request.',
    options: { key: ID, permission: PERMISSION },
    run: ({ postgres }, { key, permission }) => setPermission(postgres, { id: key }, permission),
  }),
};
