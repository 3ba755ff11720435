/**
 * Why something that was asked is not done, in the default words of each reason. A reason says nothing of a transport:
 * the API gives it a status, a command the option that is at fault.
 */
export const REFUSALS = {
  invalid_parameter: 'A query or path parameter is not valid.',
  invalid_body: 'The request body is not valid.',
  invalid_value: 'A value is not valid.',
  date_range_invalid: 'The date range is not valid.',
  prompt_archived: 'prompt_id names an archived prompt; send include_archived=true to read it.',
  unknown_prompt: 'prompt_id names an id that is not a prompt of this brand.',
  unknown_competitor:
    'A filter names an id that is neither a competitor of this brand nor its own competitor_id.',
  prompt_limit_exceeded: "The change would pass the plan's prompt limit.",
  status_transition_invalid: 'The prompt cannot change to this status.',
  own_brand_not_a_competitor: 'This id is the own brand, which has no competitor status.',
  cursor_expired:
    'The cursor is of another brand, of another installation or of before a restore: start without "after".',
  not_found: 'There is nothing at this address.',
  prompt_already_exists: 'This brand already has a prompt with this text.',
  competitor_already_exists: 'This brand already has a competitor of this name.',
  name_taken: 'This name already belongs to somebody else.',
  domain_taken: 'This domain already belongs to somebody else.',
  no_backup: 'There is no backup.',
  backup_damaged: 'The backup is not as it was written.',
  other_version: 'The backup is of another version.',
  newer_stores: 'The stores are of a newer version.',
  missing_rights: 'Who connects lacks a right.',
  no_export: 'The folder holds no export.',
  not_an_empty_installation: 'The installation is not empty.',
  folder_not_empty: 'The folder is not empty.',
  changed_meanwhile: 'What was to be changed has changed meanwhile.',
  key_limit_reached: 'The brand has as many active keys as it may have.',
  sign_in_failed: 'The e-mail address or the password is wrong.',
  too_many_attempts: 'There were too many tries to sign in; wait a while.',
  too_busy: 'Too many people are signing in right now; try again shortly.',
  unavailable: 'A store cannot be reached right now; try again shortly.',
  last_owner: 'An organization needs an owner; make somebody else one first.',
  already_member: 'Who has this address is a member already.',
} as const;

export type RefusalCode = keyof typeof REFUSALS;

/** One thing that is wrong with what was asked: the parameter or field, and what is wrong with it and allowed. */
export interface Fault {
  readonly parameter: string;
  readonly message: string;
}

export interface RefusalDetails {
  /** Replaces the reason's default words. */
  readonly detail?: string;
  /** The value that is at fault, where it is a single one; `detail` follows its name. */
  readonly field?: string;
  readonly errors?: readonly Fault[];
  /** The existing prompt of `prompt_already_exists`. */
  readonly prompt_id?: string;
  /** Seconds after which the same may be asked again. */
  readonly retryAfter?: number;
}

/** What was asked cannot be done, for a reason that whoever asked is told. Nothing has been done. */
export class Refusal extends Error {
  readonly code: RefusalCode;
  readonly details: RefusalDetails;

  constructor(code: RefusalCode, details: RefusalDetails = {}) {
    super(details.detail ?? REFUSALS[code]);
    this.code = code;
    this.details = details;
  }
}

/** A value that is not what its field takes. @param detail what is allowed, in words that follow the field's name. */
export const invalid = (field: string, detail: string): Refusal =>
  new Refusal('invalid_value', { field, detail });

/** There is no such thing. @param what e.g. `brand 5b0a…` */
export const missing = (what: string): Refusal => new Refusal('not_found', { detail: `there is no ${what}` });
