import { EVENT_TYPE_NAMES, isEventType } from '../../events/event-types.ts';
import { loadConfig } from '../../runtime/config.ts';
import { resolveHost } from '../../webhooks/address.ts';
import { listDeliveries, sendTest } from '../../webhooks/deliveries.ts';
import { FORMATS, type WebhookFormat } from '../../webhooks/format.ts';
import {
  createWebhook,
  deleteWebhook,
  listWebhooks,
  rotateSecret,
  updateWebhook,
} from '../../webhooks/webhooks.ts';
import { CommandError } from '../command.ts';
import { type AdminCommands, command, ID } from './admin-command.ts';

/** @throws CommandError naming the types there are. */
const typesOf = (names: readonly string[] = []) =>
  names.map((name) => {
    if (isEventType(name)) return name;
    throw new CommandError(
      'invalid_option',
      `--event must be one of ${EVENT_TYPE_NAMES.join(', ')}, not ${JSON.stringify(name)}`,
    );
  });

/** @throws CommandError naming the formats there are. */
function formatOption(text: string | undefined): WebhookFormat | undefined {
  const format = FORMATS.find((one) => one === text);
  if (format !== undefined || text === undefined) return format;
  throw new CommandError(
    'invalid_option',
    `--format must be one of ${FORMATS.join(', ')}, not ${JSON.stringify(text)}`,
  );
}

export const WEBHOOK_COMMANDS: AdminCommands = {
  'webhook create': command({
    about:
      'Adds an address that events of a brand are sent to, all types or some; its secret is shown only once.',
    options: {
      brand: ID,
      url: { type: 'text', required: true, value: 'URL' },
      event: { type: 'texts', value: 'TYPE' },
      format: { type: 'text', value: FORMATS.join('|') },
    },
    next: 'admin -- webhook test --webhook {id}',
    run: ({ postgres }, { brand, url, event, format }) => {
      const { WEBHOOK_ALLOW_PRIVATE: allowPrivate } = loadConfig(process.env);
      return createWebhook(
        postgres,
        { brandId: brand, url, events: typesOf(event), format: formatOption(format) },
        { allowPrivate, resolve: resolveHost },
      );
    },
  }),
  'webhook list': command({
    about: 'Lists the webhooks of a brand, oldest first.',
    options: { brand: ID },
    run: ({ postgres }, { brand }) => listWebhooks(postgres, brand),
  }),
  'webhook test': command({
    about: 'Has the worker send a test message to a webhook.',
    options: { webhook: ID },
    next: 'admin -- webhook deliveries --webhook {webhook}',
    run: ({ postgres }, { webhook }) => sendTest(postgres, { id: webhook }),
  }),
  'webhook enable': command({
    about: 'Has events be sent again to a webhook that was disabled.',
    options: { webhook: ID },
    run: ({ postgres }, { webhook }) => updateWebhook(postgres, { id: webhook }, { enabled: true }),
  }),
  'webhook rotate': command({
    about: 'Gives a webhook another secret; for a day messages are signed with both.',
    options: { webhook: ID },
    run: ({ postgres }, { webhook }) => rotateSecret(postgres, { id: webhook }),
  }),
  'webhook delete': command({
    about: 'Removes a webhook and its deliveries; what waits is not sent any more.',
    options: { webhook: ID },
    run: ({ postgres }, { webhook }) => deleteWebhook(postgres, { id: webhook }),
  }),
  'webhook deliveries': command({
    about: 'Lists the newest 100 deliveries of a webhook, newest first, with their last attempts.',
    options: { webhook: ID },
    run: ({ postgres }, { webhook }) => listDeliveries(postgres, { id: webhook }),
  }),
};
