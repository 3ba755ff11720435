/** Rivals that questions are suggested about. */
const MOST_RIVALS = 5;

/**
 * Questions that customers of a trade ask, by rule; right for one thing, for many and for stuff.
 * @param trade what is sold, such as `help desk software`; nothing is suggested without it
 * @param taken texts that are prompts already
 */
export function suggestedPrompts(
  brand: string,
  trade: string,
  rivals: readonly string[],
  taken: ReadonlySet<string>,
): string[] {
  if (trade === '') return [];
  const all = [
    `Who offers the best ${trade}?`,
    `Which ${trade} would you recommend to a small company?`,
    `Which ${trade} would you recommend to a large company?`,
    `How much should I pay for ${trade}?`,
    `How do I choose ${trade}?`,
    `Top 5 ${trade}`,
    `Is ${brand} a good choice for ${trade}?`,
    `Alternatives to ${brand}`,
    ...rivals
      .slice(0, MOST_RIVALS)
      .flatMap((rival) => [`${brand} vs ${rival}: which one is better?`, `Alternatives to ${rival}`]),
  ];
  return all.filter((text) => !taken.has(text));
}
