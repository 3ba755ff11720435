/**
 * Questions that customers of a trade ask, by rule.
 * @param trade what is sold, such as `help desk software`; nothing is suggested without it
 */
export function suggestedPrompts(brand: string, trade: string, rivals: readonly string[]): string[] {
  if (trade === '') return [];
  return [
    `What is the best ${trade}?`,
    `Which ${trade} suits a small company?`,
    `What does ${trade} cost?`,
    `How do I choose ${trade}?`,
    `Is ${brand} good ${trade}?`,
    ...rivals
      .slice(0, 3)
      .flatMap((rival) => [`${brand} vs ${rival}: which one is better?`, `Alternatives to ${rival}`]),
  ];
}
