/** Which of the brands that the sentence before names, in their order, a sentence without names begins with. */
type Meant = (named: readonly number[]) => readonly number[];

const starts = (words: string) => new RegExp(String.raw`^[\s*_"“„«(]*(?:${words})(?![\p{L}\p{N}])`, 'iu');
/** Where words are not parted. */
const startsJoined = (words: string) => new RegExp(String.raw`^[\s*_"“「(]*(?:${words})`, 'u');

const all: Meant = (named) => named;
const first: Meant = (named) => named.slice(0, 1);
const last: Meant = (named) => named.slice(-1);

const PRONOUNS: readonly (readonly [RegExp, Meant])[] = [
  [
    starts(
      [
        'both|they|neither|the two|either one',
        'beide|die beiden|keine[rs]? von beiden|allebei|geen van beide',
        'les deux|tous deux|toutes deux|ils|elles|aucun des deux',
        'ambos|ambas|los dos|las dos|ninguno de los dos|os dois|as duas|nenhum dos dois',
        'entrambi|entrambe|tutti e due|nessuno dei due',
        'oba|obie|obydwa|obydwie|obydwaj|żaden z nich',
        'оба|обе|ни один из них|они',
        'her ikisi|her iki|ikisi de|ikisi',
        'begge|båda|molemmat|ambele|mindkettő|cả hai|keduanya',
      ].join('|'),
    ),
    all,
  ],
  [
    startsJoined(
      'どちらも|両社|両者|両方|いずれも|둘 다|두 곳|두 제품|두 회사|두 서비스|양쪽|两者|两家|两款|二者|兩者',
    ),
    all,
  ],
  [starts('the former|erstere[rs]?|eerstgenoemde|ten pierwszy|ta pierwsza|birincisi'), first],
  [startsJoined('前者|전자는|전자의'), first],
  [
    starts(
      [
        String.raw`the latter|the last(?: one)?(?= (?:is|was|has|had|\p{L}+ed))`,
        'letztere[rs]?|laatstgenoemde|ce dernier|cette dernière|este último|esta última',
        "quest['’]ultim[oa]|ten ostatni|ta ostatnia|sonuncusu|ikincisi",
      ].join('|'),
    ),
    last,
  ],
  [startsJoined('後者|후자|后者'), last],
];

/**
 * The brands that a sentence without names is about by the word it begins with ("Both …", "The latter …"), of the
 * several that the sentence before names; null where it begins with no such word.
 */
export function meantBy(words: string, named: readonly number[]): readonly number[] | null {
  if (named.length < 2) return null;
  for (const [pattern, meant] of PRONOUNS) if (pattern.test(words)) return meant(named);
  return null;
}
