import type { TextFormat } from '../../shared/text-format.ts';
import { composed, type Edited, edited, unchanged } from './edited.ts';
import { matchesIn } from './matches.ts';

/*
 * The same answer is kept in many ways: as an engine wrote it, as a page shows it, as somebody's converter made Markdown of
 * that. What differs and means the same is made one before anything is read, so that no rule has to know it.
 */

/** Characters that take no room, but for those that join letters and signs of emoji. */
const NO_ROOM = '\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufeff';
/** Spaces as wide as others, or nearly. */
const SPACES = '\u00a0\u1680\u2000-\u200a\u202f\u205f';
const UNUSUAL = new RegExp(`[${NO_ROOM}]+|([${SPACES}])`, 'gu');

const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  ndash: '–',
  mdash: '—',
  hellip: '…',
  bull: '•',
  rsquo: '’',
  lsquo: '‘',
  rdquo: '”',
  ldquo: '“',
  '#39': "'",
  '#x27': "'",
  '#34': '"',
  '#160': ' ',
};

/**
 * Markup that says what other markup says: tags, character references, backslashes before what needs none, and those that
 * keep a number or a bullet at the start of a line from being one, which converters write where a page had them as text.
 */
const OTHERWISE = /<\/?(strong|b|em|i)>|<(br)\s?\/?>|&([a-z]{2,6}|#x?\d{2,4});|\\([-.,:;!?$%&~=>()'"/+])/gi;
const mayBeOtherwise = /[<&\\]/;

/** Lines of a table, whose cells have no line ends. */
const ROW = /^\s*\\?\|/;

/** Emphasis that is written otherwise, and numbers in bold type of their own. */
const EMPHASIS = new RegExp(
  [
    String.raw`(?<![\p{L}\p{N}_\\])__(?=[^\s_])([^_\n]{1,200}?)(?<=[^\s_])__(?![\p{L}\p{N}_])`,
    String.raw`\*\*\*(?=[^\s*])[^*\n]{1,200}?(?<=[^\s*])\*\*\*`,
    String.raw`\*\*_(?=[^\s_*])[^_*\n]{1,200}_\*\*`,
    String.raw`_\*\*(?=[^\s_*])[^_*\n]{1,200}\*\*_`,
    String.raw`(?<=^[ \t]{0,12})\*\*(\d{1,3}[.)])\*\*(?=[ \t])`,
  ].join('|'),
  'gmu',
);
const mayBeEmphasis = /__|\*\*\*|_\*\*|\*\*_|\*\*\d/;

/** Where a link goes, behind its text: "(https://…)". */
const TARGET = String.raw`\(https?:[^()\s]{1,2000}(?:\([^()\s]{0,200}\)[^()\s]{0,300}){0,2}\)`;
/** Links in bold type, bold type in links, and code in bold type: "**[Acme](https://…)**". The name and its emphasis are left. */
const LINKED = new RegExp(
  [
    String.raw`\*\*\[([^\][*\n]{1,200})\]${TARGET}\*\*`,
    String.raw`\[\*\*([^\][*\n]{1,200})\*\*\]${TARGET}`,
    '\\*\\*`([^`*\\n]{1,60})`\\*\\*',
  ].join('|'),
  'g',
);
const mayBeLinked = /\*\*(?:\[|\]|`)|\[\*\*/;

function ofCharacters(text: string): Edited {
  return edited(
    text,
    matchesIn(text, UNUSUAL).map(({ 0: found, 1: space, index }) => ({
      start: index,
      end: index + found.length,
      by: space === undefined ? '' : ' ',
    })),
  );
}

function ofMarkup(text: string): Edited {
  if (!mayBeOtherwise.test(text)) return unchanged(text);
  const edits: { start: number; end: number; by: string }[] = [];
  let lineEnd = -1;
  let isRow = false;
  for (const { 0: found, 1: tag, 2: lineBreak, 3: entity, 4: escaped, index } of matchesIn(text, OTHERWISE)) {
    const edit = (by: string) => edits.push({ start: index, end: index + found.length, by });
    if (tag) edit(/^(?:strong|b)$/i.test(tag) ? '**' : '*');
    else if (lineBreak) {
      if (index > lineEnd) {
        const start = text.lastIndexOf('\n', index) + 1;
        isRow = ROW.test(text.slice(start, start + 40));
        lineEnd = text.indexOf('\n', index);
        if (lineEnd < 0) lineEnd = text.length;
      }
      if (!isRow) edit('\n');
    } else if (entity) {
      const by = ENTITIES[entity.toLowerCase()];
      if (by !== undefined) edit(by);
    } else if (escaped) edit(escaped);
  }
  return edited(text, edits);
}

function ofEmphasis(text: string): Edited {
  if (!mayBeEmphasis.test(text)) return unchanged(text);
  return edited(
    text,
    matchesIn(text, EMPHASIS).flatMap(({ 0: found, index, 1: two, 2: number }) => {
      const width = two === undefined && number === undefined ? 3 : 2;
      const end = index + found.length;
      const by = number === undefined ? '**' : '';
      return [
        { start: index, end: index + width, by },
        { start: end - width, end, by },
      ];
    }),
  );
}

function ofLinks(text: string): Edited {
  if (!mayBeLinked.test(text)) return unchanged(text);
  return edited(
    text,
    matchesIn(text, LINKED).flatMap(({ 0: found, index, 1: linked, 2: bold, 3: code }) => {
      const name = linked ?? bold ?? code ?? '';
      const start = index + found.indexOf(name, bold === undefined ? 3 : 1);
      return [
        { start: index, end: start, by: '**' },
        { start: start + name.length, end: index + found.length, by: '**' },
      ];
    }),
  );
}

/** Numbers of items as Markdown has none: "１．", "2、", "#3", "(4)". */
const NUMBERED =
  /^([ \t]{0,12})(?:([０-９]{1,2})[．.、）):：][ \u3000]?|(\d{1,2})[、．][ \u3000]?|#(\d{1,2})(?:[.:)]|(?=\s)) ?|[(（](\d{1,2})[)）] ?)(?=[^\s\d])/gmu;
const mayBeNumbered = /[０-９．、]|#\d|[(（]\d{1,2}[)）]/;

const ZERO = '０'.charCodeAt(0);
const digitsOf = (wide: string) => [...wide].map((digit) => digit.charCodeAt(0) - ZERO).join('');

function ofNumbers(text: string): Edited {
  if (!mayBeNumbered.test(text)) return unchanged(text);
  return edited(
    text,
    matchesIn(text, NUMBERED).map(
      ({ 0: found, index, 1: indent = '', 2: wide, 3: comma, 4: sign, 5: round }) => ({
        start: index + indent.length,
        end: index + found.length,
        by: round !== undefined ? `${round}) ` : `${wide === undefined ? (comma ?? sign) : digitsOf(wide)}. `,
      }),
    ),
  );
}

/** A line that tells of when an answer was written: "**Last updated:** November 2026". */
const DATED =
  /^[*_ \t]{0,6}(?:(?:last |zuletzt )?(?:updated?|aktualisiert)(?: on| am)?|as of|date|stand|datum|fecha|data|dernière mise à jour|mise à jour|actualizado|última actualización|aggiornato|atualizado|bijgewerkt|zaktualizowano|обновлено|son güncelleme|güncelleme|更新日|最終更新(?:日)?|最后更新|最後更新|更新时间|更新時間|日付|기준일|업데이트|최종 업데이트|작성일|آخر تحديث)[ \t]{0,3}[:：][*_ \t]{0,6}(?=[^\n]{0,24}20\d\d)(?:[\d.,/ \t年月日년월일-]|de(?= )){0,24}(?:\p{L}{3,12}\.?(?:[\d., \t-]|de(?= )){1,16})?[*_ \t]{0,6}$/gimu;

/** Looked for where answers begin and end alone. */
const DATED_WITHIN = 200;

function ofDates(text: string): Edited {
  return edited(
    text,
    matchesIn(text, DATED)
      .filter(({ index }) => index < DATED_WITHIN || index > text.length - DATED_WITHIN)
      .map(({ 0: found, index }) => ({ start: index, end: index + found.length, by: '' })),
  );
}

/** What makes texts plainer, one behind the other. */
const OF_MARKDOWN = [ofMarkup, ofEmphasis, ofLinks, ofNumbers, ofDates];

/** A text as it would be written most plainly, and where in the text that was given its places are. */
export function tidied(text: string, textFormat: TextFormat): Edited {
  const characters = ofCharacters(text);
  if (textFormat === 'plain') return characters;
  return OF_MARKDOWN.reduce((before, edit) => composed(before, edit(before.text)), characters);
}
