import { z } from 'zod';
import { queueMail, type WriteMail } from '../delivery/mails.ts';
import type { EventData } from '../events/event-types.ts';
import { recordEvent } from '../events/record-event.ts';
import type { IsoDate } from '../shared/dates.ts';
import { missing } from '../shared/refusal.ts';
import { BrandScopeRow } from '../stores/brand-scope.ts';
import { isDeleted } from '../stores/current-brand.ts';
import { type Postgres, type PostgresClient, transaction } from '../stores/postgres.ts';
import { maybeRow, rowsOf } from '../stores/rows.ts';
import type { Stores } from '../stores/stores.ts';
import { type BrandWeek, readBrandWeek } from './brand-week.ts';
import { digestHtml } from './html.ts';
import { digestText } from './text.ts';
import { type Digest, MOST_BRANDS, viewOf } from './view.ts';
import type { Week } from './week.ts';
import { datesOf } from './words.ts';

/** Bytes of HTML beyond which brands are left out: Gmail cuts a message at 102 kB, and its end has the link to turn it off. */
const MOST_BYTES = 90_000;

/** Texts of a digest for one person. */
export function digestMail(
  digest: Digest,
  to: { readonly email: string; readonly locale: string | null },
  publicUrl: string,
): WriteMail {
  return (turnOff) => {
    const words = { publicUrl, dates: datesOf(to.locale), turnOff };
    for (let most = MOST_BRANDS; ; most--) {
      const view = viewOf(digest, words, most);
      const html = digestHtml(view);
      if (most > 1 && Buffer.byteLength(html) > MOST_BYTES) continue;
      return { to: to.email, subject: view.subject, text: digestText(view), html };
    }
  };
}

const Organization = z.object({ id: z.string(), name: z.string() });

export type Organization = Readonly<z.output<typeof Organization>>;

const BRANDS = `
SELECT id AS "brandId", no AS "brandNo", epoch FROM brands
WHERE organization_id = $1 AND ($2::uuid IS NULL OR id = $2) ORDER BY lower(name), id`;

/**
 * Reads what a week has brought to the brands of an organization, or to one of them.
 * @param date day on which the month is forecast.
 * @returns of no brand where none has answers.
 */
export async function readDigest(
  stores: Stores,
  organization: Organization,
  week: Week,
  {
    date,
    brandId,
    signal,
  }: { readonly date: IsoDate; readonly brandId?: string; readonly signal: AbortSignal },
): Promise<Digest> {
  const found = await stores.postgres.query(BRANDS, [organization.id, brandId ?? null]);
  const brands: BrandWeek[] = [];
  for (const brand of rowsOf(BrandScopeRow, found)) {
    signal.throwIfAborted();
    try {
      const read = await readBrandWeek(stores, brand, week, date, signal);
      if (read !== null) brands.push(read);
    } catch (error) {
      if (signal.aborted || !(await isDeleted(stores.postgres, brand))) throw error;
    }
  }
  return { organization, week, brands };
}

const Recipient = z.object({ userId: z.string(), email: z.string(), locale: z.string().nullable() });

/** Members of an organization who get its digest, or one of them by address. */
export async function recipientsOf(
  client: Postgres | PostgresClient,
  organizationId: string,
  email?: string,
): Promise<z.output<typeof Recipient>[]> {
  const found = await client.query(
    `SELECT u.id AS "userId", u.email, u.locale FROM memberships m JOIN users u ON u.id = m.user_id
     WHERE m.organization_id = $1 AND m.gets_digest AND ($2::text IS NULL OR u.email = $2) ORDER BY u.email`,
    [organizationId, email ?? null],
  );
  return rowsOf(Recipient, found);
}

const rounded = (rate: number) => Math.round(rate * 10_000) / 10_000;

/** Fields that the event of a brand's week tells. */
const toldOf = (week: BrandWeek, { start, end }: Week): EventData<'digest.weekly'> => ({
  start_date: start,
  end_date: end,
  answers: week.answers,
  visibility: week.visibility === null ? null : rounded(week.visibility.after),
  signals_opened: week.opened.length,
  signals_closed: week.closed.length,
  competitors_suggested: week.suggestedTotal,
  suggested: [...week.suggested],
  sources_gained: week.gainedTotal,
  gained: [...week.gained],
  sources_lost: week.lostTotal,
  lost: [...week.lost],
  cost: week.cost,
  forecast_cost: week.forecast,
});

/**
 * Makes the digest of an organization's week, once over all processes: one transaction marks the week as done, writes an
 * event for each brand, and adds a mail to each member who gets it.
 * @param publicUrl address of the dashboard; null without a mail server, when nothing but the events is written.
 * @returns the number of mails; null where it was made before.
 */
export async function makeDigest(
  stores: Stores,
  organization: Organization,
  week: Week,
  options: {
    readonly date: IsoDate;
    readonly publicUrl: string | null;
    readonly signal: AbortSignal;
  },
): Promise<number | null> {
  const { publicUrl } = options;
  const digest = await readDigest(stores, organization, week, options);
  return transaction(stores.postgres, async (client) => {
    const marked = await client.query(
      `INSERT INTO digests (organization_id, week) SELECT id, $2 FROM organizations WHERE id = $1
       ON CONFLICT DO NOTHING`,
      [organization.id, week.start],
    );
    if (marked.rowCount === 0) return null;
    for (const brand of digest.brands) {
      const once = { once: week.start };
      await recordEvent(client, { brandId: brand.id }, 'digest.weekly', toldOf(brand, week), once);
    }
    if (publicUrl === null || digest.brands.length === 0) return 0;
    return sendTo(client, digest, await recipientsOf(client, organization.id), publicUrl, week.start);
  });
}

/** Adds the mail of a digest to some members. @returns how many. */
async function sendTo(
  client: PostgresClient,
  digest: Digest,
  recipients: readonly z.output<typeof Recipient>[],
  publicUrl: string,
  week?: string,
): Promise<number> {
  let mails = 0;
  for (const person of recipients) {
    const mail = {
      organizationId: digest.organization.id,
      userId: person.userId,
      kind: 'digest',
      ...(week === undefined ? {} : { week }),
    } as const;
    if ((await queueMail(client, publicUrl, mail, digestMail(digest, person, publicUrl))) !== null)
      mails += 1;
  }
  return mails;
}

/** Adds a mail of a digest to each of some members beside those of Mondays. @returns how many. */
export const sendDigest = (
  postgres: Postgres,
  digest: Digest,
  recipients: readonly z.output<typeof Recipient>[],
  publicUrl: string,
): Promise<number> => transaction(postgres, (client) => sendTo(client, digest, recipients, publicUrl));

/** Organizations with brands whose digest of a week was not made; those that are younger than the week have none. */
const OPEN = `
SELECT id, name FROM organizations o
WHERE created_at < ($2::date + 1)::timestamp AT TIME ZONE 'UTC'
  AND EXISTS (SELECT FROM brands WHERE organization_id = o.id)
  AND NOT EXISTS (SELECT FROM digests WHERE organization_id = o.id AND week = $1)
ORDER BY id`;

/** Organizations whose digest of a week was not made yet. */
export async function organizationsToTell(postgres: Postgres, { start, end }: Week): Promise<Organization[]> {
  return rowsOf(Organization, await postgres.query(OPEN, [start, end]));
}

/** Finds an organization by its id, or by that of one of its brands. @throws Refusal `not_found`. */
export async function organizationOf(
  postgres: Postgres,
  {
    organization,
    brand,
  }: { readonly organization?: string | undefined; readonly brand?: string | undefined },
): Promise<Organization> {
  const found = await postgres.query(
    `SELECT id, name FROM organizations o
     WHERE ($1::uuid IS NULL OR id = $1)
       AND ($2::uuid IS NULL OR EXISTS (SELECT FROM brands WHERE id = $2 AND organization_id = o.id))`,
    [organization ?? null, brand ?? null],
  );
  const known = maybeRow(Organization, found);
  if (known !== null) return known;
  throw missing(brand === undefined ? `organization ${organization}` : `brand ${brand}`);
}
