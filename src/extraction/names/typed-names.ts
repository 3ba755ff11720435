import { compileNames } from './find-names.ts';

/**
 * Compiles the names of a brand once. The function it returns says whether what somebody typed names it, spelled as
 * answers may spell it; capitals, which tell common words from names in answers, are not asked for.
 */
export function createNaming(names: readonly string[]): (typed: string) => boolean {
  const find = compileNames([{ id: '0', name: names[0] ?? '', aliases: names.slice(1), domains: [] }], true);
  return (typed) => find(typed, 'plain').length > 0;
}
