/*
 * How answers say in prose which one they would take, per language: en, de, fr, es, it, pt, nl, pl, sv, tr, ru, da, no, fi, ro, hu, el, vi. Each is
 * the source of a regular expression; `_` stands for any words of the same sentence.
 */

/** The name stands behind: "If I had to choose one, I'd go with Acme", "My pick: Acme". */
export const BEFORE_NAME: readonly string[] = [
  "I(?:['’]d| would|['’]ll| will)? (?:personally |probably |still |simply |just |always |definitely )?(?:go with|go for|choose|pick|recommend|suggest|buy|get|take|opt for|(?:start|begin) with)",
  "if I (?:had to|could|must)_, (?:it(?: would|['’]d) be|then|my (?:answer|vote) (?:is|would be))",
  String.raw`if I (?:had to|could|must) (?:only )?(?:choose|pick|name|recommend)_\s?[:–—]`,
  String.raw`(?:my|our) (?:(?!second|third|next|other|back|least|last|worst)[\p{Ll}-]+ ){0,3}?(?:pick|choice|recommendation|favou?rite|winner|vote|suggestion|advice)(?: overall| here| for [^.,:;!?\n*]{2,40}?)?(?:\s?[:–—]| is| would be| goes to)(?:\s?\*{0,2}(?:to )?(?:get|buy|choose|go with|take|(?:start|begin) with|use|pick))?`,
  String.raw`(?:(?:the|my|our|overall|clear|final) ){0,2}(?:winner|verdict|bottom line|answer)(?: overall)?(?:\s?[:–—]| is)(?: (?:get|buy|choose|go with|take|pick|consider))?`,
  String.raw`short(?:,? \p{Ll}+)? (?:answer|version)\s?[:–—]\*{0,2}\s{0,4}\*{0,2}(?:get|buy|choose|go with|take|pick|consider|try|use)?`,
  'the best (?:overall|(?:overall )?(?:choice|option|pick|combination|balance|mix|bet|fit|value|all-rounder)_) (?:is|would be)',
  String.raw`(?<=^|[\n*])best overall(?: [\p{L}\d'’-]+){0,5}\s?[:–—]`,
  String.raw`(?<=^|[.!:]\s|\*\*)(?:so |just |then )?(?:go with|opt for)`,

  '(?:wenn|falls) ich_ (?:müsste|könnte|dürfte|sollte)_, (?:würde ich (?:(?:mich|wohl|eher|persönlich) )*(?:zu|zur|zum|für)?|(?:dann )?(?:wäre|nähme ich|wähle ich|ist) (?:es|das)?)',
  '(?:ich würde|würde ich) (?:(?:mich|wohl|eher|persönlich|ihnen|dir|euch) )*(?:zu|zur|zum|für)?(?=_ (?:nehmen|wählen|greifen|kaufen|empfehlen|entscheiden|raten))',
  String.raw`(?:mein|meine|unser|unsere) (?:\p{Ll}+ )?(?:favorit|favoritin|tipp|empfehlung|wahl|testsieger|rat|fazit)(?:\s?[:–—]| ist| wäre| fällt auf)`,
  'ich (?:empfehle|rate zu|nehme|wähle)(?: ihnen| dir| euch)?',
  'müsste ich_, würde ich (?:zu|zur|zum|für)?',
  String.raw`(?:der|die|das) (?:klare|eindeutige|beste|erste) (?:sieger|gewinner|favorit|testsieger|wahl)(?: ist|\s?:)`,

  'si je (?:devais|pouvais|ne devais|ne pouvais)_, (?:ce serait|je (?:choisirais|prendrais|recommanderais|conseillerais|retiendrais|opterais pour|partirais sur|miserais sur))',
  String.raw`(?:le|la) (?:grande? |clair |meilleur |meilleure )?(?:gagnante?|vainqueur|favorie?)(?: est|\s?:)`,
  'je (?:vous |te )?(?:choisirais|prendrais|recommanderais|conseillerais|opterais pour|partirais sur|recommande|conseille)',
  String.raw`(?:mon|ma|notre) (?:\p{Ll}+ )?(?:choix|favorie?|conseil|coup de cœur|recommandation|préférence|verdict)(?: personnel| final)?(?:\s?[:–—]| est| serait| va à)`,

  'si (?:tuviera|tuviese|tuvieras|pudiera) (?:que )?_, (?:sería|(?:yo )?(?:me quedaría con|elegiría|escogería|optaría por|recomendaría|compraría|apostaría por))',
  String.raw`(?:el|la) (?:gran |clar[oa] )?(?:ganadora?|favorit[oa])(?: clar[oa])?(?: es|\s?:)`,
  'lo (?:mejor|más (?!importante)\\p{L}+)(?: para [^.,:;!?\\n]{2,40}?)? es',
  '(?:(?:yo|te|le|les|os) )?(?:recomiendo|me quedaría con|me quedo con|elegiría|escogería|optaría por|recomendaría)',
  String.raw`(?:mi|nuestra) (?:\p{Ll}+ )?(?:recomendación|elección|favorit[oa]|apuesta|consejo|veredicto)(?: personal| final)?(?:\s?[:–—]| es| sería)`,

  'se (?:dovessi|potessi)_, (?:sarebbe|(?:io )?(?:prenderei|sceglierei|punterei su|opterei per|consiglierei))',
  String.raw`(?:il|la) (?:chiar[oa] )?(?:vincitore|vincitrice|favorit[oa])(?: è|\s?:)`,
  '(?:(?:ti|vi|le) )?(?:consiglio|prenderei|sceglierei|punterei su|opterei per|consiglierei)',
  String.raw`(?:la mia|il mio) (?:\p{Ll}+ )?(?:scelta|raccomandazione|consiglio|preferit[oa]|verdetto)(?: personale| finale)?(?:\s?[:–—]| è| sarebbe)`,

  'se (?:eu )?(?:tivesse|pudesse) (?:que |de )?_, (?:seria|(?:eu )?(?:ficaria com|escolheria|optaria por|optaria pel[oa]|recomendaria|compraria|iria de|iria com))',
  String.raw`(?:o|a) (?:clar[oa] |grande )?(?:vencedora?|favorit[oa])(?: clar[oa])?(?: é|\s?:)`,
  '(?:(?:eu|te|lhe) )?(?:recomendo|ficaria com|escolheria|optaria por|optaria pel[oa]|recomendaria)',
  String.raw`(?:minha|meu) (?:\p{Ll}+ )?(?:recomendação|escolha|favorit[oa]|conselho|voto|aposta)(?: pessoal| final)?(?:\s?[:–—]| é| seria)`,

  'als ik_ (?:moest|mocht|zou)_, (?:zou ik (?:voor|kiezen voor)?|koos ik|dan (?:koos|nam) ik|zou het)',
  String.raw`(?:mijn) (?:\p{Ll}+ )?(?:keuze|favoriet|aanrader|advies|voorkeur)(?:\s?[:–—]| is| zou| gaat naar)`,

  'gdyby(?:m|śmy)?_, (?:byłby to|byłaby to|(?:postawi|wybra|poleci|wzi[ęą])ł(?:a|o)?bym(?: na)?)',
  '(?:postawi|wybra|poleci)ł(?:a|o)?bym(?: na)?',
  String.raw`(?:mój|moja|moje) (?:\p{Ll}+ )?(?:wybór|faworyt|typ|rekomendacja|rada)(?:\s?[:–—]| to)`,

  String.raw`(?:mitt|min) (?:\p{Ll}+ )?(?:val|favorit|rekommendation|tips)(?:\s?[:–—]| är| vore)`,
  '(?:jag skulle|skulle jag) (?:välja|ta|rekommendera|köpa)',

  String.raw`(?:benim )?(?:tercihim|önerim|favorim)(?:\s?[:–—]|,)?`,
  'seçmem gereki?rse,?',

  'если бы_, (?:я )?(?:бы )?(?:выбрала?|взяла?|порекомендовала?|посоветовала?)(?: бы)?',
  'я бы (?:выбрала?|взяла?|порекомендовала?|посоветовала?)',
  '(?:jeg ville|ville jeg) (?:(?:klart|nok|selv|helst|personlig|personligt|uden tvivl) )?(?:vælge|tage|købe|anbefale|gå efter|gå med|velge|valgt|ta|tatt|kjøpe|kjøpt|anbefalt|gå for|gått for)',
  String.raw`mi(?:t|tt|n) (?:\p{Ll}+ )?(?:valg|favoritt?|anbefaling)(?:\s?[:–—]| er| ville være| ville vært| falder på| faller på)`,

  '(?:valitsisin|ostaisin|ottaisin|suosittelisin)(?: itse)?',
  String.raw`(?:suosikkini|valintani|suositukseni)(?:\s?[:–—]| on| olisi)`,

  'aș (?:alege|lua|cumpăra|recomanda|merge pe|opta pentru)',
  String.raw`(?:alegerea|recomandarea|favorita|favoritul) (?:mea|meu)(?: personală| finală)?(?:\s?[:–—]| este| e| ar fi)`,

  String.raw`(?:választásom|kedvencem|ajánlásom)(?:\s?[:–—]| az?(?= ))`,

  'θα (?:επέλεγα|διάλεγα|αγόραζα|έπαιρνα|πρότεινα)(?: (?:το|τη|την|τον|τα|τις))?',
  String.raw`(?:η επιλογή|η πρότασή|το αγαπημένο) μου(?:\s?[:–—]| είναι| θα ήταν)(?: (?:το|τα|η|ο))?`,

  '(?:tôi|mình) (?:sẽ |vẫn |vẫn sẽ )?(?:chọn|mua|nghiêng về)',
  String.raw`(?:lựa chọn|gợi ý|đề xuất) (?:số một |cá nhân )?của (?:tôi|mình)(?:\s?[:–—]| là| sẽ là)`,

  String.raw`(?:мой|моя) (?:\p{Ll}+ )?(?:выбор|фаворит|рекомендация|совет)(?:\s?[:–—]| —)`,
];

/** "currently", "honestly": as sure as without. */
const SURELY =
  '(?:(?:currently|arguably|honestly|probably|still|generally|clearly|likely|usually|easily|by far|definitely|undoubtedly|simply|overall) ){0,2}';
const BEST =
  '(?:(?:single |overall |all-around )?(?:best|strongest|safest|smartest|easiest|ideal|top|wisest|most (?:practical|reliable|sensible|balanced|versatile|complete|suitable|cost-effective|straightforward|robust|trustworthy|secure|capable|convenient)))';
/** What it is: "bet", "payment gateway". */
const THING = String.raw`(?:[ -](?!(?:known|selling|of|at|in|for)\b)[\p{L}\d-]+){1,5}?(?=\**(?:[.,;:!?(\n]|$|\s(?:[—–-]|for|in|on|because|since|as|if|to|thanks|with|when|among|right|today)\s))`;

/** The name stands before: "Acme is the clear winner". */
export const BEHIND_NAME: readonly string[] = [
  '(?:is|would be|remains|comes out as) (?:still )?(?:(?:the|my|our) )?(?:(?:clear|overall|obvious|outright|definite|easy|top|first|best|number one) ){0,2}(?:winner|pick|choice|favou?rite|recommendation|best (?:choice|option|pick|all-rounder))(?! (?:of|at|in) )',
  `(?:is|would be|remains) ${SURELY}(?:the|your|my|our) ${BEST}${THING}`,
  "(?:is|would be) (?:the one|what) (?:I['’]d|I would|to) (?:get|buy|choose|pick|take|go with|recommend)",
  String.raw`(?:is|remains) (?:\p{L}+ly |still |overall )?the (?:least bad|best|safest|strongest)(?: overall| of (?:the|these) \p{L}+)?(?=\**(?:[.,;:!\n]|$))`,
  String.raw`(?:stands|comes) out as (?:the|our|my) (?:best|clear|top|leading|most (?!expensive|popular)\p{L}+)`,
  '(?:is|remains) (?:still |probably |generally )?the best overall(?= (?:for|in|on|among|today|right now))',
  String.raw`(?:wins|takes the crown|comes out on top|comes out ahead)(?=[.,;!:\n]| overall| hands down| for me| by )`,
  '(?:ist|wäre|bleibt) (?:(?:der|die|das|mein|meine|unser) )?(?:(?:klare|klarer|eindeutige|eindeutiger|erste|beste|ganz klar) )*(?:sieger|gewinner|testsieger|favorit|wahl|empfehlung)',
  '(?:est|reste|serait) (?:(?:le|la|mon|ma|notre) )?(?:(?:grand|grande|clair|meilleur|meilleure|premier) )*(?:gagnant|gagnante|vainqueur|choix|favorie?)(?! (?:d[eu]s?|pour) )',
  '(?:es|sería|sigue siendo) (?:(?:el|la|mi|nuestra) )?(?:(?:clar[oa]|gran|mejor) )*(?:ganador|ganadora|opción|elección|favorit[oa]|apuesta)(?: clar[oa])?(?! (?:de|para|más) )',
  '(?:è|sarebbe|resta) (?:(?:il|la|mia|mio) )*(?:(?:chiar[oa]|miglior|migliore) )*(?:vincitore|vincitrice|scelta|favorit[oa])(?! (?:di|per|più) )',
  '(?:é|seria|continua sendo) (?:(?:o|a|minha|meu) )*(?:(?:clar[oa]|melhor|grande) )*(?:vencedor|vencedora|escolha|favorit[oa])(?! (?:de|para|mais) )',
  '(?:választanám|venném|ajánlanám)',
  '(?:is|blijft|zou) (?:(?:de|mijn|onze) )?(?:(?:duidelijke|beste|eerste) )*(?:winnaar|keuze|favoriet)',
];

/** The same of what comes second: "with Acme a close second". */
export const SECOND_BEHIND =
  /\s(?:is |comes |as |in )*a? ?(?:close )?second(?![\p{L}])|\s(?:ist|wird|folgt) (?:knapp )?(?:zweiter|auf platz 2)/giu;

/** What says a second or third one: "my second choice would be Acme", "third place goes to Nova". */
export const VERBS = String.raw`(?:\s?[:–—]| is| are| would be| goes to| ist| wäre| geht an| est| serait| revient à| va à| es| sería| è| sarebbe| va a| é| seria| vai para| zou zijn| gaat naar| to)`;

/** The same in scripts without capitals, around the name. */
export const CASELESS_VERDICTS: readonly RegExp[] = [
  /\*\*(?<name>[^*\n]{2,40})\*\*(?:이|가)\s(?:가장|제일)\s(?:적합|추천|무난|유력|나은|낫|좋(?:습니다|아요|은 선택))/gu,
  /\*\*(?<name>[^*\n]{2,40})\*\*(?:が|は)(?:最適|最も(?:おすすめ|適し)|一番(?:おすすめ|適し)|第一候補)/gu,
  /\*\*(?<name>[^*\n]{2,40})\*\*(?:是)?(?:最(?:合适|适合|佳|推荐)|首选)/gu,
  /まず(?:は)?(?:、)?(?:「|\*\*)(?<name>[^*「」\n]{2,40})(?:」|\*\*)(?:を(?:試|使|選|検討|おすすめ|推)|から(?:始|試))/gu,
  /(?:一つ|ひとつ|1つ|一社|1社|一択)(?:だけ)?(?:を)?(?:選ぶ|挙げる|推す)(?:なら|れば|とすれば|としたら)[、,]?\s?\*\*(?<name>[^*\n]{2,40})\*\*/gu,
  /(?:(?:一つ|ひとつ|1つ|一社|1社|一択)(?:だけ)?(?:を)?(?:選ぶ|挙げる|推す)(?:なら|れば|とすれば|としたら)|迷ったら|(?:おすすめ|イチオシ|一押し|本命|結論)(?:は|[：:]))[、,]?\s?[「『](?<name>[^*「」『』\n]{2,40})[」』]/gu,
  /[가-힣A-Za-z\d]보다(?:는)?\s(?<name>[^\s,.!(*]{2,16}?(?:\s[^\s,.!(*]{2,12}?)?)(?=(?:을|를)\s(?:더 |먼저 |우선 )?(?:추천|선택|고르|권))/gu,
  /(?:하나만|한 곳만|딱 하나|하나를)\s?(?:고르|꼽|추천하|선택하|뽑)(?:라면|자면|아야 한다면|라고 한다면|한다면|면)[,]?\s(?:(?:저는|저라면|지금은|현재는|현재로서는|그래도|역시|단연) ){0,2}\*{0,2}(?<name>[^\s,.!(*]{2,16}(?:\s[^\s,.!(*]{1,12}){0,4}?)\*{0,2}(?=(?:을|를|이|가|입니다|예요|이에요|로|으로)(?:[\s,.!]|$))/gu,
  /(?:우선|먼저)\s\*\*(?<name>[^*\n]{2,40})\*\*(?:을|를|부터)/gu,
  /(?:优先(?:考虑|推荐|选)|首先(?:推荐|考虑)|首推|先试)\*\*(?<name>[^*\n]{2,40})\*\*/gu,
  /(?:一つ|ひとつ|1つ|一社|1社|一択)(?:だけ)?(?:を)?(?:選ぶ|挙げる|推す|選べと言われ)(?:なら|れば|とすれば|としたら|たら)[、,]?\s?(?<name>[^\s、。,！!（(*]{2,20}?)(?=です|でしょう|だと|を(?:選|おすすめ|推)|が(?:一番|最|おすすめ|良|よい)|に(?:します|なる)|一択|[。！!\n]|$)/gu,
  /(?:個人的な?(?:に|の)?|私の|筆者の)?(?:おすすめ|イチオシ|一押し|推し|結論)(?:は|[：:])\s?(?<name>[^\s、。,！!（(*]{2,20}?)(?=です|でしょう|一択|[。！!\n]|$)/gu,
  /迷ったら(?<name>[^\s、。,！!（(*]{2,20}?)(?=を|が|で(?:決まり|OK|間違い)|に(?:し|決)|一択|[。！!\n]|$)/gu,
  /(?:개인적으로(?:는)?|저는|저라면|제가 고른다면|결론적으로(?:는)?)[,]?\s(?<name>[^\s,.!(*]{2,16}?(?:\s[^\s,.!(*]{2,12}?)?)(?=(?:을|를)\s(?:가장 |제일 |더 )?(?:추천|선택|고르|권)|(?:이|가)\s(?:가장|제일))/gu,
  /(?:하나만|한 곳만|딱 하나|하나를)\s?(?:고르|꼽|추천하|선택하|뽑|찍으)(?:라면|자면|라고 하면|아야 한다면|라고 한다면|한다면|면)[,]?\s?(?:(?:저는|저라면|지금은|현재는|현재로서는|그래도|역시|단연) ){0,2}(?<name>[^\s,.!(*]{2,16}?(?:\s[^\s,.!(*]{2,12}?)?)(?=(?:을|를|이|가|입니다|예요|이에요|로|으로)(?:[\s,.!]|$)|[.!\n]|$)/gu,
  /(?:제|내|저의|나의|개인적인)\s?(?:추천|선택|픽|최애)(?:은|[：:])\s?(?<name>[^\s,.!(*]{2,16}?(?:\s[^\s,.!(*]{2,12}?)?)(?=(?:을|를|이|가|입니다|예요|이에요)(?:[\s,.!]|$)|[.!\n]|$)/gu,
  /(?:只能|只|必须|要我)(?:选|推荐|挑)(?:一个|一款|一家|一台|一部)[^，,。]{0,8}[，,]\s?(?:我)?(?:会|就|那就|首)?(?:选择|选|推荐|挑)?\*{0,2}(?<name>[^\s，。,！!（(*的]{2,14}?(?:\s[A-Za-z\d][^\s，。,！!（(*的]{0,12}){0,3})(?=[*，。,！!（(\n]|$)/gu,
  /(?<![\p{Script=Han}])(?:(?:综合来看|个人|总的来说)[，,]?)?我(?:个人)?(?:最|更|会|比较|优先|首先){0,2}(?:推荐|选择|选|首推)\*{0,2}(?<name>[^\s，。,！!（(*的]{2,14}?(?:\s[A-Za-z\d][^\s，。,！!（(*的]{0,12}){0,3})(?=[*，。,！!（(\n]|$)/gu,
  /(?:我的(?:推荐|选择|首选|建议)|个人(?:推荐|首选))(?:是|[：:])\s?\*{0,2}(?<name>[^\s，。,！!（(*的]{2,14}?(?:\s[A-Za-z\d][^\s，。,！!（(*的]{0,12}){0,3})(?=[*，。,！!（(\n]|$)/gu,
  /(?:ขอ|จะ|คง|น่าจะ)(?:เลือก|ยกให้)\s?\*{0,2}(?<name>[^\s,.!(*]{2,24}?(?:\s[A-Z][^\s,.!(*]{1,14}){0,3})\*{0,2}(?=\s|[,.!(*]|เพราะ|เนื่องจาก|$)/gu,
];
