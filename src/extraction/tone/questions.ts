/** At the end of a sentence. */
const ASKS = /[?？؟]["”»）)*_\s]*$/u;

/** How the sentence behind a question may begin that answers it; behind the shorter words a mark stands. */
const START = String.raw`^[\s*_"“„«(]*`;
const NO = new RegExp(
  String.raw`${START}(?:(?:no|nope|nein|non|não|nee|nie|nej|nei|нет|hayır|いいえ|아니요|아니오|아뇨|不是|不)(?=\s*(?:[,.:;!–—、。，！：]|-\s|$))|(?:not (?:really|quite|any ?more|for most)|hardly|(?:sadly|unfortunately|probably) not|nicht wirklich|eher nicht|leider (?:nein|nicht)|pas vraiment|plus vraiment|hélas non|no realmente|más bien no|non proprio|non direi|purtroppo no|nem tanto|infelizmente não|niet echt|helaas (?:nee|niet)|raczej nie|niestety nie|скорее нет|не совсем|pek değil|maalesef|ikke rigtig|inte riktigt|글쎄|不太|并不))(?![\p{L}\p{N}])`,
  'iu',
);
const YES = new RegExp(
  String.raw`${START}(?:yes|yep|absolutely|definitely|ja|oui|sí|sì|sim|tak|да|evet|はい|네|예|是的)(?=\s*(?:[,.:;!–—、。，！：]|-\s|$))`,
  'iu',
);

/** Whether a sentence, or its last characters, asks. */
export const isQuestion = (words: string): boolean => ASKS.test(words);

/** What the sentence behind a question answers: yes (1), no (-1) or something else (0). */
export const answerOf = (words: string): number => (NO.test(words) ? -1 : YES.test(words) ? 1 : 0);
