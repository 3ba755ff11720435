import type { QuestionTemplates } from '../data/shapes.ts';

/** Maximum number of competitors in suggestions. */
const MOST_RIVALS = 5;

/**
 * Questions that customers of a trade ask.
 * @param trade what is sold, such as `help desk software`; nothing is suggested without it
 * @param taken texts that are prompts already
 */
export function suggestedPrompts(
  { general, rival }: QuestionTemplates,
  brand: string,
  trade: string,
  rivals: readonly string[],
  taken: ReadonlySet<string>,
): string[] {
  if (trade === '') return [];
  const filled = (template: string, name = '') =>
    template.replace(/{(trade|brand|rival)}/g, (_, what) => ({ trade, brand, rival: name })[what as 'trade']);
  return [
    ...general.map((one) => filled(one)),
    ...rivals.slice(0, MOST_RIVALS).flatMap((name) => rival.map((one) => filled(one, name))),
  ].filter((text) => !taken.has(text));
}
