/**
 * How languages decline names in the singular: what a name ends with in the nominative, and what it ends with in the
 * other cases instead. `-` stands for any consonant and `+` for any vowel, behind which the endings are put. Possessive
 * adjectives (Czech "Alzin") and articles behind nouns (Bulgarian, Romanian) count as cases. Endings that are written
 * behind an apostrophe or hyphen ("Trendyol'dan", "OTP-nél") need no entry: a name may end before those. Accents are
 * written for readers only, as names are compared without.
 */
type Declension = Readonly<Record<string, string>>;

/** Cases that Finnic nouns have behind any stem. */
const FINNISH = 'n a ä ta tä ssa ssä sta stä lla llä lta ltä lle ksi na nä';
const ESTONIAN = 's st sse l lt le ga ks na ni ta d t';

/** Each ending behind a vowel or the like: `i` and "n ssa" are "in issa". */
const behind = (stem: string, endings: string) =>
  endings
    .split(' ')
    .map((ending) => stem + ending)
    .join(' ');

/** Finnish stems that end otherwise in the nominative: Sokos, Sokoksella; Gigantti, Gigantissa; Pankki, Pankin. */
const finnishStems = (stems: Readonly<Record<string, string>>): Declension =>
  Object.fromEntries(
    Object.entries(stems).flatMap(([ending, weak]) =>
      [...'aeiouyäö'].map((vowel) => [ending + vowel, behind(weak + vowel, FINNISH)]),
    ),
  );

const POLISH: Declension = {
  '-': 'u a owi em iem ie',
  t: 'cie',
  d: 'dzie',
  r: 'rze',
  ł: 'le',
  ek: 'ku ka kowi kiem',
  iec: 'ca cu cem cowi',
  a: 'y i ę ą o ie ej',
  ia: 'ii i ię ią',
  ja: 'i ję ją',
  la: 'li lę lą',
  ka: 'ki ce kę ką kiej',
  ga: 'gi dze gę gą giej',
  cha: 'sze',
  ra: 'rze',
  ta: 'cie',
  da: 'dzie',
  ła: 'le',
  sta: 'ście',
  o: 'a u em ie',
  ro: 'rze',
  to: 'cie',
  ko: 'ku kiem',
  y: 'ego emu ym',
  i: 'iego iemu im',
};

const CZECH_AND_SLOVAK: Declension = {
  '-': 'u a ovi em om e i ě ech ův ova ovo ově',
  ek: 'ku ka kem kom kovi',
  ec: 'ce ca ci cem com covi',
  a: 'y i u e ě ou o in ina ino ině',
  ka: 'ce',
  ga: 'ze',
  ha: 'ze',
  cha: 'še',
  ra: 'ře',
  ia: 'ie ii í ií iu iou',
  á: 'é ej ou ú',
  ý: 'ého ému ém ým om',
  í: 'ího ímu ím',
  ňa: 'ni ne ňou ňu',
  ice: 'ici icí',
  e: 'i í',
  o: 'a u em om e',
};

const SOUTH_SLAVIC: Declension = {
  '-': 'a u om em e i ja ju jem jom ov ova ovo ove ovi',
  ac: 'ca cu cem',
  ak: 'ka ku kom',
  a: 'e i u o om oj in ina ino ine ini',
  ka: 'ci kin',
  ga: 'zi',
  o: 'a u om',
  e: 'a u em',
  i: 'ja ju jem og om',
};

const LITHUANIAN: Declension = {
  '-': 'as o ui ą u e',
  as: 'o ui ą u e',
  is: 'io iui į iu yje',
  ys: 'io iui į iu yje',
  us: 'aus ui ų umi uje',
  a: 'os ai ą oje',
  ė: 'ės ei ę e ėje',
  ai: 'ų ams us ais uose',
};

const LATVIAN: Declension = {
  '-': 'a am u ā as ai',
  s: 'a am u ā',
  is: 'a am i ī',
  a: 'as ai u ā',
  e: 'es ei i ē',
};

const FINNISH_CASES: Declension = {
  '-': behind('i', FINNISH),
  '+': `${FINNISH} an en in on un yn än ön`,
  ...finnishStems({ kk: 'k', pp: 'p', tt: 't', nt: 'nn', nk: 'ng', lt: 'll', rt: 'rr', mp: 'mm' }),
  us: behind('ukse', FINNISH),
  os: behind('okse', FINNISH),
  as: `${behind('akse', FINNISH)} ${behind('aa', FINNISH)}`,
  nen: behind('se', FINNISH),
};

const ESTONIAN_CASES: Declension = {
  '-': `i u a e ${['i', 'u', 'a', 'e'].map((vowel) => behind(vowel, ESTONIAN)).join(' ')}`,
  '+': ESTONIAN,
};

const HUNGARIAN_CASES =
  't nak nek ban ben ba be ból ből hoz hez höz nál nél n ra re ról ről tól től ig ért ként val vel';

const HUNGARIAN: Declension = {
  '-': `${HUNGARIAN_CASES} at et ot öt on en ön ja je nal nel`,
  '+': `${HUNGARIAN_CASES} ja je`,
  // "Samsunggal": the consonant of the ending becomes that of the name.
  ...Object.fromEntries([...'bcdfgklmnprstz'].map((letter) => [letter, behind(letter + letter, 'al el')])),
  sz: 'sszal sszel',
};

/** Without the apostrophe, which many leave out. */
const TURKISH: Declension = {
  '-': 'da de ta te dan den tan ten ın in un ün ı u ü ya ye la le',
  '+': 'da de dan den nın nin nun nün yı yi yu yü ya ye yla yle',
};

const ROMANIAN: Declension = { '-': 'ul ului', a: 'ei ii', u: 'ul ului' };

const RUSSIAN: Declension = {
  '-': 'а у ом ем е',
  ок: 'ка ку ком ке',
  ек: 'ка ку ком ке',
  ец: 'ца цу цом цем це',
  а: 'ы и у е ой ою ей',
  я: 'и ю е ей',
  ия: 'ии ию ией',
  й: 'я ю ем е',
  ий: 'ия ию ием ии его ему им ем ого ому ом',
  ый: 'ого ому ым ом',
  ой: 'ого ому ым им ом',
  ая: 'ой ую ою',
  яя: 'ей юю',
  ое: 'ого ому ым ом',
  ее: 'его ему им ем',
  ь: 'я ю ем е и ью',
  о: 'а у ом е',
  е: 'я ю ем и',
  ие: 'ия ию ием ии',
};

const UKRAINIAN: Declension = {
  '-': 'а у ові ом ем і ю еві',
  а: 'и і у ою ої ій о',
  ка: 'ці',
  га: 'зі',
  ха: 'сі',
  я: 'і ї ю єю ею',
  ія: 'ії ію ією',
  ий: 'ого ому им ім',
  ій: 'я ю єм ї ього ьому ім',
  ь: 'я ю ем і',
  о: 'а у ом і',
};

/** Articles behind the noun, and the forms of prepositions. */
const BULGARIAN: Declension = { '-': 'а ът от', а: 'ата', я: 'ята', о: 'ото', е: 'ето', ия: 'ията' };

const SERBIAN: Declension = {
  '-': 'а у ом ем е ов ова ово ове',
  а: 'е и у о ом ој ин ина ино ине',
  ка: 'ци',
  га: 'зи',
  о: 'а у ом',
  и: 'ја ју јем ог ом',
};

const GREEK: Declension = {
  ος: 'ου ο ε',
  ός: 'ού ό έ',
  ης: 'η',
  ής: 'ή',
  ας: 'α',
  άς: 'ά',
  ο: 'ου',
  ό: 'ού',
  ι: 'ιού',
  α: 'ας',
  ά: 'άς',
  η: 'ης',
  ή: 'ής',
};

/**
 * The declensions that a text may use, by the language that is told of it. Languages that their script tells have one
 * entry each for the script.
 */
export const DECLENSIONS: Readonly<Record<string, readonly Declension[]>> = {
  pl: [POLISH],
  cs: [CZECH_AND_SLOVAK],
  sk: [CZECH_AND_SLOVAK],
  hr: [SOUTH_SLAVIC],
  sr: [SOUTH_SLAVIC],
  sl: [SOUTH_SLAVIC],
  lt: [LITHUANIAN],
  lv: [LATVIAN],
  fi: [FINNISH_CASES],
  et: [ESTONIAN_CASES],
  hu: [HUNGARIAN],
  tr: [TURKISH],
  ro: [ROMANIAN],
  Cyrillic: [RUSSIAN, UKRAINIAN, BULGARIAN, SERBIAN],
  Greek: [GREEK],
};
