import { CASELESS } from '../text/caseless.ts';
import { matchesIn } from '../text/matches.ts';
import { LEGAL_FORM, type Name, nameOf } from './candidate-words.ts';
import { EVIDENCE } from './evidence.ts';
import { LEGAL_FORMS } from './legal-forms.ts';

/* Names in scripts without capitals are told by what is around them. */

const MAX_LENGTH = 24;
const MARKED =
  /\*\*([^*\n]{2,40})\*\*|「([^「」\n]{2,24})」|『([^『』\n]{2,24})』|\[([^[\]\n]{2,40})\]\(|(?:^|\|)[ \t]*([^|\n*]{2,24}?)[ \t]*(?=\|)/gmu;
const NAMED = String.raw`(?:[\p{Script=Katakana}\p{Script=Han}A-Za-z0-9・ー&.]){2,20}`;
const LEGAL = new RegExp(
  String.raw`(?:${LEGAL_FORMS})\s?([A-Z][A-Za-z]+ [A-Z][A-Za-z]+|${NAMED})|(${NAMED})(?:${LEGAL_FORMS})`,
  'gu',
);
const ENUMERATED =
  /(?<![\p{L}\p{N}])([\p{Script=Hangul}\p{Script=Han}\p{Script=Katakana}ーA-Za-z0-9・&.+]{2,16}(?: (?!등|및|같은)[\p{Script=Hangul}A-Za-z0-9]{2,10})?)(?:(?:,\s|、|・|·|\s?\/\s?)([\p{Script=Hangul}\p{Script=Han}\p{Script=Katakana}ーA-Za-z0-9&.+]{2,16}(?: (?!등|및|같은)[\p{Script=Hangul}A-Za-z0-9]{2,10})?)){2,}/gu;
/** What names of banks, associations and makers end with. */
const KOREAN_KINDS = '협회|진흥원|연구소|공단|은행|증권|전자|제약|백화점|신문|일보|항공|대학교';
const OTHER_KINDS = '銀行|証券|生命保険|協会|研究所|新聞|製作所|電機|製薬|百貨店|银行|证券|协会|研究院';
/** Names that end so, but for what says only of which kind they are. */
const ORGANIZATION = new RegExp(
  String.raw`(?<![\p{Script=Hangul}\p{Script=Han}\p{Script=Katakana}ー\p{Script=Latin}\p{N}])(?!(?:시중|지방|저축|인터넷|중앙|관련|유관|기업부설|부설|대형|국내|해외|地方|都市|民間|大手|関連|国内|附属|付属|业界|国有|商业)(?:\p{Script=Hangul}|\p{Script=Han}){2,4})(?:[\p{Script=Hangul}A-Za-z]{2,10}?(?:${KOREAN_KINDS})(?=(?:에서|에|의|은|는|이|가|을|를|와|과|로|으로|도|등)?(?!\p{Script=Hangul}))|[\p{Script=Han}\p{Script=Katakana}ーA-Za-z]{2,10}?(?:${OTHER_KINDS})(?![\p{Script=Han}\p{Script=Katakana}ー]))`,
  'gu',
);
/** "서울경제진흥원(SBA)", "구름 (goorm)", "電通（Dentsu Inc.）": words, and what they are called in letters with capitals. */
const GLOSSED =
  /(?<![\p{Script=Hangul}\p{Script=Han}\p{Script=Katakana}ー\p{Script=Latin}\p{N}])([\p{Script=Hangul}\p{Script=Han}\p{Script=Katakana}ーA-Za-z0-9・&.]{2,20}(?: [\p{Script=Hangul}A-Za-z0-9]{2,12}){0,2})\s?[(（][A-Za-z][A-Za-z0-9 .&+-]{1,30}[)）]/gu;
/** Without one of these there is none such in a text, which is found out sooner. */
const HAS_LEGAL = new RegExp(LEGAL_FORMS, 'u');
const HAS_KIND = new RegExp(`${KOREAN_KINDS}|${OTHER_KINDS}`, 'u');
const HAS_GLOSS = /[(（][A-Za-z]/u;

/** Phrases rather than names. */
const PHRASE =
  /[ぁ-ん]|[的是在了吗呢把被对]|(?:하기|하는|되는|있는|없는|좋은|많은|위한|위해|따라|경우|까지|에서|으로|에게|니다|어요|세요|하고|보다|[가-힣]{2}(?:면|와|에|을|를)(?=\s))(?=\s|$)|[?？!！。)）]/u;

/** A price or a share: "約90万〜180万円", "월 2만원대", "手数料10%". */
const AMOUNT = /\d\s?[万億千만천]?\s?(?:円|元|원|[%％])/u;

/** A name in a script without capitals, without legal forms and asides; null for what is a phrase. */
function caselessName(label: string): Name | null {
  const name = label
    .replace(/[(（【[][^()（）【】[\]]{0,80}[)）】\]]?/gu, ' ')
    .replace(LEGAL_FORM, ' ')
    .replace(/[「」『』“”"«»*_`\\]|(?<!\p{L})['‘’]|['‘’](?!\p{L})/gu, '')
    .replace(/^(?:[\s.)①-⑳:：-]|\d{1,3}[.)．、])+|[\s:：,、–—-]+$/gu, '')
    .trim();
  if (name.length < 2 || name.length > MAX_LENGTH || !CASELESS.test(name)) return null;
  if (PHRASE.test(name) || AMOUNT.test(name)) return null;
  return name.split(/\s+/).length > 4 ? null : nameOf(name);
}

/** Among words of other scripts one in small letters is a name, where it is all that an item or bold type says: "freee", "kt cloud". */
const BEGINS_SMALL = /(?:^|[\s*.)社])[a-z][a-z\d]/;
const SMALL = /^[a-z][a-z\d]{2,15}(?: [a-z\d]{2,12})?$/;

/** A name in small Latin letters, without legal forms; null for what is none. */
function smallName(label: string): Name | null {
  if (!BEGINS_SMALL.test(label)) return null;
  const name = label
    .replace(/[(（][^()（）]{0,80}[)）]/gu, ' ')
    .replace(LEGAL_FORM, ' ')
    .replace(/^[\s*\d.)]+|[\s*:：]+$/gu, '');
  if (!SMALL.test(name)) return null;
  const read = nameOf(name);
  return read.isEmpty ? null : read;
}

/** The first words of a name of several: "네이버 부스트캠프 AI Tech". */
function leadsOf(name: string): readonly Name[] {
  const words = name.split(' ');
  return words.slice(1).flatMap((_, at) => {
    const lead = caselessName(words.slice(0, at + 1).join(' '));
    return lead === null ? [] : [lead];
  });
}

/**
 * Adds what heads, marks, legal forms and enumerations say of names.
 * @param isMostly whether the text is written in such a script, so that Latin letters in it are of names.
 */
export function addCaseless(
  found: { readonly add: (name: Name, evidence: number) => void },
  text: string,
  labels: readonly string[],
  isMostly: boolean,
): void {
  if (!CASELESS.test(text)) return;
  const heads = new Set(labels.map(caselessName).filter((name) => name !== null));
  const add = (name: Name, evidence: number) => {
    found.add(name, evidence | EVIDENCE.whole);
    for (const lead of leadsOf(name.text)) found.add(lead, (evidence & EVIDENCE.head) | EVIDENCE.leads);
  };
  for (const name of heads) add(name, EVIDENCE.head);
  const smallIn = (label: string) => (isMostly ? smallName(label) : null);
  for (const label of labels) {
    const name = smallIn(label);
    if (name !== null) found.add(name, EVIDENCE.head | EVIDENCE.foreign | EVIDENCE.whole);
  }
  for (const [, ...groups] of matchesIn(text, MARKED)) {
    const marked = groups.find((group) => group !== undefined) ?? '';
    const name = caselessName(marked);
    const small = name === null ? smallIn(marked) : null;
    if (name !== null) add(name, EVIDENCE.marked);
    if (small !== null) found.add(small, EVIDENCE.marked | EVIDENCE.foreign | EVIDENCE.whole);
  }
  for (const [, behind, ahead] of HAS_LEGAL.test(text) ? matchesIn(text, LEGAL) : [])
    found.add(nameOf(behind ?? ahead ?? ''), EVIDENCE.acting | EVIDENCE.whole);
  for (const [name] of HAS_KIND.test(text) ? matchesIn(text, ORGANIZATION) : [])
    found.add(nameOf(name), EVIDENCE.acting | EVIDENCE.whole);
  for (const [, words = ''] of HAS_GLOSS.test(text) ? matchesIn(text, GLOSSED) : []) {
    const name = caselessName(words);
    if (name !== null) found.add(name, EVIDENCE.foreign | EVIDENCE.whole);
  }
  for (const [run] of matchesIn(text, ENUMERATED)) {
    const names = run.split(/,\s|、|・|·|\s?\/\s?/u).map(caselessName);
    const beside = names.some((name) => name !== null && heads.has(name)) ? EVIDENCE.beside : 0;
    for (const name of names) if (name !== null) found.add(name, EVIDENCE.listed | EVIDENCE.whole | beside);
  }
}
