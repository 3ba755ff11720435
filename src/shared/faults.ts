import { type Fault, Refusal, type RefusalCode } from './refusal.ts';

/**
 * Kinds of faults that a request is checked for before it is processed. They are reported together; the first
 * kind in this order gives the response its code.
 */
export const FAULT_CODES = [
  'invalid_body',
  'invalid_parameter',
  'date_range_invalid',
  'unknown_prompt',
  'prompt_archived',
  'unknown_competitor',
] as const satisfies readonly RefusalCode[];

export type FaultCode = (typeof FAULT_CODES)[number];

/** Fault with the code of a response that has no other fault. */
export interface Finding extends Fault {
  readonly code: FaultCode;
}

/** Finding before its parameter is known. */
export type UnnamedFinding = Omit<Finding, 'parameter'>;

/** Maximum number of faults in a response: 9,000 unknown parameters in a URL made a response of 1.5 MB. */
export const MAX_FAULTS = 100;
const MAX_DETAIL = 500;

/** Kinds whose own message says as much as their faults do. */
const SELF_EXPLAINING: ReadonlySet<FaultCode> = new Set([
  'unknown_prompt',
  'prompt_archived',
  'unknown_competitor',
]);

/** Cut at the end of a character: half of a surrogate pair in a response is refused by strict readers of JSON. */
const shortened = (text: string, max: number) =>
  text.length > max ? `${text.slice(0, max - 3).replace(/[\uD800-\uDBFF]$/, '')}...` : text;

/** The name of a parameter or a field as an error may show it. */
export const shownName = (name: string) => shortened(name.toWellFormed(), 60);

/** A faulty value as an error may show it: shortened, as JSON. */
export const quote = (text: string) => JSON.stringify(shortened(text, 60));

function detailOf(findings: readonly Finding[]): string {
  const told = findings
    .slice(0, MAX_FAULTS)
    .map(({ parameter, message }) => (parameter === '' ? message : `${parameter}: ${message}`));
  const number =
    findings.length > MAX_FAULTS ? `${findings.length} faults, the first ${MAX_FAULTS} of them: ` : '';
  return shortened(number + told.join('; '), MAX_DETAIL);
}

/** Refusal with all faults of a request, at least one. */
export function refusalOfFaults(findings: readonly Finding[]): Refusal {
  const kinds = FAULT_CODES.filter((code) => findings.some((finding) => finding.code === code));
  const [code = 'invalid_parameter'] = kinds;
  const plain = kinds.length === 1 && SELF_EXPLAINING.has(code) && findings.length <= MAX_FAULTS;
  return new Refusal(code, {
    ...(plain ? {} : { detail: detailOf(findings) }),
    errors: findings.slice(0, MAX_FAULTS).map(({ parameter, message }) => ({ parameter, message })),
  });
}
