import { isCommonWord } from '../names/common-words.ts';
import { isGeneric } from '../names/generic-words.ts';
import { knownStart } from '../names/head-names.ts';
import { fold } from '../text/letters.ts';
import type { WordUses } from '../text/word-uses.ts';
import { introductionIn, isPart } from './introduction.ts';

/** Words that heads of items begin with, and how likely they are a name. */
export interface NameForm {
  /** The words of the name, perhaps with a model's behind it. */
  readonly words: readonly string[];
  /** 0 no name, 1 perhaps, 2 likely, 3 by its very form. */
  readonly form: number;
}

const NO_NAME: NameForm = { words: [], form: 0 };

/** Scripts without capitals: the form of a word tells little of names there. */
export const CASELESS =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Devanagari}]/u;

/** "HubSpot", "42/Agency", "WH-1000XM5", "Three.js", "umoren.ai", "Discover it®". */
const SHAPED = /\p{Ll}\p{Lu}|\p{L}-\d|\p{L}\d|\d\p{L}{2}|\d\p{Lu}|\p{L}\.\p{L}{2,}|[™®]|\+$/u;
/** Makers of parts, which describe other things and may be meant themselves. */
const MAKERS = /^(?:intel|amd|nvidia|qualcomm)$/iu;
/** A number, a year, a size or the like, before a name. */
const SIZE =
  /^(?:\d[\d.,"”″]*|\d[\d.,]*-?(?:inch|in|cm|mm|gb|tb|kg|g|lb|lbs|oz|l|ml|w|v|mp|hz|k|d|x|st|nd|rd|th|pack|piece|person|day|year|month|week|qt|quart|cup|gen|series)|\d+-in-\d+)$/iu;
/** Whether a word may stand before a name: an article, a year, a size. */
export const isBeforeName = (word: string): boolean => BEFORE.test(word) || SIZE.test(word);

const CONNECTOR =
  /^(?:of|the|and|for|by|to|in|on|at|a|an|&|\+|x|×|de|del|la|las|los|le|les|et|du|des|und|der|die|das|für|von|y|e|di|da|do|dos|van|i|и|w|z|–|-|\|)$/iu;
const BEFORE =
  /^(?:the|men['’]?s|women['’]?s|kids['’]?|new|refurbished|renewed|der|die|das|le|la|les|el|los|las|il|lo|de|o|a)$/iu;
/** What an item that tells to do or ask something begins with. */
const TELLING =
  /^(?:use|choose|consider|look|try|check|visit|explore|compare|get|buy|find|see|avoid|ask|why|how|when|what|which|who|where|key|your|our|note|if|for|with|about|other|all|any|both|pros?|cons?|this|these|they|it|you|start|make|set|open|add|create|keep|read|test|also|have|has|provide|offer|allow|more|less|very|never|always|define|identify|understand|know|focus|think|ensure|verify|review|demand|don['’]t|do|is|are|can|does|will|here|here['’]s)$/iu;

/** What titles of sections begin with: "Recommended Acme Laptops". */
const TITLING =
  /^(?:recommended|top|best|other|more|key|final|quick|additional|similar|popular|alternative|notable|suggested)$/iu;
/** Words that sections have in their titles, and items do not. */
const SECTION =
  /(?:^|\s)(?:your|my|our)\s|(?:^|\s)(?:options|picks|choices|considerations|factors|tips|recommendations|alternatives|features|benefits|advantages|reasons|steps|brands|resources|sources|questions|thoughts|criteria|examples|methods|types|categories|products|formulas|mentions)$/iu;
/** Titles of products are long: "Acme 55-inch Nova XR OLED 4K Smart TV". */
const MAX_WORDS = 16;
/** A text with fewer words in small Latin letters is written in another script. */
const FEW = 12;
/** "e.l.f." */
const INITIALS = /^(?:\p{L}\.){2,}\p{L}?$/u;
const DOMAIN = /^[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)*\.\p{L}{2,}$/u;
const isCapital = (word: string) =>
  /^[\p{Lu}\p{N}]/u.test(word) ||
  /^\p{Ll}+[\p{Lu}\d]/u.test(word) ||
  DOMAIN.test(word) ||
  INITIALS.test(word);
const bare = (word: string) => word.replace(/^[("“”‘'«»[]+|[)"“”’»\],;:.!?]+$/gu, '');

/** Legal forms that scripts without capitals write beside a name. */
export const LEGAL =
  /株式会社|合同会社|有限会社|一般社団法人|[(（][株주][)）]|㈱|㈜|주식회사|股份有限公司|有限责任公司|有限公司|集团/u;

/** Signs of a phrase rather than a name, by script. */
const JAPANESE_PHRASE = /[ぁ-ん]/u;
const KOREAN_PHRASE =
  /(?:인지|여부|하기|하는|되는|있는|없는|좋은|많은|위한|위해|따라|이면|라면|경우|까지|에서|으로|에게|한다면|싶다면|싶음|있음|없음|되면|하면|세요|니다|어요|나요|까요|은가|인가|인데|하고|보다|별로|[가-힣]{2,}(?:을|를|의|은|는|이란|란))(?=\s|$|[?!,])|확인|비교|선택|고려/u;
const CHINESE_PHRASE =
  /[的是在了吗呢把被对]|如何|选择|建议|注意|需要|可以|使用|进行|提供|确保|检查|了解|支持|方案|配置|预算/u;

/** What sections are called in scripts without capitals, and ranks ("1순위"). */
const CASELESS_SECTION =
  /추천|후보|순위|요약|결론|주의|체크리스트|조합|おすすめ|一覧|比較|まとめ|結論|候補|選び方|ポイント|注意|推荐|总结|结论|对比|建议|الخلاصة|مقارنة|סיכום|השוואה|निष्कर्ष|तुलना|^\d+\s?(?:위|位|등|단계|番|步|개월|年)/u;

/** "freee 初心者でも使いやすい": a name and, behind a space, what is said of it. */
function firstWord([first = '', ...rest]: readonly string[]): NameForm {
  const phrase = KOREAN_PHRASE.test(first) || JAPANESE_PHRASE.test(first) || CHINESE_PHRASE.test(first);
  if (rest.length === 0 || first.length < 2 || phrase || /^\d|[,、。]/u.test(first)) return NO_NAME;
  return { words: [first], form: /^[A-Za-z]{3,}/.test(first) ? 1.3 : 0.6 };
}

function caselessForm(name: string): NameForm {
  const legal = LEGAL.test(name);
  const plain = name.replace(LEGAL, ' ').trim();
  const words = plain.split(/\s+/).filter((word) => word !== '');
  if (plain === '' || plain.length > 40 || words.length > 6) return NO_NAME;
  if (legal) return { words, form: 3 };
  if (plain.length < 2 || isPart(plain) || CASELESS_SECTION.test(plain)) return NO_NAME;
  const latin = plain.match(/[A-Za-z][A-Za-z\d.+-]+/g) ?? [];
  const shaped = latin.some(
    (word) => SHAPED.test(word) || ((word.length > 4 || /^[A-Z][a-z]/.test(word)) && !isGeneric(word)),
  );
  if (/\p{Script=Hangul}/u.test(plain)) {
    if (KOREAN_PHRASE.test(plain)) return firstWord(words);
    return { words, form: shaped ? 2 : words.length > 3 ? 0.8 : 1 };
  }
  if (/[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(plain)) {
    if (JAPANESE_PHRASE.test(plain)) return firstWord(words);
    return { words, form: shaped ? 2 : plain.length > 2 ? 1 : 0 };
  }
  if (/\p{Script=Han}/u.test(plain)) {
    if (CHINESE_PHRASE.test(plain)) return firstWord(words);
    return {
      words,
      form: shaped
        ? 2
        : plain.length > 10
          ? words.length === 2 && (words[0]?.length ?? 0) < 7
            ? 0.8
            : 0.3
          : plain.length > 4
            ? 1
            : 0.6,
    };
  }
  if (latin.some((word) => !isGeneric(word))) return { words, form: 2 };
  return { words, form: words.length > 3 ? 0.3 : 0.8 };
}

/**
 * How likely words in a script with capitals are a name, from how they are written: with capitals, in a form that
 * only names have, never in small letters elsewhere in the text, with a capital inside its sentences.
 */
function casedForm(written: readonly string[], uses: WordUses, whole: boolean): NameForm {
  let from = 0;
  while (
    from < written.length - 1 &&
    (BEFORE.test(written[from] ?? '') ||
      SIZE.test(written[from] ?? '') ||
      (from > 0 && /^(?:or|and|to|–|-)$/u.test(written[from] ?? '')))
  )
    from += 1;
  const words: string[] = [];
  for (let at = from; at < written.length; at += 1) {
    const word = bare(written[at] ?? '');
    if (word === '') continue;
    if (!isCapital(word)) {
      // "Bank of America": a small word counts where a capital follows.
      const next = bare(written[at + 1] ?? '');
      // "eero Pro 6E", "lululemon Align": some names are written small.
      const small =
        words.length === 0 && isCapital(next) && !CONNECTOR.test(word) && /^\p{Ll}{3,}$/u.test(word);
      // Among letters without case a word in small Latin letters is a name: "ahamo".
      const alone = whole && written.length === 1 && uses.small.size < FEW && /^\p{Ll}{3,}$/u.test(word);
      if (alone) return { words: [word], form: 1.3 };
      if (!small && (words.length === 0 || !CONNECTOR.test(word) || !isCapital(next))) {
        if (written.length - at > 2 && whole && words.length < 3) return { words, form: 0 };
        break;
      }
    }
    words.push(word);
    if (/[,;:]$/.test(written[at] ?? '') && words.length > 0) break;
  }
  const [first = ''] = words;
  if (
    words.length === 0 ||
    words.length > MAX_WORDS ||
    (words.length > 10 && !words.some((word) => /\d/.test(word))) ||
    TELLING.test(first) ||
    SECTION.test(words.join(' '))
  )
    return { words, form: 0 };
  const goesOn =
    whole &&
    from + words.length < written.length &&
    /^\p{Ll}/u.test(bare(written[from + words.length] ?? ''));
  const isSmall = (word: string) => {
    const key = word.toLowerCase();
    return (uses.small.get(key) ?? 0) * 2 > (uses.capitals.get(key) ?? 0);
  };
  const describes = (word: string): boolean =>
    CONNECTOR.test(word) ||
    SIZE.test(word) ||
    (isGeneric(word) && !MAKERS.test(word)) ||
    isSmall(word) ||
    (word.includes('-') && word.split('-').every((part) => part === '' || isGeneric(part) || isSmall(part)));
  const shaped = words.some(
    (word, at) =>
      (SHAPED.test(word) && !SIZE.test(word) && !isGeneric(word)) ||
      (/^\d{3,}$/u.test(word) && /^\p{Lu}{2,}$/u.test(words[at - 1] ?? '')),
  );
  const numbered = words.length > 1 && words.length < 5 && /^\d{1,4}$/u.test(words.at(-1) ?? '');
  const distinct = words.filter((word) => !describes(word));
  if (distinct.length === 0) {
    if (shaped) return { words, form: 1.5 };
    // "Big Save Furniture": names of common words are told by the others beside them.
    return { words, form: words.length > 4 ? 0 : words.every(isGeneric) ? 0.4 : 0.5 };
  }
  if (TITLING.test(first)) return { words, form: 0.5 };
  if (describes(first)) return { words, form: shaped || distinct.length > 1 ? 1.5 : 1 };
  const proper = uses.proper.has(first.toLowerCase());
  const common = isCommonWord(fold(first));
  if (SHAPED.test(first) || proper || (shaped && !common)) return { words, form: 3 };
  if (numbered && !common) return { words, form: 2.5 };
  // "Longer wear time": one capital begins any phrase.
  if (goesOn && words.length === 1) return { words, form: 0.5 };
  if ((uses.capitals.get(first.toLowerCase()) ?? 0) > 1 && !common) return { words, form: 2.5 };
  if (common) return { words, form: 1.3 };
  // "Acme Dual Zone Air Fryer": the title of a product.
  if (words.length > 3 && isGeneric(words.at(-1) ?? '')) return { words, form: 2.5 };
  return { words, form: distinct.length === words.length && words.length > 1 && words.length < 4 ? 2.3 : 2 };
}

const withoutBrackets = (head: string) =>
  head.replace(/[(（【[][^()（）【】[\]]{0,80}[)）】\]]?/gu, ' ').replace(/[「」『』“”"«»]/gu, '');

/** What a head says without its asides: "Max (formerly HBO Max)", "“Acme”", "Acme [1]", "Acme – $20". */
export const withoutAsides = (head: string): string =>
  (/[(（【[「」『』“”"«»]/u.test(head) ? withoutBrackets(head) : head)
    .trim()
    .replace(/[\s:：；;–—|-]{1,6}$/u, '');

/** "Zip Hoodie by Acme" is called Acme. */
function nameBehindBy(words: readonly string[]): readonly string[] {
  const by = words.indexOf('by');
  const named = by > 0 && by < words.length - 1 && /^\p{Lu}/u.test(words[by + 1] ?? '');
  return named && words.slice(0, by).every(isGeneric) ? words.slice(by + 1) : words;
}

/** Reads a head as a name; `whole` where nothing of the item's sentence follows it. */
export function nameForm(head: string, uses: WordUses, whole: boolean): NameForm {
  const name = withoutAsides(head);
  if (name === '' || name.length > 120 || /[?？！]$|(?:^|\s)\p{Ll}\S*!$/u.test(name) || isPart(name))
    return NO_NAME;
  if (CASELESS.test(name)) return caselessForm(name);
  const words = nameBehindBy(name.split(/\s+/));
  const told = casedForm(words, uses, whole);
  // A brand known beyond the answer makes a likely name likelier; no list decides.
  const isKnown = told.form > 0 && told.form < 2.4 && knownStart(told.words) !== null;
  const read = isKnown ? { ...told, form: told.form >= 1.3 ? 2.4 : 1.3 } : told;
  if (read.form < 0.4 || SHAPED.test(name)) return read;
  const { others, choices } = introductionIn(name);
  return others && !choices ? NO_NAME : read;
}
