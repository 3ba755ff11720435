import { lazily } from '../../shared/lazily.ts';
import { fold } from '../text/letters.ts';

/** Words that have capitals and are no brands: languages and what is taught beside them, places, standards, techniques, and what sentences begin with. */
const NO_NAMES = new Set(
  `javascript typescript python php java html css sql json xml csv pdf api apis url urls seo geo aeo llmo aio llm llms ai ml nlp ocr roi kpi kpis crm erp
  saas b2b b2c diy faq usb gpu cpu ram vram ssd hdd rgb oled qled lcd led hdr hdmi wifi wi-fi bluetooth gps nfc anc eq 2d 3d 4k 5g 4g lte tv tvs pc pcs id ids
  it ui ux vr ar xr mba phd ceo cto cfo cmo hr pr sns lms cms ide sdk etl elt bi rag mcp http https ssl vpn dns ip aws-s3 rest graphql oauth sso gdpr hipaa iso ppc sem e-e-a-t eeat ymyl bofu
  english spanish french german italian portuguese dutch japanese korean chinese russian arabic hindi persian farsi turkish
  america american usa us uk eu europe european asia asian africa african canada canadian australia australian japan korea china india germany france spain italy
  mexico brazil argentina chile london paris berlin tokyo osaka seoul york california texas florida angeles francisco zealand
  north south east west northern southern eastern western central united states kingdom
  january february march april may june july august september october november december monday tuesday wednesday thursday friday saturday sunday
  christmas easter black halloween i a an the this that these those it its if in on at for from with without when where what which who why how while as by to and or but so not no yes
  he she they we you your our my his her their there here each every all any some many most more less few both either one two three four five
  however additionally moreover furthermore overall finally also then first second third next last lastly alternatively although because since after before during until
  use using used choose choosing consider check look looking find finding get getting make making try go going buy buying keep ensure avoid start visit note remember
  let know think see read learn create build add set run are is was were be been being do does did can could will would should may might must have has had
  best top great good new free pro plus max mini lite premium basic standard ultra prime advanced select note notes pros cons price prices pricing features feature
  please sorry thanks hello hi okay sure great depending based given unlike unless whether even just only still often sometimes usually typically generally
  step steps option options part section chapter table figure example examples summary conclusion overview introduction
  total odbc jdbc qa university universidad universidade université universität università institute instituto college academia akademie mr mrs ms dr st vs etc eg ie am pm drugstore makeup backend frontend
  react vue vue.js angular node.js next.js django git devops mlops ci cd`
    .trim()
    .split(/\s+/),
);

const TOLD_IN = ['en', 'de', 'fr', 'es', 'it', 'pt', 'nl', 'ja', 'ko', 'zh'];
const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

type Named = 'region' | 'language';

/** The codes of two letters that have a name in a language, with it. */
function namesIn(language: string, type: Named, codes: readonly string[]) {
  const names = new Intl.DisplayNames([language], { type, fallback: 'none' });
  return codes.flatMap((code) => {
    const name = names.of(code);
    return name === undefined ? [] : [{ code, name }];
  });
}

/** What is named in English is named elsewhere: to ask for all codes in each language would take thrice the time. */
function namesOf(type: Named): string[] {
  const all = LETTERS.flatMap((first) => LETTERS.map((second) => first + second));
  const named = namesIn('en', type, type === 'region' ? all : all.map((code) => code.toLowerCase()));
  const codes = named.map(({ code }) => code);
  return TOLD_IN.flatMap((language) => namesIn(language, type, codes)).map(({ name }) => name);
}

/**
 * The names of countries and languages, in languages of many answers, and of cities that time zones are named for. To
 * tell them at once would be a tenth of what a command takes to start.
 */
const places = lazily(
  (): ReadonlySet<string> =>
    new Set([
      ...Intl.supportedValuesOf('timeZone').map((zone) =>
        fold(zone.replace(/.*\//, '').replaceAll('_', ' ')),
      ),
      ...[...namesOf('region'), ...namesOf('language')].map(fold),
    ]),
);

/** Whether a name, of whatever words, is one of a country or language. */
export const isPlace = (name: string): boolean => places().has(fold(name));

/** Whether a word is none that a brand is known by alone. */
export const isFunctionWord = (word: string): boolean => {
  const folded = fold(word).replace(/['’]s$/u, '');
  return NO_NAMES.has(folded) || places().has(folded);
};
