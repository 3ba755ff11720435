import { type EventsRequest, eventsQuery, eventsSchema, listEvents } from '../events/list-events.ts';
import { addressOf } from '../http/address.ts';
import { callerOf } from '../http/caller.ts';
import type { App, AppDependencies } from './dependencies.ts';

/** The events of a brand. */
export async function eventRoutes(app: App, { postgres, publicUrl }: AppDependencies): Promise<void> {
  app.get<{ Querystring: EventsRequest }>(
    '/events',
    {
      config: { problems: ['cursor_expired'] },
      schema: {
        tags: ['Events'],
        operationId: 'listEvents',
        summary: 'What has happened to the brand in the last 30 days, the newest last',
        description:
          'Keep meta.next and send it as after to get what has happened since; no event is skipped. Types may be added: ignore those that you do not know. A cursor of another brand, of another installation or of before a restore is 410 cursor_expired.',
        querystring: eventsQuery,
        response: { 200: eventsSchema },
      },
    },
    async (request) => listEvents(postgres, callerOf(request), request.query, addressOf(request, publicUrl)),
  );
}
