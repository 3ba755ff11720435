import { mayNameKnown } from '../names/head-names.ts';
import { type Naming, namingsIn } from '../names/namings.ts';
import type { Blocks } from '../text/blocks.ts';
import { columnGroups, type Group, headingGroups, leadGroups, listGroups } from './groups.ts';
import { type RankedItem, type ReadItem, readItem } from './items.ts';

/** Whether an item names a brand for sure: one we were given, or one that is known beyond the answer. */
const isSure = ({ leads, unknown }: ReadItem) =>
  leads || unknown.some(({ known, doubtful }) => known !== null && !doubtful);

/** Whether a group ranks brands. */
function ranks({ kind, ordered, introduction }: Group, reads: readonly ReadItem[]): boolean {
  const count = (test: (one: ReadItem) => boolean) => reads.filter(test).length;
  const whole = introduction.brands ? count(({ unknown }) => unknown[0]?.whole === true) : 0;
  const sure = count(isSure);
  const likely = count(({ brands, unknown }) => brands.length + unknown.length > 0);
  if (reads.length === 1)
    return (kind === 'single' || kind === 'column') && introduction.choices && sure === 1;
  if (kind === 'headings' || kind === 'leads') return sure >= 2;
  if (kind === 'list' && whole >= 2 && (whole + sure) * 3 >= reads.length * 2) return true;
  // "Qwartz Nova Rain Jacket": products of brands that nobody knows, under "Top picks".
  const products = count(({ ofKind, unknown }) => ofKind && unknown.length > 0);
  if (kind === 'list' && introduction.choices && products >= 2 && products * 2 >= reads.length) return true;
  if (sure === 0 || likely < 2 || likely * 2 < reads.length) return false;
  // Of one brand alone, a list of its features must be told from one of its products.
  const one = reads.find(({ brands }) => brands.length > 0)?.brands[0];
  const alone = reads.every(
    ({ brands, unknown }) => unknown.length === 0 && brands.every((brand) => brand === one),
  );
  if (alone && likely * 4 < reads.length * 3) return false;
  if (kind === 'header') return sure >= 2 && sure * 2 >= reads.length;
  if (sure >= 2 || ordered || introduction.choices || kind === 'column') return true;
  return count(({ isProduct }) => isProduct) * 2 >= reads.length;
}

/**
 * The answer's own ranking. Each group of items that stand beside each other (a list at any depth, headings of
 * one depth, paragraphs with bold leads, a table's column or its header) ranks brands where at least half of
 * its items, and two, begin with a brand or product; lists of features, steps or shops do not. All groups that
 * rank, as "Best overall" and "Best budget" with a list each, make one ranking in the order of the text.
 */
export function rankingOf(text: string, blocks: Blocks, namings: readonly Naming[]): RankedItem[] {
  const ranked: ReadItem[] = [];
  const lone: ReadItem[] = [];

  /** The items of a group with what their heads say; null where no head can be that of a brand. */
  function readGroup({ candidates, introduction }: Group): ReadItem[] | null {
    if (introduction.shops || candidates.length === 0) return null;
    const hopeful =
      introduction.brands ||
      introduction.choices ||
      candidates.some((one) => mayNameKnown(text, one) || namingsIn(namings, one, 1).length > 0);
    return hopeful ? candidates.map((one) => readItem(text, namings, one)) : null;
  }

  for (const group of listGroups(text, blocks)) {
    const reads = group.introduction.features ? null : readGroup(group);
    if (!reads) continue;
    if (ranks(group, reads)) for (const one of reads) ranked.push(one);
    else if (group.kind === 'single' && reads[0] && isSure(reads[0])) lone.push(reads[0]);
  }
  for (const group of [...headingGroups(text, blocks), ...leadGroups(text, blocks)]) {
    const reads = readGroup(group);
    if (!reads || !ranks(group, reads)) continue;
    // Among headings of sections only those that name a brand for sure are items.
    const all = group.kind === 'list' || reads.filter(isSure).length * 2 >= reads.length;
    for (const one of reads) if (all || one.brands.length > 0 || isSure(one)) ranked.push(one);
  }
  // Sections with one product each: the items count together, or beside another list.
  if (ranked.length + lone.length > 1) for (const one of lone) ranked.push(one);
  for (const columns of columnGroups(text, blocks)) {
    for (const group of columns) {
      const reads = readGroup(group);
      if (!reads || !ranks(group, reads)) continue;
      for (const one of reads) ranked.push(one);
      break;
    }
  }
  return ranked
    .filter(({ brands, unknown }) => brands.length > 0 || unknown.length > 0)
    .sort((a, b) => a.head.start - b.head.start || a.head.end - b.head.end);
}
