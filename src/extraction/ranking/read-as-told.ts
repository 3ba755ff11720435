import { withBoldHeads } from './bold-heads.ts';
import { namesOfBoldSentences } from './bold-sentences.ts';
import { areChoices, mayChoose, meanForm } from './choices.ts';
import { areDetailed, haveCommonLines, tellForWhom } from './details.ts';
import type { Candidate, Group } from './group.ts';
import { NOTHING_SAID } from './introduction.ts';
import type { ItemReader } from './item-reader.ts';
import { listsBrands } from './item-sentences.ts';
import type { ReadGroup, ReadItem } from './items.ts';
import { showing, withActing, withNamesInSentences, withSentences, withSubjects } from './list-sentences.ts';
import { isSilent, withoutParts } from './names-among.ts';

/* How the items of a group are read by what introduces it. */

/** A group, told to be one of choices. */
export const asChoices = (group: Group): Group => ({
  ...group,
  introduction: { ...group.introduction, choices: true },
});

/** The items of a group that name what they rank in another way than by their heads; null where they do not. */
export function namedOtherwise(
  { text, uses }: ItemReader,
  { introduction, kind }: Group,
  all: readonly ReadItem[],
): readonly ReadItem[] | null {
  if (introduction.others || introduction.traits) return null;
  const listing =
    introduction.choices && kind === 'list' ? all.filter((read) => listsBrands(text, read)) : [];
  if (listing.length > 0 && all.every((read) => read.form < 1 || listing.includes(read))) return listing;
  return kind === 'leads' ? namesOfBoldSentences(text, all, uses) : null;
}

/** Reads items by what is said of them; `detailed` where some are parts, or begin with names of which nothing is said. */
export function readAsTold(
  { text, uses, common }: ItemReader,
  { introduction, kind, parent }: Group,
  all: readonly ReadItem[],
): { readonly reads: readonly ReadItem[]; readonly detailed: boolean } {
  const isLabelled = all.filter(({ labelled }) => labelled).length * 2 > all.length;
  const offered = (introduction.choices || isLabelled) && !introduction.others && !introduction.traits;
  const told = offered ? withSentences(text, all, uses) : null;
  const bold = offered && introduction.choices ? withBoldHeads(text, all) : all;
  const things = told ?? (kind === 'column' ? all : withoutParts(bold));
  const detailed = things.length < all.length;
  const outer = parent < 0 && !told;
  if (outer && offered && introduction.choices) {
    const subjects = withSubjects(text, things, uses, kind === 'leads');
    return { reads: withNamesInSentences(text, subjects, uses), detailed };
  }
  const reads = outer && isSilent(introduction) ? withActing(text, things, uses, common) : things;
  return { reads, detailed: detailed || reads !== things };
}

/** Things with parts of their own are no parts, whatever stands over them ("Details and prices"). */
export function areThings(
  reader: ItemReader,
  group: Group,
  reads: readonly ReadItem[],
  open: readonly Candidate[],
): boolean {
  const { introduction } = group;
  return (
    areChoices({ ...group, introduction: { ...introduction, traits: false } }, reads, true) &&
    (areDetailed(reader, open) ||
      (!introduction.others && (haveCommonLines(reader.text, open) || tellForWhom(reader.text, reads))))
  );
}

/** "Some clear examples:", and behind it names that nobody takes for anything else: who asks for some gets these. */
export function areNamedExamples(reader: ItemReader, group: Group): boolean {
  const { kind, parent, introduction, candidates } = group;
  const { avoid, shops, others, traits, examples } = introduction;
  if (kind !== 'list' || parent >= 0 || !examples || avoid || shops || others || traits) return false;
  const reads = reader.read(candidates);
  return (
    reads.length > 2 && meanForm(reads) >= 2 && areChoices({ ...group, introduction: NOTHING_SAID }, reads)
  );
}

/** The names that several kinds are shown by, a line of each list; none where one kind alone is. */
export function shownIn(reader: ItemReader, lists: readonly Group[]): ReadGroup[] {
  const shown = lists.flatMap((group) => {
    const reads = reader
      .read(group.candidates)
      .flatMap((read) => showing(reader.text, read, reader.uses) ?? []);
    return mayChoose(asChoices(group)) && reads.length === 1 ? [{ group, reads }] : [];
  });
  return shown.length > 1 ? shown : [];
}
