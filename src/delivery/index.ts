import type { Logger } from 'pino';
import { DatabaseUptime } from '../queue/database-uptime.ts';
import { installQueue, keepFreeing, keepRunning, openQueuePostgres } from '../queue/pool.ts';
import { type Config, publicUrlOf } from '../runtime/config.ts';
import { type Mail, openMail } from '../runtime/mail.ts';
import { poll } from '../runtime/polling.ts';
import { transaction } from '../stores/postgres.ts';
import { resolveHost } from '../webhooks/address.ts';
import { Busy } from './busy.ts';
import { type Delivering, deliver } from './deliver.ts';
import { dispatch, repairJobs } from './dispatch.ts';
import { addDeliveryJobs, DELIVER, type DeliverPayload, type MailPayload, SEND_MAIL } from './jobs.ts';
import { endLostMails, sendQueuedMail } from './mails.ts';

/** Attempts at once in this process; an attempt waits for its receiver. */
const CONCURRENCY = 24;

/** Mails at once in this process, in a pool of their own: a mail server that hangs holds up no webhook. */
const MAILS_AT_ONCE = 4;

/** Milliseconds between two looks for new events, and for deliveries that are due again. */
const IDLE_MS = 1_000;
const POLL_MS = 2_000;

/** Milliseconds after which a delivery is looked at again whose webhook or brand was busy. */
const BUSY_PAUSE = 1_000;

/** Milliseconds that living processes have to come back after an outage of Postgres, before they count as dead. */
const COMEBACK_MS = 10_000;

export interface DeliveryOptions extends Omit<Delivering, 'postgres' | 'sendsMail'> {
  readonly databaseUrl: string;
  readonly mail: Mail | null;
}

/** Options of delivering from the configuration. */
export function deliveryOptions(config: Config, databaseUrl: string, logger: Logger): DeliveryOptions {
  const { SMTP_URL, MAIL_FROM, WEBHOOK_ALLOW_PRIVATE: allowPrivate } = config;
  return {
    databaseUrl,
    logger,
    rules: { allowPrivate, resolve: resolveHost },
    publicUrl: publicUrlOf(config),
    mail: SMTP_URL && MAIL_FROM ? openMail(SMTP_URL, MAIL_FROM) : null,
  };
}

/**
 * Sends events to webhooks, and mails, until stopped. Attempts under way end first. A receiver that is slow or dead holds up
 * its own deliveries alone: one of each webhook, and three of each brand, are under way at once.
 */
export async function startDelivery({ databaseUrl, mail, ...given }: DeliveryOptions) {
  const { logger } = given;
  await installQueue(databaseUrl, logger);
  const postgres = openQueuePostgres(databaseUrl);
  const stopping = new AbortController();
  const uptime = new DatabaseUptime(COMEBACK_MS);
  const pool = { databaseUrl, postgres, logger, uptime, stopping: stopping.signal };
  const delivering: Delivering = { ...given, postgres, sendsMail: mail !== null };
  const busy = new Busy();

  async function attempt({ delivery, webhook, brand }: DeliverPayload): Promise<void> {
    const leave = busy.enter(webhook, brand);
    if (leave === null)
      return transaction(postgres, (client) => addDeliveryJobs(client, [delivery], BUSY_PAUSE));
    try {
      await deliver(delivering, delivery);
    } finally {
      leave();
    }
  }

  let isRepaired = false;
  const running = Promise.all([
    keepRunning({
      ...pool,
      name: 'delivering',
      tasks: { [DELIVER]: (payload) => attempt(payload as DeliverPayload) },
      concurrency: CONCURRENCY,
      pollInterval: POLL_MS,
      forbiddenFlags: () => busy.full,
    }),
    keepRunning({
      ...pool,
      name: 'mail',
      tasks: {
        [SEND_MAIL]: (payload, { job }) =>
          sendQueuedMail(
            { postgres, logger, mail },
            payload as MailPayload,
            job.attempts >= job.max_attempts,
          ),
      },
      concurrency: MAILS_AT_ONCE,
      pollInterval: POLL_MS,
      forbiddenFlags: () => [],
    }),
    keepFreeing(pool),
    poll(
      async () => {
        if (!isRepaired) {
          await repairJobs(postgres);
          await endLostMails(postgres);
        }
        isRepaired = true;
        return dispatch(postgres);
      },
      {
        idleMs: IDLE_MS,
        signal: stopping.signal,
        onError: (error) => logger.error({ err: error }, 'Events cannot be sent to webhooks yet'),
      },
    ),
  ]);
  return {
    async stop(): Promise<void> {
      stopping.abort();
      await running;
      await postgres.end();
      mail?.close();
    },
  };
}
