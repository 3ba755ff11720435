/**
 * Words that show the language of a question: `sure` ones nearly by themselves, `likely` ones together with
 * others.
 */
interface QuestionWords {
  readonly sure: string;
  /** Short words, and those of several languages or of names: "La Roche-Posay", "Les Mills", "The Who". */
  readonly likely: string;
}

/**
 * Words of questions by language, as people type them, also without accents where those are often left out.
 * Words shared by related languages stand with each of them, so that such a word alone decides nothing.
 */
export const QUESTION_WORDS: Readonly<Record<string, QuestionWords>> = {
  en: {
    sure: `what which where why when whose how best better cheap cheapest cheaper affordable worth should would could does
      with without than between buy need from near makes shoes running good great compare reviews are can recommend your
      use used tell give much many most that`,
    likely: `is the of for to and in on at my me i do or by who am was an it have get has vs review care tools tool small
      business software company companies under about student students skin comment pour per alternatives`,
  },
  de: {
    sure: `welche welcher welches welchen welchem ist und für fuer wie kaufen bester bestes besten günstig günstige günstiger
      günstiges günstigen günstigste günstigsten guenstig ohne nicht eine einen einem einer ich gute guter gutes guten viel
      kostet zum zur auf oder wer warum sind lohnt sollte erfahrungen vergleich kann empfehlen`,
    likely: `was wo das der die den dem des ein beste gut mit von im in am zu bei es er billig billige alternativen man test
      aus nach`,
  },
  fr: {
    sure: `quel quelle quels quelles meilleur meilleure meilleurs meilleures où acheter choisir avec pourquoi combien cher chère avis entre trouver faut`,
    likely: `le la les à alternatives des du de un une et en au aux sur pas sans pour est qui que mon ma ou comment mais il on ce mieux
      par`,
  },
  es: {
    sure: `qué cuál cuáles cual cuales dónde donde cómo mejor mejores cuánto cuanto cuesta hay sirve`,
    likely: `el los las la un una de del en con sin para por y o que como es mi son barato baratos barata baratas comprar
      correr alternativas me más mas costa`,
  },
  pt: {
    sure: `quais melhor melhores onde é não são uma com escolher custa preciso fazer até você`,
    likely: `qual o os as um de da do das dos em na no para por como e ou que mais devo quanto barato baratos barata baratas
      comprar correr alternativas me costa`,
  },
  it: {
    sure: `quale quali migliore migliori miglior comprare scegliere è della delle dei gli senza conviene economici
      economico economica economiche perché perche cosa meglio sono`,
    likely: `dove qual come il lo la un una di da del nel con per che o e quanto devo costa alternative su`,
  },
  ca: {
    sure: 'quin quina quins millor millors amb és',
    likely: 'el la els les de per on un una comprar barat',
  },
  ro: {
    sure: `cel cea cele sunt pentru unde și şi sau cumpăr cumpar ieftin ieftină ieftine bună bune cât costă găsesc cum
      recomandați`,
    likely: 'care este mai bun un o de la în din nu cu',
  },
  nl: {
    sure: `welke waar hoeveel het een voor naar goedkope goedkoop goedkoopste goede goed zonder kopen zijn ik moet niet geen
      waarom mijn wordt tussen verschil vergelijken`,
    likely: 'wat hoe is de en in of met van bij op te kan beste kost der den die best was',
  },
  sv: {
    sure: `vilken vilka vilket är bäst bästa och för vad köpa köper billiga billigaste till jag ska ett kostar väljer hur`,
    likely: 'i en som med på den det av man bra billig var kan alternativen under',
  },
  da: {
    sure: 'hvad bedste bedst købe køber hvilken hvilket hvilke hvordan hvor og jeg billigste af',
    likely: 'er en et den det i til med på kan som for man billig billige mest mig nu lige',
  },
  no: {
    sure: 'hva kjøpe kjøper hvilken hvilket hvilke hvordan hvor og jeg billigste nå',
    likely: 'er en et den det i til med på kan som for man billig billige best beste mest meg av',
  },
  fi: {
    sure: `mikä mitä missä mistä mitkä paras parhaat halvat halpa halvin edullinen edullisia edullisin kannattaa ostaa hyvä
      kuinka miten paljonko maksaa ilman`,
    likely: 'on ja tai vai osta',
  },
  et: {
    sure: 'milline millised parim parimad kust kuidas odav odavad odavat odavaim palju maksab kus',
    likely: 'on ja osta kas mis kui ei',
  },
  lv: {
    sure: 'kāds kāda kādi kurš kura labākais labākā labākie nopirkt lēts lētas lēti cik maksā',
    likely: 'kur ir vai kā par un no',
  },
  lt: {
    sure: 'koks kokia kokie kuris pirkti geriausias geriausia geriausi yra kaip kiek kainuoja pigus pigius pigiai',
    likely: 'kur ir ar už su',
  },
  pl: {
    sure: `jaki jaka jakie który która które gdzie najlepszy najlepsza najlepsze najtańszy kupić tani tanie tania czy warto
      ile kosztuje dla oraz lub jak najlepszego opinie`,
    likely: 'do na w z bez i o po się to',
  },
  cs: {
    sure: `jaký jaká jaké který která které nejlepší nejlevnější koupit levný levné levně kolik proč nebo pro jak mám`,
    likely: 'kde do na v s z je a za stojí',
  },
  sk: {
    sure: 'aký aká aké ktorý ktorá ktoré najlepší najlepšia najlepšie kúpiť lacný lacné lacno koľko prečo alebo pre ako mám',
    likely: 'kde do na v s z je a za stojí má',
  },
  hr: {
    sure: 'gdje što najbolji najbolja najbolje jeftin jeftini jeftino koji koja koje kupiti koliko kako',
    likely: 'je za u na i ili',
  },
  sr: {
    sure: 'gde šta najbolji najbolja najbolje jeftin jeftini jeftino koji koja koje kupiti koliko kako',
    likely: 'je za u na i ili',
  },
  sl: {
    sure: 'kateri katera katero katere kje najboljši najboljša najboljše poceni kupiti koliko kako',
    likely: 'je za v na in ali',
  },
  hu: {
    sure: `melyik legjobb hol mennyibe kerül olcsó hogyan milyen vagy és egy venni érdemes lehet hogy miért ajánlott`,
    likely: 'a az mi van',
  },
  tr: {
    sure: `hangi hangisi iyi nasıl nereden nerede ucuz için ve bir önerisi öneri kaç mı almalıyım alınır ile daha tavsiye`,
    likely: 'en ne mu mi',
  },
  vi: {
    sure: 'nào tốt nhất mua nên ở đâu là gì không giá rẻ nhiêu cách của và máy điện thoại',
    likely: 'có bao cho',
  },
  id: {
    sure: `apa terbaik untuk murah bagaimana berapa beli yang dengan atau rekomendasi bagus gimana dimana bisa memilih`,
    likely: 'di dan mana cara harga',
  },
  ms: {
    sure: 'apa terbaik untuk murah bagaimana berapa beli yang dengan atau memilih kasut berbaloi boleh',
    likely: 'di dan mana cara harga',
  },
  ru: {
    sure: `какой какая какие какое лучше лучший лучшая лучшие лучшее купить где что сколько стоит недорого недорогой недорогую
      дешево чем рейтинг`,
    likely: 'как для или и в на с под какво',
  },
  uk: {
    sure: 'який яка які яке краще кращий найкращий найкраща найкращі купити що скільки коштує недорого чи де',
    likely: 'як для і в на з рейтинг недорогі',
  },
  be: { sure: 'які якая якія лепшы купіць дзе што колькі', likely: 'як для і ў на' },
  bg: {
    sure: 'коя кой кое кои къде най купя евтин евтини евтино колко струва какво добър добра добрата добрият',
    likely: 'как за или и в на с е',
  },
};
