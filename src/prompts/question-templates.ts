/** Questions that customers of a trade ask, with places for what is sold, the brand and a rival. */
export interface QuestionTemplates {
  /** The code of their language (ISO 639-1), with the script where that has two. */
  readonly language: string;
  /** With `{trade}` for what is sold, as the user calls it, and `{brand}`. */
  readonly general: readonly string[];
  /** With `{rival}` as well, once for each. */
  readonly rival: readonly string[];
}

type Texts = Omit<QuestionTemplates, 'language'>;

const ENGLISH: Texts = {
  general: [
    'Who offers the best {trade}?',
    'Which {trade} would you recommend to a small company?',
    'Which {trade} would you recommend to a large company?',
    'How much should I pay for {trade}?',
    'How do I choose {trade}?',
    'Top 5 {trade}',
    'Is {brand} a good choice for {trade}?',
    'Alternatives to {brand}',
  ],
  rival: ['{brand} vs {rival}: which one is better?', 'Alternatives to {rival}'],
};

/** By language. What is sold stands where neither its gender nor its number nor its case changes anything. */
const TEMPLATES: Readonly<Record<string, Texts>> = {
  en: ENGLISH,
  de: {
    general: [
      'Wer bietet am besten {trade} an?',
      '{trade}: Was empfiehlst du einem kleinen Unternehmen?',
      '{trade}: Was empfiehlst du einem großen Unternehmen?',
      'Was sollte ich für {trade} bezahlen?',
      'Worauf sollte ich bei {trade} achten?',
      'Die 5 besten Anbieter für {trade}',
      'Ist {brand} eine gute Wahl für {trade}?',
      'Alternativen zu {brand}',
    ],
    rival: ['{brand} oder {rival}: Was ist besser?', 'Alternativen zu {rival}'],
  },
  fr: {
    general: [
      'Qui propose les meilleures offres pour « {trade} » ?',
      '{trade} : que recommandes-tu à une petite entreprise ?',
      '{trade} : que recommandes-tu à une grande entreprise ?',
      '{trade} : combien faut-il payer ?',
      '{trade} : comment choisir ?',
      '{trade} : top 5',
      '{brand} est-il un bon choix ({trade}) ?',
      'Alternatives à {brand}',
    ],
    rival: ['{brand} ou {rival} : lequel est le meilleur ?', 'Alternatives à {rival}'],
  },
  es: {
    general: [
      '{trade}: ¿quién ofrece lo mejor?',
      '{trade}: ¿qué recomiendas a una empresa pequeña?',
      '{trade}: ¿qué recomiendas a una empresa grande?',
      '{trade}: ¿cuánto debería pagar?',
      '{trade}: ¿cómo elegir?',
      'Los 5 mejores: {trade}',
      '¿Es {brand} una buena opción para {trade}?',
      'Alternativas a {brand}',
    ],
    rival: ['{brand} o {rival}: ¿cuál es mejor?', 'Alternativas a {rival}'],
  },
  it: {
    general: [
      '{trade}: chi offre il meglio?',
      '{trade}: cosa consigli a una piccola azienda?',
      '{trade}: cosa consigli a una grande azienda?',
      '{trade}: quanto dovrei spendere?',
      '{trade}: come scegliere?',
      'I 5 migliori: {trade}',
      '{brand} è una buona scelta per {trade}?',
      'Alternative a {brand}',
    ],
    rival: ['{brand} o {rival}: qual è meglio?', 'Alternative a {rival}'],
  },
  pt: {
    general: [
      '{trade}: quem oferece o melhor?',
      '{trade}: o que recomenda a uma pequena empresa?',
      '{trade}: o que recomenda a uma grande empresa?',
      '{trade}: quanto devo pagar?',
      '{trade}: como escolher?',
      'Os 5 melhores: {trade}',
      '{brand} é uma boa escolha para {trade}?',
      'Alternativas a {brand}',
    ],
    rival: ['{brand} ou {rival}: qual é melhor?', 'Alternativas a {rival}'],
  },
  nl: {
    general: [
      'Wie is de beste aanbieder van {trade}?',
      '{trade}: wat raad je een klein bedrijf aan?',
      '{trade}: wat raad je een groot bedrijf aan?',
      'Wat moet ik betalen voor {trade}?',
      'Waar moet ik op letten bij {trade}?',
      'Top 5 {trade}',
      'Is {brand} een goede keuze voor {trade}?',
      'Alternatieven voor {brand}',
    ],
    rival: ['{brand} of {rival}: wat is beter?', 'Alternatieven voor {rival}'],
  },
  pl: {
    general: [
      '{trade}: kto ma najlepszą ofertę?',
      '{trade}: co polecasz małej firmie?',
      '{trade}: co polecasz dużej firmie?',
      '{trade}: ile powinienem zapłacić?',
      '{trade}: jak wybrać?',
      '{trade}: top 5',
      '{trade}: czy {brand} to dobry wybór?',
      'Alternatywy dla {brand}',
    ],
    rival: ['{brand} czy {rival}: co jest lepsze?', 'Alternatywy dla {rival}'],
  },
  cs: {
    general: [
      '{trade}: kdo má nejlepší nabídku?',
      '{trade}: co doporučíš malé firmě?',
      '{trade}: co doporučíš velké firmě?',
      '{trade}: kolik mám zaplatit?',
      '{trade}: jak vybrat?',
      '{trade}: top 5',
      '{trade}: je {brand} dobrá volba?',
      'Alternativy k {brand}',
    ],
    rival: ['{brand} nebo {rival}: co je lepší?', 'Alternativy k {rival}'],
  },
  sv: {
    general: [
      'Vem är bäst på {trade}?',
      '{trade}: vad rekommenderar du ett litet företag?',
      '{trade}: vad rekommenderar du ett stort företag?',
      'Vad ska jag betala för {trade}?',
      '{trade}: hur väljer jag?',
      'Topp 5: {trade}',
      'Är {brand} ett bra val för {trade}?',
      'Alternativ till {brand}',
    ],
    rival: ['{brand} eller {rival}: vad är bäst?', 'Alternativ till {rival}'],
  },
  da: {
    general: [
      'Hvem er bedst til {trade}?',
      '{trade}: hvad anbefaler du en lille virksomhed?',
      '{trade}: hvad anbefaler du en stor virksomhed?',
      'Hvad skal jeg betale for {trade}?',
      '{trade}: hvordan vælger jeg?',
      'Top 5: {trade}',
      'Er {brand} et godt valg til {trade}?',
      'Alternativer til {brand}',
    ],
    rival: ['{brand} eller {rival}: hvad er bedst?', 'Alternativer til {rival}'],
  },
  nb: {
    general: [
      'Hvem er best på {trade}?',
      '{trade}: hva anbefaler du en liten bedrift?',
      '{trade}: hva anbefaler du en stor bedrift?',
      'Hva bør jeg betale for {trade}?',
      '{trade}: hvordan velger jeg?',
      'Topp 5: {trade}',
      'Er {brand} et godt valg for {trade}?',
      'Alternativer til {brand}',
    ],
    rival: ['{brand} eller {rival}: hva er best?', 'Alternativer til {rival}'],
  },
  fi: {
    general: [
      '{trade}: kenellä on paras tarjonta?',
      '{trade}: mitä suosittelet pienelle yritykselle?',
      '{trade}: mitä suosittelet suurelle yritykselle?',
      '{trade}: paljonko kannattaa maksaa?',
      '{trade}: miten valita?',
      '{trade}: top 5',
      '{trade}: onko {brand} hyvä valinta?',
      '{brand}: vaihtoehdot',
    ],
    rival: ['{brand} vai {rival}: kumpi on parempi?', '{rival}: vaihtoehdot'],
  },
  tr: {
    general: [
      '{trade}: en iyisini kim sunuyor?',
      '{trade}: küçük bir şirkete ne önerirsin?',
      '{trade}: büyük bir şirkete ne önerirsin?',
      '{trade}: ne kadar ödemeliyim?',
      '{trade}: nasıl seçmeliyim?',
      '{trade}: en iyi 5',
      '{trade} için {brand} iyi bir seçim mi?',
      '{brand} alternatifleri',
    ],
    rival: ['{brand} mi {rival} mi, hangisi daha iyi?', '{rival} alternatifleri'],
  },
  ru: {
    general: [
      '{trade}: кто предлагает лучшее?',
      '{trade}: что посоветуешь небольшой компании?',
      '{trade}: что посоветуешь крупной компании?',
      '{trade}: сколько стоит платить?',
      '{trade}: как выбрать?',
      '{trade}: топ 5',
      '{trade}: {brand} — хороший выбор?',
      'Альтернативы {brand}',
    ],
    rival: ['{brand} или {rival}: что лучше?', 'Альтернативы {rival}'],
  },
  uk: {
    general: [
      '{trade}: хто пропонує найкраще?',
      '{trade}: що порадиш невеликій компанії?',
      '{trade}: що порадиш великій компанії?',
      '{trade}: скільки варто платити?',
      '{trade}: як обрати?',
      '{trade}: топ 5',
      '{trade}: чи {brand} — хороший вибір?',
      'Альтернативи {brand}',
    ],
    rival: ['{brand} чи {rival}: що краще?', 'Альтернативи {rival}'],
  },
  ja: {
    general: [
      'おすすめの{trade}はどこですか？',
      '中小企業におすすめの{trade}は？',
      '大企業におすすめの{trade}は？',
      '{trade}の費用の相場はいくらですか？',
      '{trade}の選び方を教えて',
      '{trade}のおすすめ5選',
      '{trade}なら{brand}は良い選択ですか？',
      '{brand}の代わりになるものは？',
    ],
    rival: ['{brand}と{rival}はどちらが良いですか？', '{rival}の代わりになるものは？'],
  },
  ko: {
    general: [
      '{trade} 추천해줘',
      '소규모 회사에 추천하는 {trade} 알려줘',
      '대기업에 추천하는 {trade} 알려줘',
      '{trade} 비용은 얼마가 적당해?',
      '{trade} 고르는 방법',
      '{trade} 추천 TOP 5',
      '{trade} 찾는데 {brand} 괜찮아?',
      '{brand} 대신 쓸 만한 곳',
    ],
    rival: ['{brand}, {rival} 중에 어디가 더 좋아?', '{rival} 대신 쓸 만한 곳'],
  },
  zh: {
    general: [
      '{trade}哪家最好？',
      '适合小公司的{trade}推荐哪家？',
      '适合大公司的{trade}推荐哪家？',
      '{trade}一般要花多少钱？',
      '{trade}怎么选？',
      '{trade}前5名',
      '{brand}做{trade}怎么样？',
      '{brand}有哪些替代品？',
    ],
    rival: ['{brand}和{rival}哪个更好？', '{rival}有哪些替代品？'],
  },
  'zh-Hant': {
    general: [
      '{trade}哪家最好？',
      '適合小公司的{trade}推薦哪家？',
      '適合大公司的{trade}推薦哪家？',
      '{trade}一般要花多少錢？',
      '{trade}怎麼選？',
      '{trade}前5名',
      '{brand}做{trade}怎麼樣？',
      '{brand}有哪些替代品？',
    ],
    rival: ['{brand}和{rival}哪個更好？', '{rival}有哪些替代品？'],
  },
};

/** The language that most people of a country have (CLDR's likely subtags). */
function languageOfCountry(country: string): string {
  const { language, script } = new Intl.Locale(`und-${country}`).maximize();
  return script === 'Hant' ? `${language}-${script}` : (language ?? 'en');
}

/** The questions in the language of a country, in English where there are none in it. */
export function templatesFor(country: string): QuestionTemplates {
  const language = languageOfCountry(country);
  const texts = TEMPLATES[language];
  return texts ? { language, ...texts } : { language: 'en', ...ENGLISH };
}
