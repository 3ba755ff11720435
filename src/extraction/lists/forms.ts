import type { Block, Span } from '../text/blocks.ts';
import { trimmed } from '../text/blocks.ts';
import type { Document } from '../text/document.ts';
import { BOLD, HIDDEN, LINK, MARKUP } from '../text/inline.ts';
import type { Candidate, Form, ListEntry } from './candidate.ts';

/** Most entries of a list, and columns of a table, that are looked at: a bound for time. */
const MOST_ENTRIES = 400;
const MOST_COLUMNS = 8;
const MOST_TITLE = 90;
const MOST_LEAD = 70;

type Numbered = { readonly at: number; readonly content?: Span };

/** Ends of what is said of each block: before the next block that is no part of it. */
function endsOf(document: Document): readonly number[] {
  const { blocks, text } = document;
  const ends = new Array<number>(blocks.length).fill(text.length);
  const open: number[] = [];
  const close = (until: (index: number) => boolean, end: number) => {
    while (open.length > 0 && !until(open.at(-1) ?? 0)) ends[open.pop() ?? 0] = end;
  };
  for (const [at, block] of blocks.entries()) {
    if (block.kind === 'heading')
      close(
        (index) => blocks[index]?.kind === 'heading' && (blocks[index]?.level ?? 0) < block.level,
        block.start,
      );
    else
      close(
        (index) =>
          blocks[index]?.kind === 'heading' || index === block.parent || isAbove(blocks, index, block),
        block.start,
      );
    open.push(at);
  }
  return ends;
}

const isAbove = (blocks: readonly Block[], index: number, block: Block): boolean => {
  for (let parent = block.parent; parent >= index; parent = blocks[parent]?.parent ?? -1)
    if (parent === index) return true;
  return false;
};

/**
 * A candidate of blocks. Each entry lasts to the next one; the last as long as it lasts by itself, and over as many blocks
 * beside it as an earlier entry has at most.
 */
function candidateOf(
  { blocks, text }: Document,
  ends: readonly number[],
  form: Form,
  members: readonly Numbered[],
): Candidate | null {
  const [first] = members;
  const head = blocks[first?.at ?? -1];
  if (!first || !head) return null;
  let reach = 0;
  for (const [at, { at: index }] of members.slice(0, -1).entries()) {
    const next = members[at + 1]?.at ?? index;
    const own = ends[index] ?? 0;
    let beside = 0;
    for (let block = index + 1; block < next; block += 1) if ((blocks[block]?.start ?? 0) >= own) beside += 1;
    reach = Math.max(reach, beside);
  }
  const entries = members.map(({ at, content }, place): ListEntry => {
    const block = blocks[at] ?? head;
    const next = members[place + 1]?.at;
    let end = ends[at] ?? text.length;
    if (next !== undefined && next !== at) end = (blocks[next] ?? head).start;
    else if (form !== 'headings') {
      for (let index = at + 1, beside = 0; index < blocks.length; index += 1) {
        const other = blocks[index] ?? head;
        if (other.start < end) continue;
        if (
          beside >= reach ||
          other.kind === 'heading' ||
          (other.kind === 'text' && form !== 'titles' && reach > 1 && beside > 0)
        )
          break;
        beside += 1;
        end = Math.max(other.end, ends[index] ?? 0);
      }
    }
    return {
      start: block.start,
      end,
      content: content ?? { start: block.start, end: block.end },
      block: at,
      number: block.number,
    };
  });
  return {
    form,
    entries,
    start: head.start,
    end: entries.at(-1)?.end ?? head.end,
    section: head.section,
    block: first.at,
    level: head.level,
    parts: 1,
  };
}

/** Groups blocks in their order, each group going on while `joins` says so. */
function chains(
  blocks: readonly Block[],
  isMember: (block: Block, at: number) => boolean,
  key: (block: Block) => string,
  joins: (last: Block, next: Block, lastAt: number, at: number) => boolean,
): number[][] {
  const open = new Map<string, number[]>();
  const found: number[][] = [];
  for (const [at, block] of blocks.entries()) {
    if (!isMember(block, at)) continue;
    const name = key(block);
    const chain = open.get(name);
    const lastAt = chain?.at(-1) ?? -1;
    const last = blocks[lastAt];
    if (chain && last && chain.length < MOST_ENTRIES && joins(last, block, lastAt, at)) chain.push(at);
    else {
      const fresh = [at];
      open.set(name, fresh);
      found.push(fresh);
    }
  }
  return found;
}

const members = (chain: readonly number[]): Numbered[] => chain.map((at) => ({ at }));

/** Numbered entries: numbers go up, whatever stands between them. */
function numbers({ blocks }: Document): number[][] {
  return chains(
    blocks,
    ({ kind, number }) => kind === 'item' && number !== null,
    ({ section, marker, level }) => `${section} ${marker} ${Math.min(level, 8) >> 1}`,
    (last, next) =>
      (next.number ?? 0) > (last.number ?? 0) ||
      (next.number === last.number && next.number === 1 && last.level === next.level),
  ).concat(descending({ blocks } as Document));
}

/** Numbers that go down to one, as of a countdown. */
function descending({ blocks }: Document): number[][] {
  return chains(
    blocks,
    ({ kind, number }) => kind === 'item' && number !== null,
    ({ section, marker, level }) => `${section} ${marker} ${level}`,
    (last, next) => next.number === (last.number ?? 0) - 1,
  ).filter((chain) => chain.length > 1 && blocks[chain.at(-1) ?? 0]?.number === 1);
}

/** Bullets side by side: nothing but what belongs to them stands between. */
function bullets({ blocks }: Document): number[][] {
  return chains(
    blocks,
    ({ kind, number }) => kind === 'item' && number === null,
    ({ section, parent, level }) => `${section} ${parent} ${level >> 1}`,
    (_last, next, lastAt, at) => {
      for (let index = lastAt + 1; index < at; index += 1) {
        const between = blocks[index];
        if (between && between.parent === next.parent && (between.kind !== 'text' || between.afterBlank))
          return false;
      }
      return true;
    },
  );
}

const headings = ({ blocks }: Document): number[][] =>
  chains(
    blocks,
    ({ kind }) => kind === 'heading',
    ({ section, level, number }) => `${section} ${level} ${level === 7 && number !== null}`,
    () => true,
  );

/** Headings of whatever level that are one link, or bold: pages set products so. */
function styledHeadings(document: Document): number[][] {
  const { blocks, flags } = document;
  const styleOf = (block: Block) => (flags[firstSeen(document, block)] ?? 0) & (LINK | BOLD);
  const found = chains(
    blocks,
    (block) => block.kind === 'heading' && block.level < 7 && styleOf(block) !== 0,
    (block) => String(styleOf(block)),
    () => true,
  );
  return found.filter((chain) => new Set(chain.map((at) => blocks[at]?.level)).size > 1);
}

const firstSeen = ({ flags }: Document, { start, end }: Span): number => {
  let at = start;
  while (at < end && ((flags[at] ?? 0) & (HIDDEN | MARKUP)) !== 0) at += 1;
  return at;
};

const isBoldAt = (document: Document, span: Span): boolean =>
  ((document.flags[firstSeen(document, span)] ?? 0) & BOLD) !== 0;

/** Lines of a section whose first words are bold; others between them belong to the one before. */
const boldLeads = (document: Document): number[][] =>
  chains(
    document.blocks,
    (block) => block.kind === 'text' && isBoldAt(document, block),
    ({ section, parent }) => `${section} ${parent}`,
    () => true,
  );

/** "Acme: fast", "Acme – fast", "Acme (cheap)". */
const LEAD = /^[^.!?。！？:：–—\n]{2,70}?(?:[:：](?!\/\/)|\s[–—-]\s|—|–\s)/u;

/** Lines of a section that begin with a few words before a colon or a dash. */
function leads(document: Document): number[][] {
  const { blocks, text } = document;
  const isLead = (block: Block) =>
    block.kind === 'text' &&
    !isBoldAt(document, block) &&
    LEAD.test(text.slice(block.start, Math.min(block.end, block.start + MOST_LEAD + 10)));
  return chains(
    blocks,
    isLead,
    ({ section, parent }) => `${section} ${parent}`,
    (_last, _next, lastAt, at) => at - lastAt < 5,
  );
}

/** Short lines without an end, each above lines that say something of it. */
function titles(document: Document): number[][] {
  const { blocks, text } = document;
  const isTitle = (block: Block, at: number) => {
    const next = blocks[at + 1];
    return (
      block.kind === 'text' &&
      block.end - block.start <= MOST_TITLE &&
      !/[.!?。！？:：;,]$/.test(text.slice(block.start, block.end)) &&
      next !== undefined &&
      (next.kind === 'text' || next.kind === 'item') &&
      (next.kind === 'item' || next.end - next.start > block.end - block.start)
    );
  };
  return chains(
    blocks,
    isTitle,
    ({ section, parent }) => `${section} ${parent}`,
    () => true,
  ).filter((chain) => chain.length > 1);
}

/** Paragraphs side by side. */
const paragraphs = ({ blocks }: Document): number[][] =>
  chains(
    blocks,
    ({ kind }) => kind === 'text',
    ({ section, parent }) => `${section} ${parent}`,
    (_last, _next, lastAt, at) => at === lastAt + 1,
  ).filter((chain) => chain.length > 1);

/** First lines below labels, such as numbers or headings that say for whom an entry is. */
function below(document: Document, labels: readonly number[][]): Numbered[][] {
  const { blocks } = document;
  return labels.flatMap((chain) => {
    const own = new Set(chain);
    let several = 0;
    const found = chain.flatMap((at) => {
      const block = blocks[at + 1];
      if (!block || (block.kind !== 'text' && block.kind !== 'item') || own.has(at + 1)) return [];
      const after = blocks[at + 2];
      if (
        after &&
        !own.has(at + 2) &&
        after.kind === block.kind &&
        after.section === block.section &&
        after.level === block.level
      )
        several += 1;
      return [{ at: at + 1 }];
    });
    return found.length > 1 && found.length * 2 > chain.length && several * 3 < found.length ? [found] : [];
  });
}

const cellText = ({ text }: Document, cell: Span | undefined): string =>
  cell ? text.slice(cell.start, Math.min(cell.end, cell.start + 12)) : '';

/** True for a cell that holds the number of a rank alone. */
const isNumber = (document: Document, cell: Span | undefined): boolean =>
  /^[^\p{L}\d]*\d{1,2}[^\p{L}\d%€$]*$/u.test(cellText(document, cell));

/** Columns of tables, and of their first row. */
function rows(document: Document, ends: readonly number[]): Candidate[] {
  const { blocks } = document;
  const found: Candidate[] = [];
  const tables = Map.groupBy(
    [...blocks.entries()].filter(([, { table }]) => table >= 0),
    ([, { table }]) => table,
  );
  for (const table of tables.values()) {
    const [top, ...body] = table;
    if (!top || body.length === 0) continue;
    const width = Math.min(
      MOST_COLUMNS,
      Math.max(...table.slice(0, 50).map(([, { cells }]) => cells.length)),
    );
    const numbering = Array.from({ length: width }, (_, column) => column).find(
      (column) => body.length > 1 && body.every(([, { cells }]) => isNumber(document, cells[column])),
    );
    const numberOf = (at: number) =>
      numbering === undefined
        ? null
        : Number(/\d+/.exec(cellText(document, blocks[at]?.cells[numbering]))?.[0]);
    for (let column = 0; column < width; column += 1) {
      const cells = body.slice(0, MOST_ENTRIES).flatMap(([at, block]) => {
        const content = block.cells[column];
        return content && content.end > content.start ? [{ at, content }] : [];
      });
      const candidate = candidateOf(document, ends, 'rows', cells);
      if (candidate) {
        const entries = candidate.entries.map((entry) => ({
          ...entry,
          number: numberOf(entry.block),
          end: blocks[entry.block]?.end ?? entry.end,
        }));
        found.push({
          ...candidate,
          entries,
          level: column,
          end: entries.at(-1)?.end ?? candidate.end,
          start: top[1].start,
          block: top[0],
        });
      }
    }
    const cells = top[1].cells
      .filter(({ start, end }) => end > start)
      .map((content) => ({ at: top[0], content }));
    // Some pages repeat the name of a fact in each cell: then the first column holds an entry, too.
    const letters = (cell: Span | undefined) =>
      cell ? document.text.slice(cell.start, Math.min(cell.end, cell.start + REPEATED)) : '';
    const repeats = body.filter(
      ([
        ,
        {
          cells: [one, two],
        },
      ]) => letters(one).length === REPEATED && letters(one) === letters(two),
    ).length;
    const isFirst = repeats * 2 > body.length || top[1].cells[0] !== cells[0]?.content;
    const across = candidateOf(document, ends, 'columns', cells.slice(isFirst ? 0 : 1));
    if (across)
      found.push({
        ...across,
        end: body.at(-1)?.[1].end ?? across.end,
        entries: across.entries.map((entry) => ({
          ...entry,
          end: entry.content.end,
          start: entry.content.start,
        })),
      });
  }
  return found;
}

/** Code units that two cells of a row begin with alike where each names its fact. */
const REPEATED = 6;
const CLAUSE = /[;；](?=\s|\p{Lo})|(?<=[^\s\p{Lu}]{2}[.!?])\s+(?=\p{Lu})|(?<=[。！？])/gu;
const LABEL = /^[^.!?。！？:：\n]{2,60}[:：]\s*\S/u;

/** Parts of one paragraph, each with a label: "Best for teams: Acme; best for one: Brio". */
function clauses(document: Document, ends: readonly number[]): Candidate[] {
  const { blocks, text } = document;
  return [...blocks.entries()].flatMap(([at, block]) => {
    if (block.kind !== 'text' && block.kind !== 'item') return [];
    const content = text.slice(block.start, Math.min(block.end, block.start + 4_000));
    if (!/[:：]/.test(content)) return [];
    const parts: Numbered[] = [];
    let from = 0;
    for (const place of [
      ...[...content.matchAll(CLAUSE)].map((match) => match.index + match[0].length),
      content.length,
    ]) {
      const part = trimmed(text, { start: block.start + from, end: block.start + place });
      from = place;
      if (LABEL.test(text.slice(part.start, part.end))) parts.push({ at, content: part });
      if (parts.length >= MOST_ENTRIES) break;
    }
    if (parts.length < 2) return [];
    const candidate = candidateOf(document, ends, 'clauses', parts);
    return candidate
      ? [
          {
            ...candidate,
            entries: candidate.entries.map((entry) => ({
              ...entry,
              start: entry.content.start,
              end: entry.content.end,
            })),
            end: block.end,
          },
        ]
      : [];
  });
}

/** Bold words inside sentences. */
function boldNames(document: Document, ends: readonly number[]): Candidate[] {
  const { blocks, flags } = document;
  const found: Candidate[] = [];
  let open: Numbered[] = [];
  const close = () => {
    const candidate = open.length > 0 ? candidateOf(document, ends, 'bold names', open) : null;
    if (candidate) {
      const entries = candidate.entries.map((entry, at) => ({
        ...entry,
        start: entry.content.start,
        end: Math.max(
          entry.content.end,
          Math.min(
            candidate.entries[at + 1]?.content.start ?? entry.end,
            blocks[entry.block]?.end ?? entry.end,
          ),
        ),
      }));
      found.push({
        ...candidate,
        entries,
        start: entries[0]?.start ?? candidate.start,
        end: entries.at(-1)?.end ?? candidate.end,
      });
    }
    open = [];
  };
  let section = -2;
  for (const [at, block] of blocks.entries()) {
    if (block.kind === 'heading' || block.section !== section) close();
    section = block.section;
    if (block.kind !== 'text') continue;
    for (let place = block.start; place < block.end && open.length < MOST_ENTRIES; place += 1) {
      if (((flags[place] ?? 0) & BOLD) === 0) continue;
      let end = place;
      while (end < block.end && ((flags[end] ?? 0) & BOLD) !== 0) end += 1;
      open.push({ at, content: { start: place, end } });
      place = end;
    }
  }
  close();
  return found;
}

/** Most lists of a text that are scored, those with the most entries; answers have fewer than 200. */
const MOST_LISTS = 2_000;

/** Lists of one form in sibling sections, or inside sibling entries, as one: categories continue a ranking (reading.md, Rank 5). */
function united({ blocks }: Document, candidates: readonly Candidate[]): Candidate[] {
  const groups = Map.groupBy(candidates, ({ form, section, block, level }) => {
    const { parent = -1, marker = '' } = blocks[block] ?? {};
    const above = blocks[parent >= 0 ? parent : section];
    return above
      ? `${form} ${marker} ${level} ${parent >= 0} ${above.section} ${above.parent} ${above.level}`
      : '';
  });
  return [...groups].flatMap(([key, all]) => {
    const owners = new Set<number>();
    const parts = all
      .sort((a, b) => a.start - b.start)
      .filter(({ section, block }) => {
        const owner = blocks[block]?.parent ?? -1;
        const isFirst = !owners.has(owner >= 0 ? owner : section);
        owners.add(owner >= 0 ? owner : section);
        return isFirst;
      });
    const [first, ...rest] = parts;
    if (
      key === '' ||
      !first ||
      rest.length === 0 ||
      rest.some(({ start }, at) => start < (parts[at]?.end ?? 0))
    )
      return [];
    const entries = parts
      .flatMap((one) => one.entries)
      .slice(0, MOST_ENTRIES)
      .map((entry) => ({ ...entry, number: null }));
    const above = blocks[blocks[first.block]?.parent ?? -1] ?? blocks[first.section];
    return [
      {
        ...first,
        entries,
        end: parts.at(-1)?.end ?? first.end,
        section: blocks[first.section]?.section ?? -1,
        block: above ? blocks.indexOf(above) : first.block,
        parts: parts.length,
      },
    ];
  });
}

/** Lists of lines with leads as one over the titles between them whose line ends were lost. */
function overTitles({ blocks }: Document, candidates: readonly Candidate[]): Candidate[] {
  const sectionOf = (section: number): number =>
    blocks[section]?.level === 8 ? sectionOf(blocks[section]?.section ?? -1) : section;
  const groups = Map.groupBy(
    candidates.filter(({ form }) => form === 'leads'),
    ({ section }) => sectionOf(section),
  );
  return [...groups].flatMap(([section, parts]) => {
    const [first] = parts.sort((a, b) => a.start - b.start);
    if (!first || parts.length < 2 || parts.every((one) => one.section === first.section)) return [];
    return [
      {
        ...first,
        entries: parts.flatMap((one) => one.entries).slice(0, MOST_ENTRIES),
        end: parts.at(-1)?.end ?? first.end,
        section,
        parts: parts.length,
      },
    ];
  });
}

/** All series of entries that a text may mean as a list, each form by a function of its own. */
export function candidatesOf(document: Document): Candidate[] {
  const found = seriesOf(document);
  const all = [
    ...found,
    ...united(
      document,
      found.filter(({ form }) => form !== 'paragraphs' && form !== 'columns'),
    ),
    ...overTitles(document, found),
  ];
  if (all.length <= MOST_LISTS) return all;
  return all.sort((a, b) => b.entries.length - a.entries.length || a.start - b.start).slice(0, MOST_LISTS);
}

function seriesOf(document: Document): Candidate[] {
  const ends = endsOf(document);
  const numbered = numbers(document);
  const titled = headings(document);
  const simple: readonly (readonly [Form, number[][]])[] = [
    ['numbers', numbered],
    ['bullets', bullets(document)],
    ['headings', titled],
    ['headings', styledHeadings(document)],
    ['bold leads', boldLeads(document)],
    ['leads', leads(document)],
    ['titles', titles(document)],
    ['paragraphs', paragraphs(document)],
  ];
  return [
    ...simple.flatMap(([form, found]) =>
      found.flatMap((chain) => candidateOf(document, ends, form, members(chain)) ?? []),
    ),
    ...below(document, [...numbered, ...titled]).flatMap(
      (chain) => candidateOf(document, ends, 'below', chain) ?? [],
    ),
    ...rows(document, ends),
    ...clauses(document, ends),
    ...boldNames(document, ends),
  ];
}
