import { EMOJI_STYLE, KEYCAP } from '../../shared/characters.ts';

/**
 * What numbers an item where it is no marker of a list of Markdown, as the source of a regular expression: "①", "❶",
 * "1️⃣", "a)", "(b)", "第一：", "一、", "第1位", "2위", "#1", "No. 1:", "1.º", "Primero,".
 */
export const OTHER_NUMBERS = [
  '[①-⑳❶-❿➀-➓]',
  String.raw`【\d{1,2}】`,
  String.raw`\d${EMOJI_STYLE}?${KEYCAP}`,
  String.raw`[(（]?[a-h][)）](?=[\s*])`,
  String.raw`[a-h]\.(?=\s\S{2})`,
  String.raw`[(（]\d{1,2}[)）](?=[\s*\p{L}])`,
  String.raw`第?[一二三四五六七八九十]{1,2}(?:[、：:]|位[:：]?(?=[\s*])|は、?)`,
  `第[一二三四五六七八九十]{1,2}[，,]`,
  String.raw`第?\d{1,2}\s?[位위](?:[:：.、](?!\d)|(?=[\s*]))`,
  String.raw`(?:No\.?\s?|#)\d{1,2}(?:[:.]|(?=[\s*]))`,
  String.raw`\d{1,2}\.?[ºª°](?:[.:)]|(?=[\s*]))`,
  String.raw`\d{1,2}、(?=[\p{L}*])`,
  '(?:First(?:ly)?|Second(?:ly)?|Third(?:ly)?|Primero|Segundo|Tercero|En (?:primer|segundo|tercer) lugar|Erstens|Zweitens|Drittens|(?:En )?[Pp]remier lieu|Premièrement|Deuxièmement|Troisièmement|Primeiro|Terceiro|In primo luogo|Ten eerste|Ten tweede|Ten derde|Во-первых|Во-вторых|В-третьих)[,:](?=\\s)',
].join('|');

const NUMERALS = '一二三四五六七八九十';

/** The number that a numbering says, 0 for none. */
export function numberIn(written: string): number {
  const digits = /\d{1,3}/.exec(written)?.[0];
  if (digits !== undefined) return Number(digits);
  for (const first of ['①', '❶', '➀', '➊']) {
    const at = (/[①-⑳❶-❿➀-➓]/u.exec(written)?.[0].charCodeAt(0) ?? 0) - first.charCodeAt(0);
    if (at >= 0 && at < (first === '①' ? 20 : 10)) return at + 1;
  }
  const numeral = /[一二三四五六七八九十]/u.exec(written)?.[0];
  if (numeral !== undefined) return NUMERALS.indexOf(numeral) + 1;
  const letter = /[a-h](?=[)）.])/.exec(written)?.[0];
  return letter === undefined ? 0 : letter.charCodeAt(0) - 'a'.charCodeAt(0) + 1;
}
