import type { FastifyRequest } from 'fastify';

/** Where people find the dashboard: what is set, or where the page is that sends the request. */
export const addressOf = ({ headers }: FastifyRequest, publicUrl: string | undefined): string =>
  publicUrl ?? headers.origin ?? `http://${headers.host}`;
