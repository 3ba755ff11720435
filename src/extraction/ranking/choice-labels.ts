/** Labels of choices ("Best overall", "For students", "Lightest"), unlike those of features ("Display"). */
const CHOICE_LABEL =
  /^(?:the |my |our )?(?:best|top|most|for|budget|premium|runners?|overall|upgrade|value|winner|editor\p{L}*|our|alternative\p{L}*|options?|high|mid|entry|recommend\p{L}*|honorable|also|if you|cheapest|luxury|want|need|looking|für|beste\p{L}*|günstigste\p{L}*|pour|le meilleur|la meilleure|para|mejor|si|el mejor|la mejor|melhor|migliore?|per|se|voor|dla|najlepsz\p{L}*|pro|nejlepší|для|лучш\p{L}*|için|untuk|terbaik|tốt nhất|cho|#\d{1,2}|\p{L}{3,}est)(?![\p{L}-])|\b(?:picks?|choices?|options?|alternatives?|winner|recommendations?|value|overall|use|users?|brands?)$|(?:なら|向け|方|場合|重視|人|추천|이라면|라면|이면|있다면|싶다면|원하면|목표|중요|适合.*|首选|推荐)$/iu;

/** Labels that say a place: "3e place", "Platz 2", "1st place", "第1位". */
const PLACE_LABEL =
  /^(?:(?:puesto|platz|place|rang|rank|posto|lugar|position|posición|posição|plaats|miejsce|místo|место|місце|sıra|peringkat|hạng|no\.?|nr\.?|#)\s?(\d{1,2})|(\d{1,2})(?:st|nd|rd|th|e|er|ère|re|ème|º|ª|°|\.|-е|-е)?\s?(?:place|platz|puesto|lugar|posto|plaats|miejsce|místo|место|місце|sırada|位|위|名))$/iu;

/** The place that a label says, 0 where it says none. */
export function placeIn(label: string): number {
  if (!/\d/.test(label)) return 0;
  const [, behind, before] = PLACE_LABEL.exec(label.replace(/^第|[\s:：]+$/gu, '')) ?? [];
  return Number(behind ?? before ?? 0);
}

const LABEL_WORDS = 9;

/** Whether a head is the label of a choice rather than a name. */
export const isChoiceLabel = (label: string): boolean =>
  placeIn(label) > 0 || (CHOICE_LABEL.test(label) && label.split(/\s+/).length <= LABEL_WORDS);
