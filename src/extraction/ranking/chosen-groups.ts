import { lazily } from '../../shared/lazily.ts';
import type { Blocks } from '../text/blocks.ts';
import { isProse } from '../text/prose.ts';
import type { WordUses } from '../text/word-uses.ts';
import { boldNameGroups, boldSubjectGroups } from './bold-names.ts';
import { boldNamesInProse } from './bold-prose.ts';
import { cardGroups } from './cards.ts';
import { Chooser } from './chooser.ts';
import { columnGroups } from './columns.ts';
import { depthsOf } from './depths.ts';
import type { Group } from './group.ts';
import { headingGroups } from './heading-groups.ts';
import { ItemReader } from './item-reader.ts';
import type { ReadGroup } from './items.ts';
import { leadGroups } from './lead-groups.ts';
import { isTakenBack, withoutConditions, withoutTraits } from './left-out.ts';
import { listGroups } from './list-groups.ts';
import { labelledGroups, openingGroups, sentenceGroups } from './paragraph-groups.ts';

/** The groups of an answer that rank. */
export function chosenIn(text: string, blocks: Blocks, uses: WordUses): readonly ReadGroup[] {
  const headings = headingGroups(text, blocks);
  const inner = [...leadGroups(text, blocks), ...listGroups(text, blocks)];
  const sentences = [
    ...cardGroups(text, blocks),
    ...sentenceGroups(text, blocks),
    ...labelledGroups(text, blocks),
    ...openingGroups(text, blocks),
  ];
  const groups = headings.length + inner.length + sentences.length + blocks.tables.length;
  if (groups === 0 && !text.includes('**')) return [];
  const chooser = new Chooser(blocks, new ItemReader(text, blocks, uses, [...headings, ...inner]));
  // Where most names stand inside paragraphs, those that begin with one are no list by themselves.
  const isInProse = isProse(text, blocks);
  const areInside = ({ candidates }: Group) =>
    candidates.filter(({ start, from }) => start > (blocks.pieces[from]?.start ?? 0)).length * 2 >
    candidates.length;
  const praised = isInProse ? boldNamesInProse(text, blocks, uses) : [];
  const subjects = lazily(() => boldSubjectGroups(text, blocks));
  const told = isInProse && praised.length === 0 ? subjects() : praised;
  if (told.some((group) => areInside(group) && chooser.add(group))) return chooser.chosen;
  const depthOf = depthsOf(blocks);
  for (const group of [...headings, ...sentences]) chooser.add(group);
  for (const group of inner.toSorted((a, b) => depthOf(a.parent) - depthOf(b.parent))) chooser.add(group);
  for (const columns of columnGroups(text, blocks)) chooser.addBest(columns);
  chooser.addUnsure();
  chooser.addSellers();
  chooser.addShown(inner.filter(({ kind }) => kind === 'list'));
  for (const groupsOf of [() => boldNameGroups(text, blocks), subjects, () => praised])
    if (chooser.chosen.length === 0) for (const group of groupsOf()) chooser.add(group);

  return withoutTraits(withoutConditions(chooser.chosen)).filter((one) => !isTakenBack(text, blocks, one));
}
