import { lazily } from '../shared/lazily.ts';
import { readTsv } from '../shared/tsv.ts';

/** Formats of messages: that of Standard Webhooks, and those of services that show messages to people. */
export const FORMATS = ['standard', 'slack', 'discord', 'teams'] as const;

export type WebhookFormat = (typeof FORMATS)[number];

const services = lazily(() =>
  readTsv(new URL('formats.tsv', import.meta.url)).map(([format = '', host = '', path = '']) => ({
    format: format as WebhookFormat,
    host,
    path,
  })),
);

/** The format of the service at an address. */
export const formatOf = ({ hostname, pathname }: URL): WebhookFormat =>
  services().find(
    ({ host, path }) =>
      (host.startsWith('.') ? hostname.endsWith(host) : hostname === host) && pathname.startsWith(path),
  )?.format ?? 'standard';
