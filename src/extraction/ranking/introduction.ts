import type { Blocks } from '../text/blocks.ts';

/** What is said of a list or table before it. */
export interface Introduction {
  /** What follows are choices. */
  readonly choices: boolean;
  /** What follows are brands. */
  readonly brands: boolean;
  /** What follows are features to look at, tips or sources. */
  readonly features: boolean;
  /** What follows are shops. */
  readonly shops: boolean;
}

const FEATURES =
  /\bhow to (?:choose|pick|decide)\b|\b(?:what )?to (?:look for|consider|prioritize|remember)\b|\bfaqs?\b|\bnext steps\b|^\W*(?:(?:key|important|main|essential|other|additional|general|final|quick) )*(?:features?|specifications?|specs|considerations?|factors|tips|requirements|notes?|takeaways|sources|references)\b/iu;
const SHOPPING =
  /\bwhere (?:to|you can) (?:buy|find|shop|purchase)\b|\b(?:buying|purchasing|shopping|ordering) (?:and|tips|options|guide)\b|^\W*(?:online )?retailers\b/iu;
/** Lines that lead over to shops. */
const TO_SHOPS =
  /\b(?:following|these|various|several) (?:online |major |other )?(?:retailers|stores|shops|sellers)\b[^.]{0,30}[:.]$/iu;
const CHOICES =
  /\b(?:best|top|recommend\w*|options?|picks?|alternatives?|choices?|brands?|compan(?:y|ies)|providers?|tools?|products?|models?|popular|leading|platforms?|services|apps?|software|competitors?|rank\w*|list of)\b/iu;
const BRANDS =
  /\b(?:brands|companies|makers|manufacturers|labels|vendors|providers|firms|banks|agencies|competitors)\b/iu;

/** Lines longer than this are no titles of what follows; the heading may stand a few pieces before. */
const MAX_LENGTH = 240;
const MAX_DISTANCE = 8;

/** What the line right before a piece, and the heading it stands under, say of it. */
export function introductionOf(text: string, { pieces }: Blocks, piece: number): Introduction {
  const textOf = (at: number) => {
    const { start, end } = pieces[at] ?? { start: 0, end: 0 };
    return end - start > MAX_LENGTH ? '' : text.slice(start, end);
  };
  let at = piece - 1;
  while (at >= 0 && at > piece - MAX_DISTANCE && pieces[at]?.kind !== 'heading') at -= 1;
  const title = pieces[at]?.kind === 'heading' ? textOf(at) : '';
  const line = at === piece - 1 || pieces[piece - 1]?.kind === 'row' ? '' : textOf(piece - 1);
  return {
    choices: CHOICES.test(title) || CHOICES.test(line),
    brands: BRANDS.test(title) || BRANDS.test(line),
    features: FEATURES.test(title),
    shops: SHOPPING.test(title) || TO_SHOPS.test(line),
  };
}
