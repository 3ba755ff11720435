import { z } from 'zod';
import { EVENT_TYPE_NAMES, EVENT_TYPES, type EventType } from '../events/event-types.ts';
import { callerOf } from '../http/caller.ts';
import type { App, AppDependencies } from '../routes/dependencies.ts';
import { PUBLIC_ONLY } from '../webhooks/address.ts';
import { listDeliveries, sendAgain, sendTest } from '../webhooks/deliveries.ts';
import { FORMATS } from '../webhooks/format.ts';
import {
  createWebhook,
  deleteWebhook,
  listWebhooks,
  rotateSecret,
  updateWebhook,
} from '../webhooks/webhooks.ts';

const events = z.array(
  z.enum(EVENT_TYPE_NAMES as [EventType, ...EventType[]], {
    error: `must be some of ${EVENT_TYPE_NAMES.join(', ')}`,
  }),
);

const newWebhook = z.strictObject({
  url: z.string({ error: 'must be an address' }),
  events: events.optional(),
  format: z.enum(FORMATS, { error: `must be one of ${FORMATS.join(', ')}` }).optional(),
});

const webhookChange = z.strictObject({
  events: events.optional(),
  enabled: z.literal(true, { error: 'must be true' }).optional(),
});

const webhookId = z.object({ webhookId: z.uuid() });
const deliveryId = webhookId.extend({ deliveryId: z.uuid() });

type OfWebhook = z.output<typeof webhookId>;

const OF = '/brands/:brandId/webhooks';
const ONE = `${OF}/:webhookId`;

/** Types of events, with their meaning. */
const TYPES = EVENT_TYPE_NAMES.map((type) => ({ type, about: EVENT_TYPES[type].about }));

/** Webhooks of a brand and their deliveries. */
export async function webhookRoutes(
  app: App,
  { postgres, addressRules = PUBLIC_ONLY }: AppDependencies,
): Promise<void> {
  const config = { needs: 'manager' } as const;
  const ofWebhook = { config, schema: { params: webhookId } };

  app.get(OF, { config }, async (request) => ({
    data: await listWebhooks(postgres, callerOf(request).brandId),
    event_types: TYPES,
  }));

  app.post<{ Body: z.output<typeof newWebhook> }>(
    OF,
    { config, schema: { body: newWebhook } },
    async (request, reply) => {
      const { brandId, author } = callerOf(request);
      const given = { ...request.body, brandId, author, createdBy: author.name };
      return reply.code(201).send(await createWebhook(postgres, given, addressRules));
    },
  );

  app.patch<{ Params: OfWebhook; Body: z.output<typeof webhookChange> }>(
    ONE,
    { config, schema: { params: webhookId, body: webhookChange } },
    async (request) => {
      const { brandId, author } = callerOf(request);
      return updateWebhook(postgres, { id: request.params.webhookId, brandId, author }, request.body);
    },
  );

  app.delete<{ Params: OfWebhook }>(ONE, ofWebhook, async (request) => {
    const { brandId, author } = callerOf(request);
    return deleteWebhook(postgres, { id: request.params.webhookId, brandId, author });
  });

  app.post<{ Params: OfWebhook }>(`${ONE}/secret`, ofWebhook, async (request) => {
    const { brandId, author } = callerOf(request);
    return rotateSecret(postgres, { id: request.params.webhookId, brandId, author });
  });

  app.post<{ Params: OfWebhook }>(`${ONE}/test`, ofWebhook, async (request, reply) => {
    const { brandId, author } = callerOf(request);
    const delivery = await sendTest(postgres, { id: request.params.webhookId, brandId, author });
    return reply.code(202).send(delivery);
  });

  app.get<{ Params: OfWebhook }>(`${ONE}/deliveries`, ofWebhook, async (request) => ({
    data: await listDeliveries(postgres, {
      id: request.params.webhookId,
      brandId: callerOf(request).brandId,
    }),
  }));

  app.post<{ Params: z.output<typeof deliveryId> }>(
    `${ONE}/deliveries/:deliveryId`,
    { config, schema: { params: deliveryId } },
    async (request, reply) => {
      const { brandId, author } = callerOf(request);
      const { webhookId: id, deliveryId: delivery } = request.params;
      return reply.code(202).send(await sendAgain(postgres, { id, brandId, author }, delivery));
    },
  );
}
