import { EVENT_TYPES, isEventType } from '../events/event-types.ts';
import { shownData } from '../events/list-events.ts';
import { TEST_TYPE } from '../webhooks/deliveries.ts';
import type { WebhookFormat } from '../webhooks/format.ts';

/** Most bytes of a body: Standard Webhooks recommends less than 20 kB. */
const MOST_BYTES = 20_000;

/** Characters of a line in a chat: names in it come out of answers. */
const MOST_SENTENCE = 1_500;

/** Event that is sent. */
export interface Message {
  readonly type: string;
  readonly at: Date;
  readonly data: Readonly<Record<string, unknown>>;
  readonly brand: { readonly id: string; readonly name: string };
}

interface Told {
  readonly sentence: string;
  readonly url: string;
  readonly data: Readonly<Record<string, unknown>>;
}

/** Words and data of a message. */
function toldOf({ type, data, brand }: Message, publicUrl: string): Told {
  if (isEventType(type)) {
    const shown = shownData(publicUrl, brand.id, type, data);
    return { sentence: EVENT_TYPES[type].sentence(data), url: shown.url, data: shown };
  }
  const url = `${publicUrl}/brands/${brand.id}/settings?tab=webhooks`;
  const sentence = type === TEST_TYPE ? 'this is a test of its webhook' : type;
  return { sentence, url, data: { brand_id: brand.id, ...data, url } };
}

const bytesOf = (text: string) => Buffer.byteLength(text);

/** The body of Standard Webhooks. Lists are left out where it would be too long: the link shows them. */
function standardBody({ type, at }: Message, { data }: Told): string {
  const write = (fields: Told['data']) => JSON.stringify({ type, timestamp: at.toISOString(), data: fields });
  const whole = write(data);
  if (bytesOf(whole) < MOST_BYTES) return whole;
  return write(Object.fromEntries(Object.entries(data).filter(([, value]) => typeof value !== 'object')));
}

/** One line, cut where it would be too long. */
function lineOf({ brand }: Message, { sentence }: Told): string {
  const line = [...`${brand.name}: ${sentence}`.replace(/\s+/g, ' ')];
  return line.length <= MOST_SENTENCE ? line.join('') : `${line.slice(0, MOST_SENTENCE - 1).join('')}…`;
}

const LINK = 'Open the dashboard';

/*
 * Formats of chat services, by their documentation: api.slack.com/messaging/webhooks, discord.com/developers/docs/resources/webhook,
 * and adaptivecards.io for Teams. Text stands where it is shown as it is, since names in it come out of answers.
 */

const slackBody = (line: string, url: string) => ({
  // Shown in notifications; & < > begin what Slack would read as markup.
  text: line.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;'),
  blocks: [
    { type: 'section', text: { type: 'plain_text', text: line, emoji: false } },
    {
      type: 'actions',
      elements: [{ type: 'button', text: { type: 'plain_text', text: LINK }, url, action_id: 'open' }],
    },
  ],
});

/** Discord's limit for a message. */
const MOST_DISCORD = 2_000;

function discordBody(line: string, url: string) {
  // Markdown is read in a text, so each sign is escaped; a cut leaves no half of an escape.
  const escaped = [...line].map((sign) => (/[\p{L}\p{N}\s]/u.test(sign) ? sign : `\\${sign}`));
  const end = `\n<${url}>`;
  let content = '';
  for (const sign of escaped) if (content.length + sign.length + end.length <= MOST_DISCORD) content += sign;
  return { content: content + end, allowed_mentions: { parse: [] } };
}

const teamsBody = (line: string, url: string) => ({
  type: 'message',
  attachments: [
    {
      contentType: 'application/vnd.microsoft.card.adaptive',
      contentUrl: null,
      content: {
        $schema: 'http://adaptivecards.io/schemas/adaptive-card.json',
        type: 'AdaptiveCard',
        version: '1.4',
        // A text block would be read as Markdown; runs of a rich one are not.
        body: [{ type: 'RichTextBlock', inlines: [{ type: 'TextRun', text: line }] }],
        actions: [{ type: 'Action.OpenUrl', title: LINK, url }],
      },
    },
  ],
});

const CHATS = { slack: slackBody, discord: discordBody, teams: teamsBody } as const;

/** The body of a message in the format of its receiver. @param publicUrl address of the dashboard, for links. */
export function bodyOf(message: Message, format: WebhookFormat, publicUrl: string): string {
  const told = toldOf(message, publicUrl);
  return format === 'standard'
    ? standardBody(message, told)
    : JSON.stringify(CHATS[format](lineOf(message, told), told.url));
}
