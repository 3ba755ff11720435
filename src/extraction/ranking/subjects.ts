import { CASELESS } from '../text/caseless.ts';
import { inEitherScript } from '../text/chinese-scripts.ts';

/** Small words that no verb is: behind the first word they tell that something is to be done ("Check the fit"). */
const NO_VERB =
  /^(?:the|a|an|your|our|my|their|its|all|any|each|every|at|for|with|without|to|of|in|on|and|or|but|if|when|how|what|whether|about|from|by|as|than|that|this|these|those|it|you|up|out|before|after|between|only|not|more|most|less|der|die|das|den|dem|des|ein|eine|einen|einem|einer|auf|für|mit|ohne|von|im|am|zu|zum|zur|und|oder|aber|ob|wie|was|dass|sich|bei|aus|nach|vor|über|unter|nicht|mehr|alle|ihre|deine|le|la|les|l|un|une|du|de|d|au|aux|en|dans|sur|pour|avec|sans|et|ou|mais|si|que|qui|quel|votre|vos|par|chez|plus|el|los|las|lo|una|unos|unas|al|del|con|sin|por|para|y|o|e|u|quién|quien|cómo|como|cuánto|tu|su|sus|más|il|gli|i|uno|di|da|nel|nella|dei|delle|della|dal|per|tra|fra|che|chi|se|come|ed|più|tuo|tua|suo|os|um|uma|do|dos|no|na|nos|nas|com|sem|seu|sua|het|een|van|op|voor|met|naar|bij|je|uw|niet|w|z|oraz|lub|dla|od|się|v|s|k|pro|и|в|на|с|для|от|по|из|или|что|как|не)$/iu;

/** "Acme met en relation …": no Dutch "with". */
const FRENCH_PUTS = /^\smet\s(?:en|à|au|aux|l['’]|la|les?|des|du|une?|vos|votre|tout)(?![\p{L}])/u;

/** The capitalised words that a sentence begins with, and the small one behind them, or a comma. */
const CASED =
  /^((?:\p{Ll}{0,2}\p{Lu}|\d)[^\s,.:;!?()]*(?:\.\p{Ll}[^\s,.:;!?()]*)?(?:\s(?:(?:de|del|la|of|the|&|und|y|e|et|di|da|do|du|des|van|von|in|qui|dit)\s)?(?:\p{Lu}|\d)[^\s,.:;!?()]*){0,4})(?:,\s(?=\p{Ll})|\s(\p{Ll}[\p{L}'’-]*)(?=\s))/u;

/** What the subject of a sentence ends with, in scripts without capitals. */
const JAPANESE = /^([^\sは、。：:]{2,20}(?:\s[A-Za-z\d][^\sは、。]{0,12})?)(?:は|では)(?=[^\s]{3})/u;
const KOREAN = /^([^\s,.:]{1,16}?(?:\s[^\s,.:]{1,10}?)?)(?<![하되있없같많좋])(?:은|는)(?=\s)/u;
const CHINESE = inEitherScript(
  /^([^\s，。：:的]{2,12}?|[A-Za-z][A-Za-z\d .+-]{1,20}?)\s?(?=是|的|支持|提供|适合|適合|覆盖|拥有|擁有|专注|主打|采用|以(?![上下内外后前及])|由|在(?!线)|有|可以|能|则|则是|性价比|价格|属于|主要|更|最)/u,
);

/** The same behind a label, which tells that a choice follows: "初心者には、Acmeが便利です", "초보자라면 Acme가". */
const JAPANESE_CHOICE = /^([^\sは、。：:がをも]{2,20})(?:は|では|が|を|も)(?=[^\s]{2})/u;
const KOREAN_CHOICE = /^([^\s,.:]{2,14}?)(?:은|는|이|가|을|를|의|도)(?=\s)/u;

/** What tells to do something ends with. */
const TELLS_TO = /(?:세요|십시오|합시다|하자|ましょう|ください|下さい|しよう)[.!。！]?$/u;

/**
 * How much of a sentence is its subject, in characters; 0 where it begins with none that may be a name. Behind a label
 * (`labelled`) it begins with a choice.
 */
export function subjectLength(sentence: string, labelled = false): number {
  if (CASELESS.test(sentence)) {
    if (TELLS_TO.test(sentence) && !labelled) return 0;
    const [japanese, korean] = labelled ? [JAPANESE_CHOICE, KOREAN_CHOICE] : [JAPANESE, KOREAN];
    const found = (
      /[ぁ-ん]/u.test(sentence) ? japanese : /\p{Script=Hangul}/u.test(sentence) ? korean : CHINESE
    ).exec(sentence)?.[1];
    return found?.trim().length ?? 0;
  }
  const [, subject = '', verb = ''] = CASED.exec(sentence) ?? [];
  // "L'idéal est …"
  const named = subject
    .replace(/^\p{Lu}['’](?=\p{Ll})/u, '')
    .split(' ')
    .some((word) => /^\p{Ll}{0,2}\p{Lu}.|^\d+\p{L}{2}/u.test(word) && !NO_VERB.test(word));
  return named &&
    (verb === '' ||
      ((verb.length > 1 || /[èé]/u.test(verb)) &&
        (!NO_VERB.test(verb) || FRENCH_PUTS.test(sentence.slice(subject.length)))))
    ? subject.length
    : 0;
}

/** Whether what follows a name goes on with what it does: "**Acme** records your screen". */
export function goesOnAsSubject(rest: string): boolean {
  const verb = /^\s(\p{Ll}[\p{L}'’-]+)\s/u.exec(rest)?.[1];
  return verb !== undefined && !NO_VERB.test(verb);
}
