import type { FastifyRequest } from 'fastify';

/** Public address of the dashboard: the setting, or the origin of the page that sends the request. */
export const addressOf = ({ headers }: FastifyRequest, publicUrl: string | undefined): string =>
  publicUrl ?? headers.origin ?? `http://${headers.host}`;
