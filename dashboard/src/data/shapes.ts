import type { ContentType, Engine, Intent } from '../words/names.ts';

/* Types of responses: of /v1 by its OpenAPI document, of /app by docs/dashboard.md. */

export type { ContentType, Engine, Intent };
export type Role = 'owner' | 'manager' | 'member';
export type Permission = 'read' | 'read-and-write';

export interface List<Row> {
  readonly data: readonly Row[];
  readonly meta: { readonly total: number; readonly limit: number; readonly offset: number };
}

export interface Report<Row> extends List<Row> {
  readonly meta: List<Row>['meta'] & {
    readonly start_date: string;
    readonly end_date: string;
    readonly data_through: string | null;
  };
}

/** Questions with places for what is sold, the brand and a rival. */
export interface QuestionTemplates {
  readonly general: readonly string[];
  readonly rival: readonly string[];
}

export interface Person {
  readonly id: string;
  readonly name: string;
  readonly email: string;
}

export interface Session {
  readonly user: Person & { readonly has_password: boolean };
  readonly organizations: readonly Organization[];
}

export interface Organization {
  readonly id: string;
  readonly name: string;
  readonly role: Role;
  readonly plan: string;
  readonly brands: readonly BrandEntry[];
}

export interface BrandEntry {
  readonly id: string;
  readonly name: string;
  readonly domains: readonly string[];
  readonly created_at: string;
  readonly has_answers: boolean;
}

export interface Link {
  readonly kind: 'invitation' | 'reset' | 'sign-in';
  readonly email: string;
  readonly organization: string | null;
  readonly organization_id: string | null;
  readonly role: Role | null;
  /** Null of an invitation that somebody else looks at. */
  readonly has_account: boolean | null;
  readonly expires_at: string;
}

export interface Brand {
  readonly id: string;
  readonly name: string;
  readonly aliases: readonly string[];
  readonly domains: readonly string[];
  readonly include_subdomains: boolean;
  readonly primary_country: string;
  readonly countries: readonly string[];
  readonly engines: readonly { readonly id: Engine; readonly name: string }[];
  readonly prompt_counts: Readonly<Record<PromptStatus, number>>;
  readonly data_through: string | null;
  readonly rereading: boolean;
  readonly created_at: string;
  readonly competitor_id: string;
}

export type CompetitorStatus = 'tracked' | 'suggested' | 'dismissed';

export interface Competitor {
  readonly id: string;
  readonly name: string;
  readonly aliases: readonly string[];
  readonly domain: string | null;
  readonly domain_verified: boolean;
  readonly status: CompetitorStatus;
  readonly first_seen_at: string | null;
  readonly last_seen_at: string | null;
}

export type PromptStatus = 'active' | 'paused' | 'archived';

export interface Prompt {
  readonly id: string;
  readonly text: string;
  readonly status: PromptStatus;
  readonly countries: readonly string[];
  readonly intent: Intent;
  readonly language: string | null;
  readonly topic: string | null;
  readonly tags: readonly string[];
  readonly created_at: string;
}

export interface Answer {
  readonly id: string;
  readonly prompt_id: string;
  readonly prompt_text: string;
  readonly engine: Engine;
  readonly country: string;
  readonly answered_at: string;
  readonly brand_mentioned: boolean;
  readonly brand_position: number | null;
  readonly brand_sentiment: number | null;
  readonly brands_ranked: number;
  readonly citation_count: number;
  readonly text: string;
  readonly text_format: 'markdown' | 'plain';
  readonly search_queries: readonly string[] | null;
}

/** Run of an answer's text, or an element with parts; docs/dashboard.md describes the fields of each type. */
export type TextPart =
  | string
  | {
      readonly type: string;
      readonly parts: readonly TextPart[];
      readonly level?: number;
      readonly start?: number;
      readonly url?: string;
      readonly id?: string;
      readonly rank?: number;
    };

/** The text of an answer as it is shown. */
export interface AnswerDocument {
  /** Reader of the answer; absent for an answer that is not stored. */
  readonly read_by?: string;
  readonly direction: 'ltr' | 'rtl';
  /** True where markdown was parsed; false where there is too much of it. */
  readonly laid_out: boolean;
  readonly parts: readonly TextPart[];
}

/** An entry of a list in a text: its name, how surely that is one (log odds), and its place in the ranking. */
export interface ExplainedEntry {
  readonly name: string | null;
  readonly odds: number;
  readonly place: number | null;
}

/** A list that was found in a text, with its score and what moves that most. */
export interface ExplainedList {
  readonly form: string;
  readonly heading: string | null;
  readonly score: number;
  readonly verdict: 'taken' | 'low' | 'overlapped';
  readonly entries: readonly ExplainedEntry[];
  readonly features: readonly { readonly name: string; readonly value: number; readonly effect: number }[];
}

export interface ExplainedBrand {
  readonly id: string;
  readonly name: string;
  readonly position: number | null;
  readonly position_by: 'list' | 'sentence' | null;
  readonly sentiment: number;
  readonly words: readonly { readonly text: string; readonly class: string; readonly weight: number }[];
}

/** Reading of a stored answer's text, with its reasons. */
export interface AnswerExplanation {
  readonly read_by: string;
  /** Null for a text that takes too long. */
  readonly explanation: {
    readonly least_score: number;
    readonly lists: readonly ExplainedList[];
    readonly brands: readonly ExplainedBrand[];
  } | null;
}

export interface WholeAnswer extends Answer {
  readonly mentions: readonly Mention[];
  readonly citations: readonly Citation[];
}

/** An answer as it is read, be it stored or not. */
export interface ShownAnswer extends Pick<Answer, 'search_queries'> {
  readonly mentions: readonly Mention[];
  readonly citations: readonly Pick<
    Citation,
    'url' | 'domain' | 'title' | 'position' | 'kind' | 'is_own_domain'
  >[];
}

/** Result of a question that was asked at once. */
export interface LiveAnswer extends ShownAnswer {
  readonly document: AnswerDocument;
  readonly engine: Engine;
  readonly country: string;
  readonly milliseconds: number;
}

export interface Mention {
  readonly competitor_id: string;
  readonly competitor_name: string;
  readonly is_self: boolean;
  readonly position: number | null;
  readonly sentiment: number;
}

export interface Citation {
  readonly answer_id: string;
  readonly answered_at: string;
  readonly engine: Engine;
  readonly country: string;
  readonly prompt_id: string;
  readonly url: string;
  readonly domain: string;
  readonly title: string;
  readonly position: number;
  readonly kind: 'linked' | 'listed';
  readonly is_own_domain: boolean;
}

/** Columns that rows of reports have where a dimension asks for them. */
interface Dimensions {
  readonly day: string;
  readonly week: string;
  readonly engine: Engine;
  readonly country: string;
  readonly prompt: string;
  readonly prompt_text: string;
  readonly topic: string | null;
}

/** Columns of intervals=true and compare=previous. */
interface Compared {
  readonly prompts?: number;
  readonly visibility_low?: number | null;
  readonly visibility_high?: number | null;
  readonly previous_answers?: number;
  readonly previous_visibility?: number | null;
  readonly visibility_change?: number | null;
  readonly visibility_change_low?: number | null;
  readonly visibility_change_high?: number | null;
  readonly visibility_changed?: boolean | null;
  readonly previous_mentions?: number;
  readonly previous_average_position?: number | null;
  readonly average_position_change?: number | null;
  readonly previous_sentiment?: number | null;
  readonly sentiment_change?: number | null;
}

export interface VisibilityRow extends Dimensions, Compared {
  readonly answers: number;
  readonly mentions: number;
  readonly visibility: number | null;
  readonly visibility_index: number | null;
  readonly average_position: number | null;
  readonly best_position: number | null;
  readonly sentiment: number | null;
  readonly sentiment_positive: number;
  readonly sentiment_neutral: number;
  readonly sentiment_negative: number;
  readonly own_citations: number;
}

export interface BrandsRow extends Dimensions, Compared {
  readonly competitor_id: string;
  readonly competitor_name: string;
  readonly is_self: boolean;
  readonly answers: number;
  readonly mentions: number;
  readonly visibility: number | null;
  readonly ranked: number;
  readonly share_of_voice: number | null;
  readonly share_of_voice_low?: number | null;
  readonly share_of_voice_high?: number | null;
  readonly previous_share_of_voice?: number | null;
  readonly share_of_voice_change?: number | null;
  readonly average_position: number | null;
  readonly best_position: number | null;
  readonly sentiment: number | null;
}

export interface CitationsRow extends Dimensions {
  readonly domain: string;
  readonly url: string;
  readonly content_type: ContentType | null;
  readonly is_own_domain: boolean;
  readonly domain_rating: number | null;
  readonly citations: number;
  readonly cited_answers: number;
  readonly citation_share: number | null;
  readonly citation_rate: number | null;
  readonly last_cited_at: string;
  /** With `kinds=true`. */
  readonly linked: number;
  readonly listed: number;
  /** With `sites=true`: the kind of site, and whose it is. */
  readonly site_type: ContentType | null;
  readonly site_owner_id: string | null;
  readonly site_owner_name: string | null;
}

export interface SearchesRow {
  readonly query: string;
  readonly searches: number;
  readonly answers: number;
  readonly answer_rate: number | null;
  readonly last_searched_at: string;
}

export interface Usage {
  readonly plan: string;
  readonly prompt_limit: number;
  readonly prompts_used: number;
  readonly month: string;
  readonly questions: number;
  readonly cost: number | null;
  readonly forecast_questions: number;
  readonly forecast_cost: number | null;
  readonly daily_questions: number;
  readonly daily_cost: number | null;
  readonly reading_cost: number | null;
  readonly forecast_reading_cost: number | null;
  readonly prices_of: string;
  readonly engines: readonly {
    readonly engine: Engine;
    readonly questions: number;
    readonly cost: number | null;
    readonly forecast_questions: number;
    readonly forecast_cost: number | null;
  }[];
}

/**
 * Reader of a brand's answers, with the actual or expected cost of a model; US dollars, null where unknown.
 */
export interface AnswerReader {
  readonly reader: 'rules' | 'model';
  /** Configured model; null where the service has none. */
  readonly model: string | null;
  readonly cost_per_answer: number | null;
  /** Of 30 days. */
  readonly answers_per_month: number;
  readonly cost_per_month: number | null;
}

export interface Run {
  readonly last: {
    readonly date: string;
    readonly state: string;
    readonly questions: number;
    readonly complete: number;
    readonly failed: number;
  } | null;
  readonly next_at: string | null;
  /** Reason for having none, in words. */
  readonly why_none: string | null;
  readonly is_demo: boolean;
  readonly engines: readonly {
    readonly id: Engine;
    readonly name: string;
    /** Null where unknown. */
    readonly ready: boolean | null;
    readonly setting: string | null;
  }[];
}

export interface Key {
  readonly id: string;
  readonly name: string;
  readonly first_characters: string;
  readonly last_characters: string;
  readonly permission: Permission;
  readonly created_by: string | null;
  readonly created_at: string;
  readonly last_used_at: string | null;
  readonly revoked_at: string | null;
}

/** Figure before and after. */
interface Moved {
  readonly before: number;
  readonly after: number;
}

export interface Signal extends Moved {
  readonly id: string;
  readonly metric: 'visibility' | 'share_of_voice' | 'sentiment' | 'own_citation_rate';
  readonly dimension: string;
  readonly value: string | null;
  readonly name: string | null;
  readonly direction: 'up' | 'down';
  readonly opened_on: string;
  readonly seen_on: string;
  readonly closed_on: string | null;
  readonly change: number;
  readonly prompts: readonly (Moved & { readonly prompt_id: string; readonly prompt_text: string })[];
  readonly sources: readonly (Moved & { readonly domain: string })[];
}

export interface Webhook {
  readonly id: string;
  readonly url: string;
  readonly format: 'standard' | 'slack' | 'discord' | 'teams';
  /** Types of events that are sent; null for all. */
  readonly events: readonly string[] | null;
  readonly status: 'active' | 'failing' | 'disabled';
  readonly disabled_because: 'gone' | 'failing' | null;
  readonly failing_since: string | null;
  readonly last_success_at: string | null;
  readonly created_by: string | null;
  readonly created_at: string;
}

/** A webhook whose secret was just made. */
export interface NewWebhook extends Webhook {
  /** The secret, this once. */
  readonly secret: string;
}

export interface Webhooks {
  readonly data: readonly Webhook[];
  readonly event_types: readonly { readonly type: string; readonly about: string }[];
}

/** Message to a webhook. */
export interface Delivery {
  readonly id: string;
  readonly type: string;
  readonly state: 'waiting' | 'delivered' | 'failed' | 'cancelled';
  readonly created_at: string;
  readonly attempts: number;
  readonly next_attempt_at: string | null;
  readonly status: number | null;
  readonly reason: string | null;
  readonly milliseconds: number | null;
}

/** A key that was just made. */
export interface NewKey extends Key {
  /** The key itself, this once. */
  readonly key: string;
  /** Note about it, in words. */
  readonly note: string | null;
}

export interface Member {
  readonly user: Person;
  readonly role: Role;
  readonly since: string;
}

/** Mails that a member gets. */
export interface MemberMails {
  readonly user: Person;
  readonly role: Role;
  readonly digest: boolean;
  readonly notices: boolean;
  /** Language by which dates are written; null while unknown. */
  readonly locale: string | null;
  readonly last_mail: {
    readonly kind: 'digest' | 'notice';
    readonly state: 'waiting' | 'sent' | 'refused' | 'failed' | 'cancelled';
    readonly at: string;
    readonly reason: string | null;
  } | null;
}

export interface Mails {
  /** False where the service has no mail server. */
  readonly sends_mail: boolean;
  readonly own: MemberMails;
  /** For owners and managers. */
  readonly members: readonly MemberMails[] | null;
}

export interface Invitation {
  readonly id: string;
  readonly email: string;
  readonly role: Role;
  readonly invited_by: string | null;
  readonly created_at: string;
  readonly expires_at: string;
}

export interface JournalEntry {
  readonly id: string;
  readonly at: string;
  readonly author: {
    readonly kind: 'person' | 'key' | 'command' | 'service';
    readonly name: string;
    readonly email: string | null;
  };
  readonly brand: { readonly id: string; readonly name: string } | null;
  readonly action: string;
  readonly subject: string;
  readonly changes: Readonly<Record<string, unknown>>;
}

export type SharedPage = 'overview' | 'prompts' | 'brands' | 'sources';

export interface Share {
  readonly id: string;
  readonly page: SharedPage;
  readonly filters: Readonly<Record<string, string>>;
  readonly created_by: string | null;
  readonly created_at: string;
  readonly revoked_at: string | null;
  readonly expires_at: string | null;
  readonly last_used_at: string | null;
}

/** A place where somebody is signed in. */
export interface SignedIn {
  readonly created_at: string;
  readonly expires_at: string;
  readonly current: boolean;
}

/** A working key that a member made. */
export interface MadeKey {
  readonly id: string;
  readonly name: string;
  readonly brand: { readonly id: string; readonly name: string };
  readonly first_characters: string;
  readonly last_characters: string;
  readonly last_used_at: string | null;
}

export interface Imported {
  readonly answers: number;
  readonly mentions: number;
  readonly citations: number;
  readonly duplicates: number;
  readonly rejected: number;
  readonly dropped_sources: number;
  /** Days (UTC) of the first and the last answer, duplicates included. */
  readonly first_day: string | null;
  readonly last_day: string | null;
  readonly told: readonly { readonly line: number; readonly reason: string }[];
}
