/**
 * How a language praises and faults what is for sale. Each list holds words and phrases, parted by commas, as
 * they stand in a sentence, in small letters; accents may be left out. "reliab*" stands for every word that
 * begins so, "after a {week/month}" for both, and "二度と!" goes with a negation, which does not turn it. A line that
 * begins with # is a title for who reads the list.
 */
export interface ToneLanguage {
  /** ISO 639-1. */
  readonly code: string;
  /** Frequent small words, parted by blanks, by which a text is known to be in this language. */
  readonly smallWords?: string;
  /**
   * Words are not parted by blanks, or bear prefixes and endings: entries are found inside words as well,
   * except for those between bars ("|لا|").
   */
  readonly joined?: true;
  /** Words are parted by blanks all the same: two signs that praise or fault are so where a word begins ("구독하" is no "독하"). */
  readonly parted?: true;
  /** The lists are in simplified characters, and stand for traditional ones, too. */
  readonly bothScripts?: true;
  /** "the best", "highly recommended". */
  readonly urges: string;
  /** "excellent", "reliable". */
  readonly praises: string;
  /** "good", "affordable": one alone is not yet praise. */
  readonly likes: string;
  /** "pricey", "limited": one alone is not yet blame. */
  readonly dislikes: string;
  /** "poor", "crashes". */
  readonly faults: string;
  /** "avoid", "not recommended". */
  readonly warns: string;
  /** Advise something else, and for the name that stands right behind them: "better off with". */
  readonly diverts?: string;
  /** Propose the name right behind them, or right before them: "start with", "を検討". */
  readonly proposes?: string;
  readonly proposesBehind?: string;
  /** What buyers count on, of which only the absence says something: "offline mode", "responds". */
  readonly expected?: string;
  /** Faults behind them are what something is for or about, and nobody's: "software for", "in case of". */
  readonly topics?: string;
  /** Turn what follows: "not", "no"; what is in `dislikes` or `faults`, too, blames where it turns nothing: "lacks". */
  readonly negates: string;
  /** Turn what stands before them: "ません"; what is in `negates`, too, either what follows or that: "nicht". */
  readonly negatesBefore?: string;
  /** "very". */
  readonly boosts: string;
  /** "somewhat". */
  readonly weakens: string;
  /** Behind them the sentence turns: "but". */
  readonly turns: string;
  /** The name behind them is what something is measured by: "than", "unlike". */
  readonly than: string;
  /** And what stands before them is said to be better, or worse: "beats", "lags behind". */
  readonly beats: string;
  readonly loses: string;
  /** Under which advice against something is not meant for all: "if". */
  readonly conditions?: string;
  /** Join two statements: "and". */
  readonly joins?: string;
  /** The name before them is: "より". */
  readonly thanBehind?: string;
  /** Titles of lists of good sides, and of bad ones: "pros", "drawbacks". */
  readonly merits: string;
  readonly flaws: string;
  /** In titles of lists of what not to choose, where no word of warning does: "to avoid", "be careful with". */
  readonly shuns?: string;
  /** Hold words of the other lists and say nothing: "best practices", "not only". */
  readonly neutral: string;
}
