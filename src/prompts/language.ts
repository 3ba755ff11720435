import { QUESTION_WORDS } from './question-words.ts';

/** Characters weigh more than letters: one or two of them are a word. */
const SIGN = 3;

/** Signs that Chinese has and Japanese has not, or not without kana. */
const CHINESE = /[的哪吗嗎么麼什怎谁你您们們很这這那买卖电脑机车笔价钱贵宜还对给让为没吧呢]/u;

function tellHan(text: string): string | null {
  if (/[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text)) return 'ja';
  return CHINESE.test(text) ? 'zh' : null;
}

const PERSIAN_OR_URDU = /[پچژگ]/u;
const URDU = /[ٹڈڑےں]/u;
const PASHTO_OR_KURDISH = /[ټډړښځڅڵۆێ]/u;
/** Letters that the keyboards of one have, and what stands in Arabic only. */
const PERSIAN_YEH_OR_KAF = /[یک]/u;
const ARABIC = /[ةىيكأإ]|(?<!\p{L})ال/u;

function tellArabic(text: string): string | null {
  if (PASHTO_OR_KURDISH.test(text)) return null;
  if (URDU.test(text)) return 'ur';
  if (PERSIAN_YEH_OR_KAF.test(text) || PERSIAN_OR_URDU.test(text)) return ARABIC.test(text) ? null : 'fa';
  return ARABIC.test(text) ? 'ar' : null;
}

/** Words of Hindi; Marathi and Nepali share its script. */
const HINDI =
  /(?<![\p{L}\p{M}])(?:है|हैं|में|का|की|के|को|से|क्या|कौन|कौनसा|कैसे|कहाँ|कहां|कितना|कितने|सबसे|और|लिए|अच्छा|अच्छी|अच्छे|सस्ते|सस्ता)(?![\p{L}\p{M}])/u;

const tellDevanagari = (text: string): string | null =>
  HINDI.test(text) && !text.includes('ळ') ? 'hi' : null;

/** Letters of languages without word lists here: Serbian, Macedonian, Kazakh, Mongolian … */
const OTHER_CYRILLIC = /[ђѓѕјљњћќџәғқңөұүһҳҷӣӯ]/u;

function tellCyrillic(text: string): string | null {
  const small = text.toLowerCase();
  if (OTHER_CYRILLIC.test(small)) return null;
  if (small.includes('ў')) return 'be';
  if (/[їєґ]/u.test(small)) return /[ыэёъ]/u.test(small) ? null : 'uk';
  if (/[ыэ]/u.test(small) && !small.includes('і')) return 'ru';
  return tellByWords(text);
}

/** Three likely words weigh as much as a sure one: two may be a name, as in "la carte" or "sur la table". */
const SURE = 3;
const LIKELY = 1;

/** Weight of each word by language. */
const WORDS: ReadonlyMap<string, ReadonlyMap<string, number>> = Object.entries(QUESTION_WORDS).reduce(
  (words, [language, { sure, likely }]) => {
    const add = (list: string, counts: number) => {
      for (const word of list.trim().split(/\s+/))
        words.set(word, (words.get(word) ?? new Map()).set(language, counts));
    };
    add(likely, LIKELY);
    add(sure, SURE);
    return words;
  },
  new Map<string, Map<string, number>>(),
);

/** The letters beyond a to z of languages in Latin script: a word with another one is none of theirs. */
const ALPHABETS: Readonly<Record<string, string>> = {
  en: '',
  de: 'äöüß',
  fr: 'àâæçéèêëîïôœùûüÿ',
  es: 'áéíñóúü',
  pt: 'áâãàçéêíóôõú',
  it: 'àèéìíòóùú',
  ca: 'àçèéíïòóúü',
  ro: 'ăâîșțşţ',
  nl: 'éèëïöüáó',
  sv: 'åäöé',
  da: 'æøåé',
  no: 'æøåéòô',
  fi: 'äöå',
  et: 'äõöüšž',
  lv: 'āčēģīķļņšūž',
  lt: 'ąčęėįšųūž',
  pl: 'ąćęłńóśźż',
  cs: 'áčďéěíňóřšťúůýž',
  sk: 'áäčďéíĺľňóôŕšťúýž',
  hr: 'čćđšž',
  sr: 'čćđšž',
  sl: 'čšž',
  hu: 'áéíóöőúüű',
  tr: 'çğıöşüâ',
  vi: 'àáâãèéêìíòóôõùúýăđĩũơưạảấầẩẫậắằẳẵặẹẻẽếềểễệỉịọỏốồổỗộớờởỡợụủứừửữựỳỵỷỹ',
  id: '',
  ms: '',
};

/** Without what is written together with digits: "i4". */
const WORD = /(?<![\p{L}\p{M}\p{N}])\p{L}[\p{L}\p{M}]*(?!\p{N})(?![\p{L}\p{M}])/gu;
/** A capital, with another word that begins with one behind it: "Best Western", "Las Vegas". */
const NAME_AHEAD = /^\p{Lu}[\p{L}\p{M}]*[\s-]+\p{Lu}/u;

/** Number of characters that are examined. */
const SAMPLE = 1000;

/** Language with the largest weight of words, if that reaches a sure word's and exceeds all others. */
function tellByWords(text: string): string | null {
  const counts = new Map<string, number>();
  const seen = new Set<string>();
  const strange: string[] = [];
  for (const { 0: written, index } of text.matchAll(WORD)) {
    const word = written.toLowerCase().normalize('NFC');
    if (seen.has(word)) continue;
    seen.add(word);
    const isName = NAME_AHEAD.test(text.slice(index, index + 40));
    for (const [language, count] of WORDS.get(word) ?? [])
      counts.set(language, (counts.get(language) ?? 0) + (isName ? count - LIKELY : count));
    if (/[^a-z]/.test(word) && !/^\p{Lu}/u.test(written)) strange.push(word.replace(/[a-z]/g, ''));
  }
  // A text without known words stays undecided: names hold letters of any language.
  const ranked = [...counts]
    .filter(([, count]) => count >= SURE)
    .map(([language, count]) => {
      const alphabet = ALPHABETS[language];
      const foreign =
        alphabet === undefined
          ? 0
          : strange.filter((letters) => [...letters].some((letter) => !alphabet.includes(letter))).length;
      return { language, count: count - foreign };
    })
    .sort((a, b) => b.count - a.count);
  const [first, second] = ranked;
  if (first === undefined || first.count < SURE) return null;
  return second && second.count >= first.count ? null : first.language;
}

/**
 * Scripts, the weight of each of their characters, and the language that they decide; null where words must
 * decide.
 */
const SCRIPTS: readonly (readonly [script: RegExp, weight: number, tell: (text: string) => string | null])[] =
  [
    [/\p{Script=Hangul}/gu, SIGN, () => 'ko'],
    [/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu, SIGN, tellHan],
    [/\p{Script=Thai}/gu, 1, () => 'th'],
    [/\p{Script=Greek}/gu, 1, () => 'el'],
    [/\p{Script=Hebrew}/gu, 1, () => 'he'],
    [/\p{Script=Tamil}/gu, 1, () => 'ta'],
    [/\p{Script=Telugu}/gu, 1, () => 'te'],
    [/\p{Script=Arabic}/gu, 1, tellArabic],
    [/\p{Script=Devanagari}/gu, 1, tellDevanagari],
    [/\p{Script=Bengali}/gu, 1, (text) => (/[ৰৱ]/u.test(text) ? null : 'bn')],
    [/\p{Script=Cyrillic}/gu, 1, tellCyrillic],
  ];

/**
 * Language of a prompt as an ISO 639-1 code ("en"); null where the text does not show it, as names and words
 * of several languages do not. Engines receive the language, so a wrong one changes the measurement and a
 * missing one does not. It uses scripts and words of questions; detection by letter sequences takes "top ten
 * apps" for Polish.
 */
export function languageOfPrompt(text: string): string | null {
  const sample = text.slice(0, SAMPLE).normalize('NFC').replaceAll('İ', 'i');
  const latin = sample.match(/\p{Script=Latin}/gu)?.length ?? 0;
  const [script] = SCRIPTS.map(([letters, weight, tell]) => ({
    weight: (sample.match(letters)?.length ?? 0) * weight,
    tell,
  })).sort((a, b) => b.weight - a.weight);
  if (script === undefined || script.weight === 0) return tellByWords(sample);
  // "купить iphone 17 pro max": names are written in Latin letters anywhere.
  if (script.weight > latin) return script.tell(sample);
  return tellByWords(sample) ?? script.tell(sample);
}
