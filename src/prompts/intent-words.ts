/** Words that indicate an intent in one language, as alternatives of a regular expression. */
interface IntentWords {
  readonly comparison: string;
  readonly howTo: string;
  readonly question: string;
}

/**
 * Words of intents by language; those of English hold in every one ("best CRM für Agenturen"). Each alternative is a word
 * or several, but for scripts whose words are not set apart (`UNSPACED`); `\p{L}*` takes endings.
 */
export const INTENT_WORDS: Readonly<Record<string, IntentWords>> = {
  en: {
    comparison: String.raw`vs|versus|compar(?:e|es|ed|ing|ison)|alternatives?\s+to|best|top\s+\d+`,
    howTo: String.raw`how\s+(?:to|do|can|should)`,
    question: 'what|which|who|whom|whose|when|where|why|how',
  },
  de: {
    comparison: String.raw`best(?:e[rnms]?|bewertete[rnms]?)|\p{L}*vergleich\p{L}*|(?:besser|günstiger|guenstiger|schlechter) als|oder doch|alternativen?|unterschied\p{L}*|was ist besser|was lohnt sich mehr|top[\s-]?\d+|empfehl\p{L}*|empfohlen\p{L}*|empfiehl\p{L}*|\p{L}*testsieger|bestenliste|gegenüber`,
    howTo: String.raw`auf welche weise|wie\s+\p{L}+\s+(?:man|ich|wir)|wie\s+(?:kann|können|koennen|mache?|macht|soll\p{L}*|muss|geht|funktioniert|lässt|laesst|bekomm\p{L}*|find\p{L}*|erstell\p{L}*|richt\p{L}*|spar\p{L}*|werde?|wird|komm\p{L}*|wechs\p{L}*|kündig\p{L}*|lern\p{L}*|bau\p{L}*|schreib\p{L}*|repar\p{L}*|entfern\p{L}*|verbind\p{L}*|installier\p{L}*|beantrag\p{L}*|berechn\p{L}*|plan\p{L}*|schütz\p{L}*|pfleg\p{L}*|reinig\p{L}*|nutz\p{L}*|verwend\p{L}*|starte?|gründ\p{L}*)|anleitung|schritt für schritt|\p{L}+ (?:lernen|einrichten|erstellen|reparieren|selber machen|kündigen)`,
    question:
      'was|wer|wen|wem|wessen|welche[rnms]?|wann|wo|woher|wohin|warum|wieso|weshalb|wie|wieviel|wofür|womit|worauf',
  },
  fr: {
    comparison: String.raw`(?:meilleur|mieux noté)\p{L}*|(?:le|la|les) mieux|mieux que|compar\p{L}*|alternatives?|différences? entre|difference entre|top\s?\d+|recommand\p{L}*|conseill\p{L}*|classement|ou plutôt`,
    howTo: String.raw`de quelle (?:façon|manière)|étapes|comment\s+(?!(?:ça|s['’]appelle)(?!\p{L}))\p{L}+|tutoriel|mode d['’]emploi|guide pour`,
    question: String.raw`(?<=^|[.?!,:;]\s*)qu(?:e|['’]\p{L}+)|qu['’]est-ce|qui|quoi|quel(?:le)?s?|quand|où|ou\s+(?:acheter|trouver|aller|manger|dormir)|pourquoi|combien|comment|lequel|laquelle|lesquel(?:le)?s`,
  },
  es: {
    comparison: String.raw`mejor(?:es)?|compar\p{L}*|alternativas?|diferencias? entre|top\s?\d+|recomiend\p{L}*|recomend\p{L}*|frente a|ranking`,
    howTo: String.raw`de qué (?:manera|forma)|(?:cómo|(?<=^|[.?!,:;¿]\s*|saber\s)como)\s+(?!(?:es|son|está|se llama)(?!\p{L}))\p{L}+|pasos para|tutorial|guía para|guia para|manera de|forma de`,
    question: String.raw`qué|(?<=^|[.?!,:;¿]\s*)que|quién(?:es)?|cu[aá]l(?:es)?|cuándo|dónde|adónde|por\s?qué|cuánt[oa]s?|(?<=^|[.?!,:;¿]\s*)(?:quien(?:es)?|cuando|donde|cuant[oa]s?|por\s?que|como)|cómo`,
  },
  it: {
    comparison: String.raw`miglior[ei]?|migliore|meglio|confront\p{L}*|paragon\p{L}*|alternativ[ae]|differenz[ae] tra|differenz[ae] fra|top\s?\d+|consigli\p{L}*|raccomand\p{L}*|classifica`,
    howTo: String.raw`in che modo|come\s+(?:si (?!chiama)|posso|possiamo|devo|faccio|fare|funziona|\p{L}{2,}(?:are|ere|ire|rre|rsi))\p{L}*|guida per|passi per|tutorial|modo per`,
    question: "che|chi|cosa|cos['’]|qual[ei]?|quando|dove|dov['’]|perch[eéè]|quant[oaie]|come",
  },
  pt: {
    comparison: String.raw`melhor(?:es)?|compar\p{L}*|alternativas?|diferenças? entre|diferenca entre|top\s?\d+|recomend\p{L}*|indica(?:m|r|ção|ções)?|ranking|em vez d[eoa]`,
    howTo: String.raw`de que (?:forma|maneira)|(?<=^|[.?!,:;]\s*|saber\s)como\s+(?!(?:é|são|se chama|uma?|o|a)(?!\p{L}))\p{L}+|passo a passo|passos para|tutorial|jeito de|maneira de|forma de`,
    question: String.raw`(?<=^|[.?!,:;]\s*)(?:(?:o )?que|como|quando|por\s?que)|o\s+qu[eê]|quê|quem|qual|quais|onde|aonde|por\s?qu[eê]|quant[oa]s?`,
  },
  nl: {
    comparison: String.raw`beste|best|\p{L}*vergelijk\p{L}*|\p{L}*alternatie(?:f|ven)|verschil(?:len)? tussen|beter dan|top\s?\d+|aanrader\p{L}*|aanbevel\p{L}*|aanbevolen|aan te raden|raden jullie|raad je|tegenover`,
    howTo: String.raw`op welke manier|hoe\s+(?:kan|kun|moet|maak|werkt|krijg|vind|zorg|doe|leer|bouw|stel|zet|vraag|begin|bereken|kies|bespaar|word|schrijf|verwijder|installeer|regel|zeg|onderhoud|plant|start|kom|ga|haal|los|meld)\p{L}*|stappenplan|handleiding|zelf \p{L}+en`,
    question: 'wat|wie|wiens|welke?|wanneer|waar|waarom|waarmee|waarvoor|waaraan|waarop|hoe|hoeveel',
  },
  pl: {
    comparison: String.raw`najlep\p{L}*|porówn\p{L}*|porown\p{L}*|lepsz\p{L}*|alternatyw\p{L}*|zamiennik\p{L}*|różnic\p{L}*|top\s?\d+|polec\p{L}*|ranking\p{L}*|co wybrać|zamiast`,
    howTo: String.raw`w jaki sposób|jak\s+(?!(?:jest|się nazywa|długo|często|daleko|dużo)(?!\p{L}))\p{L}+(?:ć|c|ę|my)?|krok po kroku|poradnik|instrukcja|sposób na|sposoby na`,
    question: String.raw`co|czego|czym|kto|kogo|komu|kim|któr\p{L}+|ktor\p{L}+|jak[ia]\p{L}*|kiedy|gdzie|skąd|dokąd|dlaczego|czemu|ile|ilu|jak`,
  },
  cs: {
    comparison: String.raw`nejlep\p{L}*|srovn\p{L}*|porovn\p{L}*|lepší|alternativ\p{L}*|náhrad\p{L}*|rozdíl\p{L}*|top\s?\d+|doporuč\p{L}*|žebříček\p{L}*|místo`,
    howTo: String.raw`jakým způsobem|jak\s+(?!(?:je|dlouho|často|daleko|moc)(?!\p{L}))\p{L}+|návod\p{L}*|postup|krok za krokem`,
    question: String.raw`co|čeho|čím|kdo|koho|komu|kter\p{L}+|jak[ýáéí]\p{L}*|jaky\p{L}*|kdy|kde|odkud|kam|proč|kolik|jak|čí`,
  },
  sv: {
    comparison: String.raw`bäst[ae]?|\p{L}*jämför\p{L}*|bättre än|alternativ\p{L}*|skillnad\p{L}*|topp\s?\d+|top\s?\d+|rekommend\p{L}*|bäst i test|kontra|istället för`,
    howTo: String.raw`på vilket sätt|hur\s+(?:gör|kan|ska|bör|man|får|skapar|byter|väljer|fixar|lagar|tar|hittar|bygger|installerar|lär|skriver|söker|ansöker|sparar|startar|säger|planterar|rengör|tvättar|ställer|kommer)\p{L}*|guide till|steg för steg|så (?:gör|här)`,
    question: 'vad|vem|vems|vilken|vilket|vilka|när|var|vart|varifrån|varför|hur',
  },
  da: {
    comparison: String.raw`bedst[e]?|\p{L}*sammenlign\p{L}*|bedre end|alternativ\p{L}*|forskel\p{L}*|top\s?\d+|anbefal\p{L}*|bedst i test|kontra|i stedet for`,
    howTo: String.raw`hvordan\s+(?!(?:er|ser)(?!\p{L}))\p{L}+|guide til|trin for trin|sådan|fremgangsmåde\p{L}*`,
    question: 'hvad|hvem|hvis|hvilke[nt]?|hvornår|hvor|hvorfra|hvorhen|hvorfor|hvordan',
  },
  no: {
    comparison: String.raw`best[e]?|\p{L}*sammenlign\p{L}*|bedre enn|alternativ\p{L}*|forskjell\p{L}*|topp\s?\d+|top\s?\d+|anbefal\p{L}*|best i test|kontra|i stedet for|istedenfor`,
    howTo: String.raw`hvordan\s+(?!(?:er|ser)(?!\p{L}))\p{L}+|guide til|steg for steg|slik|fremgangsmåte\p{L}*`,
    question: 'hva|hvem|hvilke[nt]?|når|hvor|hvorfra|hvorfor|hvordan',
  },
  fi: {
    comparison: String.raw`para(?:s|at|ta|ita)|parhaa\p{L}*|parempi|paremm\p{L}*|vertail\p{L}*|vertaa|vaihtoeh\p{L}*|eroa|ero(?:t|ja)?|top\s?\d+|suosit\p{L}*|suosittel\p{L}*|vai`,
    howTo: String.raw`millä tavalla|(?:miten|kuinka)\s+(?!(?:paljon|monta|kauan|usein|pitkä|kallis|hyvä)\p{L}*)\p{L}+|ohje(?:et|ita)?|vaihe vaiheelta`,
    question: String.raw`mi(?:kä|tä|nkä|hin|ssä|stä|ltä|lle|llainen|llaisi\p{L}*|tkä)|ku(?:ka|ketä|kä)|kenen|ketkä|kumpi|millo?in|milloin|koska|minne|miksi|montako|paljonko|kuinka|miten`,
  },
  hu: {
    comparison: String.raw`legjobb\p{L}*|összehasonl\p{L}*|hasonlíts\p{L}*|jobb|alternatív\p{L}*|különbség\p{L}*|top\s?\d+|ajánl\p{L}*|rangsor\p{L}*|helyett|vagy inkább`,
    howTo: String.raw`miként|hogy(?:an)?\s+(?:lehet|kell|tudok|tudom|tudunk|kérj\p{L}*|csinál\p{L}*|készít\p{L}*|váltsak|válassz\p{L}*|szerezz\p{L}*|tanul\p{L}*|indíts\p{L}*|írj\p{L}*|állíts\p{L}*|mondj\p{L}*|spórol\p{L}*|\p{L}+[eo]?k|\p{L}+j[uü]nk)|lépésről lépésre|útmutató`,
    question: String.raw`mi(?:t|k|vel|re|nek|ből|ért|kor|lyen|ket)?|ki(?:t|k|nek|vel)?|melyik\p{L}*|mikor|hol|hova|hová|honnan|miért|mennyi\p{L}*|hány\p{L}*|hogy(?:an)?`,
  },
  ro: {
    comparison: String.raw`cel mai bun|cea mai bun[aă]|cei mai buni|cele mai bune|compar\p{L}*|alternativ\p{L}*|diferen[tț]\p{L}* (?:dintre|între|intre)|mai bun[aăei]?|top\s?\d+|recomand\p{L}*|clasament\p{L}*|în loc de`,
    howTo: String.raw`în ce (?:mod|fel)|pașii|pasii|cum\s+(?!(?:este|sunt|se nume)\p{L}*)\p{L}+|pași pentru|pasi pentru|ghid`,
    question: 'ce|cine|cui|care|c[aâ]nd|unde|de unde|de ce|c[aâ]t[aăei]?|c[aâ]ți|cum',
  },
  tr: {
    comparison: String.raw`en iyi\p{L}*|karşılaştır\p{L}*|karsilastir\p{L}*|alternatif\p{L}*|daha iyi|fark\p{L}*|ilk\s?\d+|top\s?\d+|öner\p{L}*|oner\p{L}*|tavsiye\p{L}*|kıyasla\p{L}*|mi yoksa|mı yoksa|yerine`,
    howTo: String.raw`nasıl\s+(?!bir(?!\p{L}))\p{L}+|nasil\s+\p{L}+|nasıl|adım adım|adımlar\p{L}*|yolları|rehberi`,
    question: String.raw`ne|neler|nedir|nedeni?|kim|kimin|kimler|hangi(?:si|leri)?|ne zaman|nere\p{L}*|niçin|niye|kaç\p{L}*|nasıl`,
  },
  id: {
    comparison: String.raw`terbaik|paling bagus|banding\p{L}*|perbanding\p{L}*|membanding\p{L}*|alternatif|pengganti|(?:apa )?beda(?:nya)?|perbedaan|lebih (?:baik|bagus)|top\s?\d+|rekomendasi|merekomendasi\p{L}*|disarankan|atau lebih`,
    howTo: String.raw`(?:bagaimana|gimana)\s+(?:cara\p{L}*|kita|saya|agar|supaya|membuat)|cara\s+\p{L}+|tutorial|langkah|panduan|tips`,
    question:
      'apa|apakah|siapa|mana|yang mana|kapan|di ?mana|ke ?mana|dari mana|kenapa|mengapa|berapa|bagaimana|gimana',
  },
  vi: {
    comparison: String.raw`tốt nhất|so sánh|thay thế|khác (?:gì|nhau|biệt)|tốt hơn|top\s?\d+|gợi ý|đề xuất|nên (?:mua|chọn|dùng)\s.*(?:nào|gì|hay)|đáng (?:mua|chọn|tin)\p{L}*|uy tín|xếp hạng|nhất|hay là`,
    howTo: String.raw`cách\s+\p{L}+|làm (?:sao|thế nào|cách nào)|làm như thế nào|như thế nào để|hướng dẫn|các bước`,
    question: String.raw`gì|ai\s+(?:là|có|được|đã|nên|cần|phải)|nào|khi nào|bao giờ|ở đâu|đâu|tại sao|vì sao|sao|bao nhiêu|mấy|bao lâu|thế nào`,
  },
  ru: {
    comparison: String.raw`лучш\p{L}*|наилучш\p{L}*|сравн\p{L}*|альтернатив\p{L}*|аналог\p{L}*|разниц\p{L}*|отлич\p{L}*|топ[\s-]?\d*|рейтинг\p{L}*|посовет\p{L}*|рекоменд\p{L}*|порекоменд\p{L}*|советуете|что выбрать|или лучше|вместо`,
    howTo: String.raw`каким образом|как\s+(?!(?:ой|ая|долго|часто|далеко|называ\p{L}*|дела|много|дорого)(?!\p{L}))\p{L}+|пошагов\p{L}*|инструкци\p{L}*|способ\p{L}*`,
    question: String.raw`что|чего|чему|чем|кто|кого|кому|кем|какой|какая|какое|какие|каких|какую|каким\p{L}*|какого|которы\p{L}*|когда|где|куда|откуда|почему|зачем|сколько|как|чей`,
  },
  uk: {
    comparison: String.raw`найкращ\p{L}*|кращ\p{L}*|порівн\p{L}*|альтернатив\p{L}*|аналог\p{L}*|різниц\p{L}*|відрізня\p{L}*|топ[\s-]?\d*|рейтинг\p{L}*|порад\p{L}*|рекоменд\p{L}*|порекоменд\p{L}*|що обрати|що вибрати|замість`,
    howTo: String.raw`яким чином|як\s+(?!(?:довго|часто|далеко|назива\p{L}*|багато|дорого)(?!\p{L}))\p{L}+|покроков\p{L}*|інструкці\p{L}*|спос(?:іб|об)\p{L}*`,
    question: String.raw`що|чого|чому|чим|хто|кого|кому|ким|як(?:ий|а|е|і|их|у|им|ого|ої)|котр\p{L}*|коли|де|куди|звідки|навіщо|скільки|як|чий`,
  },
  el: {
    comparison: String.raw`καλύτερ\p{L}*|καλυτερ\p{L}*|συγκρι\p{L}*|σύγκρι\p{L}*|εναλλακτικ\p{L}*|διαφορ\p{L}*|τοπ\s?\d+|top\s?\d+|προτείν\p{L}*|προτειν\p{L}*|συστήν\p{L}*|συνιστ\p{L}*|αντί για|κορυφαί\p{L}*`,
    howTo: String.raw`πώς\s+(?:να|μπορ\p{L}*|θα|γίνεται|κάν\p{L}*|φτιάχν\p{L}*|\p{L}+ω|\p{L}+ουμε)|πως\s+(?:να|μπορ\p{L}*|θα|γίνεται|κάν\p{L}*|φτιάχν\p{L}*)|με ποι[οα]ν? τρόπο|οδηγίες|βήμα βήμα|οδηγός για`,
    question: String.raw`τι|ποιος|ποια|ποιο|ποιοι|ποιες|ποιους|ποιον|ποιου|πότε|ποτε|πού|που\s+(?:να|θα|βρίσκ\p{L}*|μπορ\p{L}*)|γιατί|γιατι|πόσ\p{L}*|ποσ\p{L}*|πώς|πως`,
  },
  ja: {
    comparison: String.raw`おすすめ|オススメ|お勧め|お薦め|(?:どこ|どれ|何|なに)が(?:いい|良い|おすすめ)|比較|比べ|違い|どっちが|どちらが|より良い|ランキング|人気の|ベスト|最高の|一番|いちばん|代替|代わり|評判の(?:いい|良い)|トップ\d*|TOP\s?\d+|選び(?:たい|ます)`,
    howTo:
      '方法|やり方|作り方|使い方|選び方|始め方|書き方|手順|仕方|し方|の直し方|[てで]いくには|するには|には(?:どう|何|どんな)|どうすれば|どうやって|どのように|コツ|進め方|教え方|[えけせてねべめれげり]方|には[?？]?$',
    question:
      '何|なに|は[?？]$|なん(?:で|の|です)|誰|だれ|どれ|どの|どこ|どんな|どちら|どう|いつ|なぜ|いくら|いくつ|とは',
  },
  ko: {
    comparison: String.raw`추천|비교|어디가? (?:좋|나)|(?:어떤|어느) [^?]{1,30}(?:좋아|좋을까|좋나요|나아|나을까)|가장|제일|최고|베스트|순위|랭킹|차이|더 (?:좋|나은|낫)|어느 (?:쪽|게)|뭐가 (?:더 )?(?:좋|나)|대안|대체|대신|잘하는 (?:곳|데)|잘 하는 곳|좋은 (?:곳|데|거|것|업체|학원)|괜찮은|탑\s?\d+|TOP\s?\d+|\d+\s?선`,
    howTo: '방법|하는 법|[가-힣]는 ?법|어떻게|하려면|[가-힣]려면|절차|순서|가이드|팁|요령|[가-힣]기 위해',
    question: '무엇|뭐|무슨|뭔|누구|누가|어느|어떤|어떠|언제|어디|왜|얼마|몇|어때|어떨',
  },
  zh: {
    comparison: String.raw`最好|最佳|最值得|推荐|推薦|对比|對比|比较|比較|区别|區別|差异|差異|差別|哪(?:个|個|家|款|种|種|間|间|一).{0,6}(?:好|强|強|划算|值得|合适|適合|靠谱)|更好|排名|排行|前\d+|前[一二三四五六七八九十]+|替代|平替|代替|还是.*好|還是.*好|十大|TOP\s?\d+`,
    howTo:
      '怎么(?!样|卖|收费)|怎麼(?!樣|賣)|怎样(?!的)|怎樣(?!的)|如何|方法|步骤|步驟|教程|教學|攻略|流程|怎么办理',
    question:
      '什么|什麼|甚麼|啥|谁|誰|哪|何时|何時|多久|为什么|為什麼|为何|為何|多少|几|幾|怎么样|怎麼樣|怎樣的|吗|嗎|呢',
  },
  th: {
    comparison: String.raw`ดีที่สุด|ดีสุด|ไหนดี|อะไรดี|ที่ไหนดี|เปรียบเทียบ|เทียบ|ต่างกัน|แตกต่าง|ดีกว่า|แนะนำ|อันดับ|ทางเลือก|แทน|น่าซื้อ|น่าใช้|ท็อป|TOP\s?\d+`,
    howTo: 'วิธี|ทำอย่างไร|ทำยังไง|อย่างไร|ยังไง|ขั้นตอน|เคล็ดลับ',
    question: 'อะไร|ใคร|ไหน|เมื่อไหร่|เมื่อไร|ที่ไหน|ทำไม|เท่าไหร่|เท่าไร|กี่|หรือไม่|มั้ย|ไหม',
  },
  ar: {
    comparison: String.raw`(?:ال|و|ب|ل)?(?:أفضل|افضل|أحسن|احسن)|مقارنة|قارن|الفرق|بدائل|بديل|البدائل|أو الأفضل|أم|توصي\p{L}*|تنصح\p{L}*|ترشح\p{L}*|ترتيب|أقوى|بدلا من`,
    howTo: String.raw`كيف\p{L}*|طريقة|طرق|خطوات|شرح|دليل`,
    question: 'ما|ماذا|ماهي|ماهو|من|متى|أين|اين|وين|لماذا|ليش|كم|بكم|أي|اي|هل|شو|وش|إيه|ايه',
  },
  he: {
    comparison: String.raw`(?:ה|ו|ב|ל)?(?:טוב(?:ים|ות|ה)? ביותר|הכי טוב\p{L}*|מומלצ\p{L}*|מומלץ)|הכי \p{L}+|השווא\p{L}*|להשוות|לעומת|מול|הבדל\p{L}*|חלופ\p{L}*|אלטרנטיב\p{L}*|תחליפ\p{L}*|תחליף|עדיף|המלצ\p{L}*|ממליצ\p{L}*|או עדיף|דירוג|במקום`,
    howTo: 'איך|כיצד|מדריך|צעדים|שלבים',
    question: 'מה|מהו|מהי|מי|איזה|איזו|אילו|מתי|איפה|היכן|לאן|למה|מדוע|כמה|האם',
  },
  hi: {
    comparison: String.raw`सबसे (?:अच्छ\p{L}*\p{M}*|बेहतर\p{L}*\p{M}*|बढ़िया|बढिया|सस्त\p{L}*\p{M}*|तेज\p{M}*)\p{M}*|बेस्ट|बेहतर\p{M}*|तुलना|विकल्प|अंतर|फर्क|टॉप\s?\d*|सुझा\p{L}*\p{M}*|सिफारिश|बनाम|कौन बेहतर`,
    howTo: String.raw`कैसे|तरीक\p{M}*|तरीका|तरीके|उपाय|विधि|स्टेप`,
    question: String.raw`क्या|कौन|किस\p{M}*|किसे|किसका|कब|कहाँ|कहां|क्यों|कितन\p{M}*|कौनसा|कौनसी|कौन\s?सा`,
  },
};

/** Languages whose words are not set apart by spaces, or take particles. */
export const UNSPACED = new Set(['ja', 'ko', 'zh', 'th']);

/** Words of some languages that are words of English or in names as well, as alternatives of a regular expression. */
export const SHARED_WORDS =
  'alternatives?|compar(?:e|es|ed|ing|ison|isons|able|ably|tments?)|best|rankings?|tips|tutorial|was|come|care|cat|cum|kim|kit|ou|chi|che|mi|ki|ce|ne|co|hol|hoe|mana|cine|var|kam|que|qui|quoi|quando|qual|vad|sao|wo|wen|me|vai|ser';
