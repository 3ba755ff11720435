/**
 * Reasons for refusing a request, with default messages. They are independent of the transport: the API adds
 * a status, a command the option at fault.
 */
export const REFUSALS = {
  invalid_parameter: 'A query or path parameter is not valid.',
  invalid_body: 'The request body is not valid.',
  invalid_value: 'A value is not valid.',
  date_range_invalid: 'The date range is not valid.',
  prompt_archived: 'prompt_id contains an archived prompt; send include_archived=true to include it.',
  unknown_prompt: 'prompt_id contains an id that is not a prompt of this brand.',
  unknown_competitor:
    'A filter contains an id that is neither a competitor of this brand nor its own competitor_id.',
  prompt_limit_exceeded: "The change would exceed the plan's prompt limit.",
  status_transition_invalid: 'The prompt cannot change to this status.',
  own_brand_not_a_competitor: 'This id is the brand itself, which has no competitor status.',
  cursor_expired:
    'The cursor is of another brand, of another installation or of before a restore: start without "after".',
  not_found: 'Nothing exists at this address.',
  prompt_already_exists: 'This brand already has a prompt with this text.',
  competitor_already_exists: 'This brand already has a competitor of this name.',
  name_taken: 'This name already belongs to the brand or another competitor.',
  domain_taken: 'This domain already belongs to the brand or another competitor.',
  no_backup: 'There is no backup.',
  backup_damaged: 'The backup is damaged.',
  other_version: 'The backup is of another version.',
  newer_stores: 'The stores are of a newer version.',
  missing_rights: 'The database user lacks a right.',
  no_export: 'The folder holds no export.',
  not_an_empty_installation: 'The installation is not empty.',
  folder_not_empty: 'The folder is not empty.',
  changed_meanwhile: 'It was changed by another request meanwhile.',
  webhook_limit_reached: 'The brand has the maximum of 10 webhooks; delete one first.',
  webhook_disabled: 'The webhook is disabled; enable it first.',
  key_limit_reached: 'The brand has the maximum number of active keys.',
  sign_in_failed: 'The e-mail address or the password is wrong.',
  too_many_attempts: 'There were too many attempts to sign in; wait a while.',
  too_busy: 'Too many people are signing in at the moment; try again shortly.',
  unavailable: 'A store cannot be reached at the moment; try again shortly.',
  last_owner: 'An organization needs an owner; make somebody else one first.',
  already_member: 'This address belongs to a member already.',
} as const;

export type RefusalCode = keyof typeof REFUSALS;

/** One fault of a request: the parameter or field, and a message with what is allowed. */
export interface Fault {
  readonly parameter: string;
  readonly message: string;
}

export interface RefusalDetails {
  /** Replaces the default message. */
  readonly detail?: string;
  /** The value that is at fault, where it is a single one; `detail` follows its name. */
  readonly field?: string;
  readonly errors?: readonly Fault[];
  /** The existing prompt of `prompt_already_exists`. */
  readonly prompt_id?: string;
  /** Seconds after which a retry is allowed. */
  readonly retryAfter?: number;
}

/** Error of a request that cannot be carried out, with a reason for the caller. Nothing has been changed. */
export class Refusal extends Error {
  readonly code: RefusalCode;
  readonly details: RefusalDetails;

  constructor(code: RefusalCode, details: RefusalDetails = {}) {
    super(details.detail ?? REFUSALS[code]);
    this.code = code;
    this.details = details;
  }
}

/**
 * Refusal of an invalid value.
 * @param detail allowed values, in words that follow the field's name.
 */
export const invalid = (field: string, detail: string): Refusal =>
  new Refusal('invalid_value', { field, detail });

/**
 * Refusal for something that does not exist.
 * @param what e.g. `brand 5b0a…`
 */
export const missing = (what: string): Refusal => new Refusal('not_found', { detail: `there is no ${what}` });
