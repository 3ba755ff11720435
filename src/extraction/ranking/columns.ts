import type { Blocks, Cell } from '../text/blocks.ts';
import { CASELESS } from '../text/caseless.ts';
import { inBothScripts, inEitherScript } from '../text/chinese-scripts.ts';
import { visibleText } from '../text/visible-text.ts';
import { isChoiceLabel, isNameLabel } from './choice-labels.ts';
import type { Group } from './group.ts';
import { introductionIn, introductionOf } from './introduction.ts';
import { OTHER_COLUMNS } from './introductions/index.ts';
import { withoutAsides } from './name-signs.ts';
import { isPart } from './parts.ts';

/** Titles of columns that name shops: choices where no other column is. */
const SHOP_COLUMNS = /^(?:merchants?|retailers?|stores?|shops?|sellers?|where)\b/iu;
/** Kinds of things by which rows are named, and traits anywhere else. */
const KINDS = inEitherScript(
  /^(?:platforms?|apps?|tools?|software|services?|engines?|programs?|plataformas?|plateformes?|plattform|platforma|платформа|平台|プラットフォーム|플랫폼)$/iu,
);
/** Whether the first title is of what the rows are: a kind of things, or what may be a part where all others are parts. */
const namesRows = ([first = '', ...rest]: readonly string[]): boolean =>
  KINDS.test(first) || (isPart(first) && !others.has(first.toLowerCase()) && rest.every(isOther));

/** "Beste keuze voor": what the column beside it names a choice for. */
const FOR_WHOM = /(?:^|\s)(?:for|für|pour|para|per|voor|dla|для|için|untuk)$/iu;
/** Titles of columns that number what their rows name. */
const RANK_COLUMNS =
  /^(?:#|no\.?|nr\.?|n[º°]|rank|ranking|place|position|pos\.?|우선순위|추천 순위|おすすめ順|推荐顺序|platz|rang|puesto|posición|posizione|posição|plaats|miejsce|pořadí|место|місце|sıra|peringkat|hạng|plads|plass|sija|sijoitus|loc|locul|helyezés|θέση|อันดับ|المرتبة|דירוג|מקום|रैंक|順位|排名|名次|순위)$/iu;

const others = new Set(inBothScripts(OTHER_COLUMNS.split(',')).map((title) => title.trim()));
/** Whether a column holds parts, features or uses of things. */
const isOther = (title: string) =>
  others.has(title.toLowerCase()) ||
  // "추천 상황": the last word tells what a column holds.
  (CASELESS.test(title) && others.has(title.split(/\s/).at(-1) ?? '')) ||
  isPart(title) ||
  RANK_COLUMNS.test(title) ||
  /^(?:available|processors?|cpu|graphics|gpu|chips?|os|price)\b/iu.test(title);

/** Whether a column's title says that it names choices: "Tool", "Examples". */
function namesChoices(title: string): boolean {
  const { choices, examples } = introductionIn(title);
  return choices || examples || NAME_OF.test(title);
}

/** Whether a column's title says that it holds a choice for each row: "Winner", "Runner-up", "Alternative". */
const isPick = (title: string): boolean =>
  (namesChoices(title) || isChoiceLabel(title)) && !isOther(title) && !FOR_WHOM.test(title);

/** "Название заведения", "Nom de l'enseigne" */
const NAME_OF = /^(?:name|nom|nombre|nome|naam|nazwa|název|название|назва|navn|namn|nimi|denumire\p{L}*)\s/iu;

/** Whether it says that it names brands: "Brand", "会社名". */
const namesBrands = (title: string): boolean =>
  introductionIn(title).brands || isNameLabel(title) || NAME_OF.test(title);

const saysForWhat = (label: string) => isChoiceLabel(withoutAsides(label));

/** Whether half of some cells say what a choice is for: "Best overall", "Budget". */
function areLabels(labels: readonly string[]): boolean {
  const told = labels.filter(saysForWhat).length;
  return told > 1 && told * 2 >= labels.length;
}

/** What is done one after another has tools, which are no choices. */
const STEPS = inEitherScript(
  /^(?:steps?|phases?|stages?|weeks?|days?|schritte?|étapes?|pasos?|fasi|fase|passi|passos?|stap|etap|krok|шаг|этап|adım|langkah|手順|ステップ|工程|期間|時期|週|步骤|阶段|时间|周次|단계|주차|기간|시기|일차)$/iu,
);

/** Whether the first row has titles, and is none of those below it: "Best overall | Acme". */
function hasHeader(titles: readonly string[], firsts: readonly string[], bare: boolean): boolean {
  const [first = '', second = ''] = titles;
  if (saysForWhat(first) && !isOther(first) && (bare || areLabels(firsts))) return namesChoices(second);
  return !bare || titles.some((title) => title === '' || isOther(title) || namesChoices(title));
}

/** "75 €", "4.5", "1–2 dagen": what is measured. */
const MEASURE = /^[^\p{L}]{0,3}\d/u;
/** The same, and surely no name that begins with a digit ("1Password", "7-Eleven"). */
const ONLY_MEASURE = /^[^\p{L}\d]{0,3}\d[\d.,\s–/-]*\s?[%€$£¥₹₽㎡㎥℃]?\s?\p{L}{0,5}\.?$/u;

/** Whether a cell tells a trait: a measure, or what another cell of its row says, too ("Yes", "Free"). */
const tellsTrait = (row: readonly string[], at: number): boolean => {
  const cell = row[at] ?? '';
  return (
    cell === '' || ONLY_MEASURE.test(cell) || row.some((other, column) => column !== at && other === cell)
  );
};

/** Whether a column says what is measured over measures: "Puntualidad" over "82 %". */
const measures = ([title = '', ...cells]: readonly string[]): boolean =>
  cells.length > 1 && !MEASURE.test(title) && cells.every((cell) => MEASURE.test(cell));

/** A place: "1", "#2", "3위", "第4位", "🥇". */
const PLACE = /^(?:#|No\.?\s?|第|Top\s?)?(\d{1,2})(?:\.|st|nd|rd|th|º|°|위|位|名|等)?$|^([🥇🥈🥉])$/iu;
const MEDALS = '🥇🥈🥉';

const placeOf = (cell: string): number => {
  const [, number, medal] = PLACE.exec(cell) ?? [];
  return medal === undefined ? Number(number ?? 0) : [...MEDALS].indexOf(medal) + 1;
};

/** So many rows have places by chance: "Stars" over 1, 2 and 3. */
const MIN_PLACES = 3;

/** Whether cells are the places from 1 without a gap, in whatever order. */
function arePlaces(cells: readonly string[]): boolean {
  const places = new Set(cells.map(placeOf));
  return cells.length >= MIN_PLACES && cells.every((_, at) => places.has(at + 1));
}

const firstWord = (cell: string): string => /[\p{L}\p{N}]+/u.exec(cell)?.[0].toLowerCase() ?? '';

/** Whether in a quarter of rows some cells begin alike. */
const areOfOne = (rows: readonly (readonly string[])[]): boolean =>
  rows.filter((cells) => new Set(cells.map(firstWord)).size < cells.length).length * 4 >= rows.length;

/** A cell that says anything: "—" does not. */
const NAMING = /[\p{L}\p{N}]/u;

/** Columns of a table beyond these name no product. */
const MAX_COLUMNS = 8;

/**
 * Of each table what may rank: its columns, then its header, for tables with a product per column. A column of ranks
 * gives the rows their numbers.
 */
export function columnGroups(text: string, blocks: Blocks): Group[][] {
  const labelOf = ({ start, end }: Cell) => visibleText(text, start, end).trim();
  return blocks.tables.map(({ bare, rows }) => {
    const [header] = rows;
    if (!header) return [];
    const titles = header.cells.slice(0, MAX_COLUMNS).map((cell) => ({ ...cell, piece: header.piece }));
    const written = titles.map(labelOf);
    const columnOf = (at: number) => rows.flatMap(({ cells }) => cells[at] ?? []).map(labelOf);
    const placed = written.findIndex((_, at) => arePlaces(columnOf(at).slice(1)));
    const isHeader =
      placed >= 0 ||
      hasHeader(written, columnOf(0), bare) ||
      (bare && written.some((_, at) => measures(columnOf(at))));
    const labels = isHeader ? written : written.map(() => '');
    const body = isHeader ? rows.slice(1) : rows;
    const isLabelled = !isHeader && saysForWhat(written[0] ?? '');
    if (STEPS.test(labels[0] ?? '')) return [];
    const ranks = placed >= 0 ? placed : labels.findIndex((label) => RANK_COLUMNS.test(label));
    const numberOf = (cells: readonly Cell[]): number => {
      const cell = cells[ranks];
      if (!cell) return 0;
      return placeOf(labelOf(cell)) || Number(/\d{1,3}/.exec(text.slice(cell.start, cell.end))?.[0] ?? 0);
    };
    const parent = blocks.pieces[header.piece]?.item ?? -1;
    const over = introductionOf(text, blocks, header.piece);
    const plain =
      ranks === 0 || labels[0] === '' || isOther(labels[0] ?? '') || FOR_WHOM.test(labels[0] ?? '');
    const group = (
      kind: Group['kind'],
      title: string,
      cells: readonly (Cell & { piece: number; number: number })[],
    ): Group => ({
      kind,
      titled: kind === 'header' ? plain : namesChoices(title),
      introduction: {
        ...over,
        ...(namesChoices(title) ? { choices: true, others: false, traits: false } : {}),
        brands: namesBrands(title),
        // The rows of "Carrier | Price" are carriers, whatever the table is called.
        ...(kind === 'column' && title === labels[0] && !plain ? { traits: false } : {}),
      },
      ordered: false,
      parent,
      candidates: cells
        .filter(({ start, end }) => end > start)
        .map(({ start, end, piece, number }) => ({ start, end, from: piece, to: piece + 1, number })),
    });
    const columns = labels.flatMap((label, at) => {
      if ((isLabelled && at === 0) || at === ranks) return [];
      if (at === 0 ? plain && label !== '' && !namesRows(labels) : isOther(label)) return [];
      const cells = body.flatMap(({ piece, cells: row }) =>
        row[at] ? [{ ...row[at], piece, number: numberOf(row) }] : [],
      );
      const column = group('column', label, cells);
      if (cells.every(({ start, end }) => end === start || ONLY_MEASURE.test(text.slice(start, end))))
        return [];
      if (body.filter(({ cells: row }) => tellsTrait(row.map(labelOf), at)).length * 2 > body.length)
        return [];
      const said = cells.map(labelOf).filter((cell) => cell !== '');
      // "T-Mobile", "Verizon", "T-Mobile": choices are named once, unless a label says for whom each is.
      if (at > 0 && !column.titled && !isLabelled && new Set(said).size < said.length) return [];
      const beside = body.flatMap(({ cells: row }) => row[at - 1] ?? []).map(labelOf);
      return [
        {
          ...column,
          // The column beside one of places names what is placed.
          titled: column.titled || areLabels(beside) || (at === 1 && (isLabelled || ranks === 0)),
          shops: SHOP_COLUMNS.test(label),
          first: at === (ranks === 0 ? 1 : 0),
        },
      ];
    });
    const told = labels.flatMap((label, at) => (at > 0 && plain && ranks < 0 && isPick(label) ? [at] : []));
    // "Vendor" and "Software": whose it is, and what.
    const picks = areOfOne(body.map(({ cells }) => told.flatMap((at) => cells[at] ?? []).map(labelOf)))
      ? []
      : told;
    columns.sort((a, b) => Number(a.shops) - Number(b.shops));
    /** What several columns of choices name, row by row. */
    const ofAll = (some: readonly number[]): Group => {
      const cells = body.flatMap(({ piece, cells: row }) =>
        some.flatMap((at) =>
          row[at] && NAMING.test(labelOf(row[at])) ? [{ ...row[at], piece, number: 0 }] : [],
        ),
      );
      return { ...group('column', labels[some[0] ?? 0] ?? '', cells), titled: true };
    };
    const products = group(
      'header',
      '',
      titles.slice(Number(plain)).map((cell) => ({ ...cell, number: 0 })),
    );
    // What is ranked row by row has no products in its header.
    if (!isHeader || ranks >= 0) return columns;
    return picks.length > 1 ? [ofAll(picks), ...columns, products] : [...columns, products];
  });
}
