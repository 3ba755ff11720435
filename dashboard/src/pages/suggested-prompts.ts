/** Rivals that questions are suggested about. */
const MOST_RIVALS = 5;

/**
 * Questions that customers of a trade ask, by rule.
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
    `What is the best ${trade}?`,
    `Which ${trade} suits a small company?`,
    `Which ${trade} suits a large company?`,
    `What does ${trade} cost?`,
    `How do I choose ${trade}?`,
    `Top 5 ${trade}`,
    `Is ${brand} good ${trade}?`,
    `Alternatives to ${brand}`,
    ...rivals
      .slice(0, MOST_RIVALS)
      .flatMap((rival) => [`${brand} vs ${rival}: which one is better?`, `Alternatives to ${rival}`]),
  ];
  return all.filter((text) => !taken.has(text));
}
