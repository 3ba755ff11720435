import { CASELESS } from '../text/caseless.ts';
import { inEitherScript } from '../text/chinese-scripts.ts';
import type { Span } from '../text/span.ts';
import { visibleText } from '../text/visible-text.ts';
import type { WordUses } from '../text/word-uses.ts';
import { isKindOfThings } from './caseless-form.ts';
import { saysForWhom, takenLength } from './choice-labels.ts';
import { type Head, isTitle } from './heads.ts';
import { partsOf } from './joined-names.ts';
import { nameForm } from './name-form.ts';
import { officialLength } from './name-prefixes.ts';
import { subjectLength } from './subjects.ts';

/** A name that an item is about, known or not. */
export interface Slot extends Span {
  /** As a reader sees it. */
  readonly label: string;
  readonly words: readonly string[];
  /** How likely it is a name, 0 to 3. */
  readonly form: number;
}

/** What things do in sentences, unlike what one is told to do: "Acme makes …" is no "Make …". */
const DOES =
  /^\s(?:is|are|has|was|makes|offers|provides|sells|delivers|uses|gives|comes|remains|stands|works|lets|brings|keeps|does|can|wins|combines|focuses|speciali[sz]es|shines|excels|carries|includes|features|helps|supports|allows|also|ist|hat|bietet|setzt|macht|gibt|verzichtet|überzeugt|punktet|liefert|kostet|schneidet|steht|eignet|kommt|gilt|est|a (?:un|une|des|le|la|les|été|aussi|plus)|propose|offre|fait|reste|mise|permet|convient|es|tiene|ofrece|sigue|trabaja|hace|usa|cuenta|destaca|permite|existe|está|é|tem|oferece|faz|continua|è|ha|fa|resta|propone|heeft|biedt|maakt|jest|ma|oferuje|je|má|nabízí|предлагает|имеет|является|это|adalah|memiliki|menawarkan|là|có|cung)(?!\p{L})/u;
/** What is said of things rather than of traits, in scripts without capitals. */
const PRAISES = inEitherScript(
  /最|提供|支持|拥有|可以|专注|一番|豊富|便利|得意|人気|無料|できます|強み|多い|向いて|가장|제일|제공|강점|많습니다|편리|인기|무료|수 있습니다|특화/u,
);
/** More of what they do, where sentences begin with their names. */
const DOES_MORE =
  /^\s(?:stores|looks|sends|lives|cooks|pairs|records|covers|runs|costs|charges|connects|integrates|tracks|manages|handles|lists|ships|starts|feels|suits|serves|automates|creates|builds|targets|turns|takes|adds|rents|teaches|packs|pays|delivers|wird|wurde|zahlt|übernimmt|leistet|rechnet|verbindet|läuft|führt|stellt|berät|verkauft|hilft|nutzt|lässt|arbeitet|baut|verfügt|ermöglicht|unterstützt|speichert|kombiniert|deckt|erlaubt|passt|richtet|couvre|reprend|garantit|livre|vend|aide|combine|dispose|assure|intègre|gère|possède|coûte|accompagne|simplifie|combina|cubre|paga|incluye|gestiona|entrega|vende|ayuda|envía|funciona|cuesta|integra|dispone|aporta|consegna|lavora|costa|calcola|funziona|permette|copre|include|gestisce|aiuta|garantisce|cobre|ajuda|costuma|aceita|custa|garante|atende|helpt|richt|levert|werkt|rekent|koppelt|verkoopt|vergoedt|geeft|dekt|kost|combineert|wordt|wysyła|prowadzi|daje|łączy|działa|kosztuje|pozwala|sprzedaje|pomaga|obsługuje|подходит|умеет|показывает|работает|стоит|помогает|объединяет|даёт|дает|позволяет|хранит|включает|считает|är|har|erbjuder|ger|passar|sköter|visar|säljer|kostar|hjälper|fungerar|tilbyder|tilbyr|leverer|koster|sælger|selger|dækker|dekker|fungerer|hjælper|hjelper|kombinerer|passer|tarjoaa|maksaa|sopii|toimii|sisältää|auttaa|oferă|costă|livrează|vinde|ajută|funcționează|combină|kínál|biztosít|nyújt|segít|működik|rendelkezik|tartalmaz|προσφέρει|διαθέτει|κοστίζει|συνδυάζει|παρέχει|βοηθά|καλύπτει|giúp|hỗ trợ|cung cấp|mang lại)(?!\p{L})/u;
/** The capitalised words that a sentence begins with. */
const STARTS = /^(?:[\p{Lu}\d][^\s]*\s?)+(?<=\S)/u;
/** "Apple's ecosystem" is not Apple; "Apple's MacBook" is, by its product. */
const POSSESSIVE = /^['’]s?\s+\p{Ll}/u;

/** Whether a head goes on behind its capitalised words with what those do or whom they are for: "Acme for small teams". */
const goesOnBehindName = (rest: string): boolean => DOES.test(rest) || saysForWhom(rest);

const PREFIX_REACH = 60;
/** The least form of what has the marks of a title. */
const TITLED = 1.3;

export function slotOf(text: string, named: Span, uses: WordUses, cut: boolean): Slot {
  const { end } = named;
  const before = officialLength(text.slice(named.start, Math.min(end, named.start + PREFIX_REACH)));
  const span = { start: named.start + before, end };
  const label = visibleText(text, span.start, span.end).trim();
  const whole = nameForm(label, uses, cut);
  // "Acme makes the warmest fleece": the whole item is a sentence.
  const sentence =
    cut && whole.form === 0 && goesOnBehindName(label.replace(STARTS, ''))
      ? nameForm(label, uses, false)
      : whole;
  const { words, form } = sentence;
  // A sentence begins with a capital, too.
  const behind = label.slice(label.indexOf(words.at(-1) ?? '') + (words.at(-1)?.length ?? 0));
  // "『Acme』": marks of a title, whatever its words.
  const marked = text[span.start - 1] === '『' && text[end] === '』' ? Math.max(form, TITLED) : form;
  const sure = cut || form >= 3 || words.length > 1 || CASELESS.test(label) || DOES.test(behind) ? marked : 0;
  return { ...span, label, words, form: POSSESSIVE.test(label.slice(words[0]?.length ?? 0)) ? 0 : sure };
}

/** Whether words begin with what something does rather than with its name. */
const tellsWhatIsDone = (words: string): boolean => DOES.test(` ${words.toLowerCase()}`);

/** "Acme (or Nova)": another name in brackets that is as good. */
const ALTERNATIVE =
  /^([^()（）]{2,60}?)\s?[(（](?:or|oder|ou|o|of|lub|albo|nebo|или|або|veya|atau|또는|または|或) ((?=[\p{Lu}\p{Lo}\d])[^()（）]{2,40})[)）]$/u;

/** The names of a head: more than one where they are joined. */
export function slotsOf(
  text: string,
  span: Span,
  uses: WordUses,
  cut: boolean,
  labelled = false,
): readonly Slot[] {
  const [said = '', first = '', other = ''] = ALTERNATIVE.exec(text.slice(span.start, span.end)) ?? [];
  if (said !== '') {
    const end = span.end - 1;
    const both = [
      { start: span.start, end: span.start + first.length },
      { start: end - other.length, end },
    ].map((part) => slotOf(text, part, uses, true));
    if (both.every(({ form }) => form >= 1)) return both;
  }
  const parts = partsOf(text, span, uses, labelled ? 'label' : 'head');
  return parts.length > 1
    ? parts.map((part) => slotOf(text, part, uses, true))
    : [slotOf(text, span, uses, cut)];
}

/** "Some indie brands like Acme", "Sitios como Acme y Nova": a kind of things, and whom it is shown by. */
const LIKE =
  /^[^.!?:–—\n]{3,70}?\s(?:like|such as|including|como|comme|wie|zoals|come|som|kuten|precum|όπως|như|seperti|jak|jako|как)\s(?=[*_"“«]*[\p{Lu}\d])/u;

/** The same behind more words, where the names are in bold type. */
const LIKE_BOLD =
  /^[^.!?:–—\n]{3,150}?\s(?:like|such as|including|como|comme|come|wie|zoals|som|jak|как|seperti)\s(?=\*\*[\p{Lu}\d])/u;

/** Names that are set one behind another, up to where the sentence goes on: "Acme, Nova Labs and Zeta". */
const ENUMERATED = (() => {
  const word = String.raw`[*_"“«[]*\p{Ll}{0,2}[\p{Lu}\d][^\s,;:.!?()]*(?:\.[\p{L}\d]+)*!?[*_"”»\]]*`;
  const joint = String.raw`(?:,\s|\s)(?:(?:and|or|&|und|oder|y|o|et|ou|e|i|en|of|dan|atau|ve|veya|a|nebo|lub|и|или|ja|och|og|și|és|και|và)\s)?`;
  return new RegExp(`^${word}(?:${joint}${word})*`, 'u');
})();
const ENUMERATION_REACH = 160;

/** The names that a head shows a kind by; none where it does not. */
export function namesBehindLike(text: string, { start, end }: Span, uses: WordUses): readonly Slot[] {
  const said = text.slice(start, Math.min(end, start + 160));
  const before = (LIKE.exec(said) ?? LIKE_BOLD.exec(said))?.[0];
  // "Carries brands like Acme" tells of somebody else.
  if (before === undefined || tellsWhatIsDone(before)) return [];
  const from = start + before.length;
  const listed = ENUMERATED.exec(text.slice(from, Math.min(end, from + ENUMERATION_REACH)))?.[0].length ?? 0;
  return partsOf(text, { start: from, end: from + listed }, uses, 'examples')
    .map((part) => slotOf(text, part, uses, true))
    .filter(({ form }) => form >= 1);
}

/** What says that names in brackets are examples: "e.g. Acme", "Acme、Novaなど", "Acme, Nova 등". */
const FOR_EXAMPLE =
  /^(?:e\.\s?g\.,?|for example,?|such as|like|including|z\.\s?b\.|wie|etwa|p\.\s?ej\.,?|por ejemplo,?|como|par exemple,?|p\.\s?ex\.,?|comme|ad esempio,?|ad es\.|per esempio,?|come|por exemplo,?|bijv\.|bijvoorbeeld|zoals|np\.|na przykład|jak|např\.|například|jako|например,?|напр\.|как|örneğin|seperti|misalnya|contohnya|như|ví dụ|f\.\s?eks\.|for eksempel|esim\.|esimerkiksi|kuten|de exemplu|precum|pl\.|például|π\.\s?χ\.|όπως|เช่น|例[:：]|例えば|例如|比如|如|예[:：]|مثل|כמו|जैसे)\s?/iu;
const AND_OTHERS =
  /\s?(?:など|等|등|etc\.?|u\.\s?a\.|usw\.|и др\.|itd\.|atd\.|vb\.|dll\.?|m\.\s?fl\.|ym\.|stb\.|κ\.\s?ά\.|v\.\s?v\.?)$/iu;
const IN_BRACKETS = /^([^()（）]{2,60}?)\s?[(（]([^()（）]{3,120})[)）]/u;

/**
 * The names in brackets behind a kind of things that they are examples of: "Warehouse clubs (Acme, Nova)",
 * "大手PR会社（Acme、Novaなど）"; none where what stands before the brackets may be a name itself.
 */
export function namesInBrackets(text: string, head: Span, uses: WordUses): readonly Slot[] {
  const found = IN_BRACKETS.exec(text.slice(head.start, head.end));
  if (!found) return [];
  const [, kind = '', listed = ''] = found;
  const marked = FOR_EXAMPLE.exec(listed)?.[0].length ?? 0;
  const others = AND_OTHERS.exec(listed)?.[0].length ?? 0;
  const isKind = CASELESS.test(kind) ? isKindOfThings(kind) : /\s\p{Ll}{4}/u.test(kind);
  if (!isKind || nameForm(kind, uses, true).form >= 1) return [];
  const start = head.start + found[0].length - 1 - listed.length + marked;
  const names = partsOf(text, { start, end: start + listed.length - marked - others }, uses, 'examples').map(
    (part) => slotOf(text, part, uses, true),
  );
  const enough = marked + others > 0 || names.length > 1;
  return enough && names.every(({ form }) => form >= 0.6) ? names : [];
}

const SUBJECT_REACH = 80;

/** What a sentence begins with where that may be a name ("Acme records your screen"); null where it is none. */
export function subjectOf(text: string, { start, end }: Span, uses: WordUses, labelled = false): Slot | null {
  const length = subjectLength(text.slice(start, Math.min(end, start + SUBJECT_REACH)), labelled);
  const slot = length > 0 ? slotOf(text, { start, end: start + length }, uses, true) : null;
  return slot && slot.form >= 0.4 && !tellsWhatIsDone(slot.words[0] ?? '') ? slot : null;
}

/** What a sentence takes for something: "Acme for its battery"; null where it begins with no name. */
function takenFor(text: string, { start, end }: Span, uses: WordUses): Slot | null {
  const length = takenLength(text.slice(start, Math.min(end, start + SUBJECT_REACH)));
  const slot = length > 0 ? slotOf(text, { start, end: start + length }, uses, true) : null;
  return slot && isNamely(slot) ? slot : null;
}

/** Whether a sentence goes on behind a name with what that does: "Altra is known for wide shoes". */
export const acts = (text: string, { end }: Span): boolean => DOES.test(text.slice(end, end + 20));

/** What traits and tasks end with, as single words: "Reporting", "Automation", "Sicherheit". */
const TRAIT =
  /(?:[aeiou]tions?|sions?|ments?|ities|ity|ness|ing|ings|ance|ence|ability|ung|ungen|heit|keit|schaft|tät|ción|ciones|miento|idad|idades|zione|zioni|amento|imento|ità|ção|ções|idade|ité|ités|age|ność|anie|enie|ность|ение|ание|lık|lik|lama|leme|het|ning|ering|ingar)$/iu;

/** "ING" is no task. */
const ACRONYM = /^\p{Lu}{2,}$/u;

/** Whether a subject may be a name, and no trait or task. */
export const isNamely = ({ words, form, label }: Slot): boolean =>
  CASELESS.test(label)
    ? form >= 0.6
    : form >= 1.3 &&
      !(words.length === 1 && form < 3 && !ACRONYM.test(words[0] ?? '') && TRAIT.test(words[0] ?? ''));

/** Whether a sentence goes on behind a name with what things do. */
export const actsAsThing = (text: string, slot: Slot, { end }: Span): boolean =>
  CASELESS.test(slot.label)
    ? PRAISES.test(text.slice(slot.end, Math.min(end, slot.end + SUBJECT_REACH)))
    : acts(text, slot) || DOES_MORE.test(text.slice(slot.end, slot.end + 20));

/** A sentence of a few capitalised words is a name: "1. Acme. It is …". */
const MAX_TITLE = 4;

export function isShortTitle(text: string, { start, end, rest }: Head): boolean {
  if (rest <= end || end - start > 60) return false;
  const words = visibleText(text, start, end).trim().split(/\s+/);
  return words.length <= MAX_TITLE && isTitle(words);
}

const SHORT_CASELESS = /^(?=.*[ァ-ヶ]{3})[\p{Lo}ー・A-Za-z\d]{3,14}(?<![ぁ-ん])$/u;

/** A name in hiragana reads like a phrase: "おとひびき". */
const SHOWN = /^[\p{Lo}ー・\dA-Za-z]{2,12}$/u;

/**
 * The names that a head behind a label says; behind one of a choice a sentence may begin with it. Where it is all that
 * an arrow or "Name:" shows (`shown`) it is one.
 */
export function namesAt(
  text: string,
  next: Head,
  uses: WordUses,
  isLabel: boolean,
  cut: boolean,
  shown = false,
) {
  const slots = slotsOf(text, next, uses, next.cut || cut || isShortTitle(text, next), true);
  const form = Math.max(...slots.map((slot) => slot.form));
  const subject =
    isLabel && form < 0.6 ? (subjectOf(text, next, uses, true) ?? takenFor(text, next, uses)) : null;
  if (subject) return { slots: [subject], form: subject.form };
  // "法人向け：さくらのクラウド。": what is all that is said is a name, though it reads like a phrase.
  const [slot] = slots;
  return isLabel &&
    form < 0.4 &&
    slot &&
    (shown && CASELESS.test(slot.label) ? SHOWN : SHORT_CASELESS).test(slot.label)
    ? { slots: [{ ...slot, words: [slot.label], form: 0.6 }], form: 0.6 }
    : { slots, form };
}
