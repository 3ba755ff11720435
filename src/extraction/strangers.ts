import type { TextFormat } from '../shared/text-format.ts';
import { strangerKey } from './names/candidate-words.ts';
import { candidatesOf } from './names/candidates.ts';
import { domainsOf } from './names/cited-names.ts';
import { EVIDENCE } from './names/evidence.ts';
import { namesOfHead } from './names/head-names.ts';
import type { Naming } from './names/namings.ts';
import { readNames } from './names/unknown-names.ts';
import { withoutAsides } from './ranking/name-signs.ts';
import type { RankedItem } from './ranking/ranked-items.ts';
import type { WordUses } from './text/word-uses.ts';

/** What may be a brand that nobody has told us of: whether it is one is told by many answers (`decideStrangers`). */
export interface Stranger {
  readonly name: string;
  /** What its spellings have in common. */
  readonly key: string;
  /** Its registrable domain, where the answer links or cites one that spells the name. */
  readonly domain: string | null;
  /** Its place, where the answer's ranking surely has it. */
  readonly position: number | null;
  /** What this answer says for and against it: bits of `EVIDENCE`. */
  readonly evidence: number;
}

/** An answer as far as it was read. */
interface Read {
  readonly text: string;
  readonly textFormat: TextFormat;
  /** What it links and cites. */
  readonly urls: readonly string[];
  readonly uses: WordUses;
  readonly ranked: readonly RankedItem[];
  /** Where names begin that items of the ranking are about. */
  readonly heads: ReadonlySet<number>;
  /** Where it names brands that we are told of. */
  readonly namings: readonly Naming[];
}

/** The unknown brands that the ranking surely has, by their keys. */
function rankedStrangers(
  ranked: readonly RankedItem[],
  domains: ReadonlyMap<string, string>,
): Map<string, Stranger> {
  const heads = ranked.flatMap(({ slots, introduced }) =>
    slots
      .filter((slot) => slot.brands.length === 0)
      .flatMap((slot) =>
        namesOfHead(slot.label)
          .slice(0, 1)
          .map((name) => ({ ...name, place: slot.place, introduced })),
      ),
  );
  // A list that names nobody we know may be one of anything: only what its title calls brands are some.
  const company =
    ranked.some((item) => item.brands.length > 0) ||
    heads.some(({ known, doubtful }) => known !== null && !doubtful);
  const strangers = new Map<string, Stranger>();
  for (const [at, { name: written, domain }] of readNames(heads, domains).entries()) {
    const name = written === null ? '' : withoutAsides(written);
    const key = strangerKey(name);
    const { introduced = false, place = null } = heads[at] ?? {};
    if (key !== '' && !strangers.has(key) && (company || introduced))
      strangers.set(key, { name, key, domain, position: place, evidence: EVIDENCE.ranked });
  }
  return strangers;
}

/** Whatever may be a brand that nobody has told us of, ranked or only named. */
export function strangersOf({ urls, ranked, ...read }: Read): Stranger[] {
  const domains = domainsOf(urls);
  const strangers = rankedStrangers(ranked, domains);
  const labels = ranked.flatMap((item) => item.unknown.map(({ label }) => label));
  for (const { name, key, evidence } of candidatesOf({ ...read, labels, domains })) {
    const domain = domains.get(key) ?? null;
    const { name: rankedName = '', position = null, evidence: before = 0 } = strangers.get(key) ?? {};
    strangers.set(key, {
      // "The Warehouse", "株式会社…": the whole name.
      name: name.length > rankedName.length ? name : rankedName,
      key,
      domain,
      position,
      evidence: before | evidence | (domain === null ? 0 : EVIDENCE.cited),
    });
  }
  return [...strangers.values()];
}
