import { CommandError } from '../commands/command.ts';
import { normalizeDomain } from './domains.ts';
import { normalizeText } from './text.ts';

const MAX_NAME = 200;

/**
 * A name or alias as it is stored: Unicode NFC, trimmed, 1 to 200 characters.
 * @param option the option it was given with, for the error.
 * @throws CommandError `invalid_option`.
 */
export function requireName(option: string, text: string): string {
  const name = normalizeText(text);
  const characters = [...name].length;
  if (characters >= 1 && characters <= MAX_NAME && name.isWellFormed() && !name.includes('\0')) return name;
  throw new CommandError('invalid_option', `${option} must be a text of 1 to ${MAX_NAME} characters`);
}

export const requireNames = (option: string, texts: readonly string[]): string[] => [
  ...new Set(texts.map((text) => requireName(option, text))),
];

/** A domain as citations hold it. @throws CommandError `invalid_option`. */
export function requireDomain(option: string, text: string): string {
  const domain = normalizeDomain(text);
  if (domain) return domain;
  throw new CommandError(
    'invalid_option',
    `${option} must be a domain such as example.com, not ${JSON.stringify(text)}`,
  );
}
