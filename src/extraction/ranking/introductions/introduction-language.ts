/**
 * What a language says over a list, over the parts of its items and over columns of a table. Each list holds phrases,
 * parted by commas, in small letters; accents may be left out, but not in `columns`. What stands over lists is looked
 * for by whole words, and "recommend*" stands for every word that begins so. In scripts without capitals its phrases are
 * pieces of regular expressions, without commas in them, and looked for anywhere in a line. All languages are looked for
 * together: a phrase that several share stands once, in the one it belongs to most, and the others do without it.
 */
export interface IntroductionLanguage {
  /** ISO 639-1. */
  readonly code: string;
  /** The items are choices, or of a kind that is chosen among: "best", "option*". */
  readonly choices: string;
  /** They are of a kind that is chosen among, which other things are said of, too: choices where nothing else is said ("banks"). */
  readonly kinds: string;
  /** They are brands by name: "manufacturers". */
  readonly brands?: string;
  /** They are other choices than one that was told before: "runner-up". */
  readonly rest: string;
  /** The items are no choices, whatever else the line says: steps, tips, things to look at, questions. */
  readonly others: string;
  /** They show what was told before; choices where the line also says so: "examples". */
  readonly examples?: string;
  /** What a thing has rather than is; choices where the line also says so: "features". */
  readonly traits?: string;
  /** They are sorted by something, so that what stands over them are kinds: "by type". */
  readonly sorted: string;
  /** Where to get the things: "where to buy". */
  readonly shops?: string;
  /** Shops, which are choices only where nothing else is: "available at". */
  readonly sellers?: string;
  /** Advised against: "avoid". */
  readonly avoid: string;
  /** Heads of an item's parts, by which a list of them is told, compared as whole heads: "price", "pros", "best for". */
  readonly parts?: string;
  /** Heads before an answer in a sentence or two, compared as whole heads: "in short". */
  readonly summaries?: string;
  /** Titles of columns that hold parts, traits, uses or kinds rather than things: "use case". */
  readonly columns?: string;
}
