import { arabic } from './ar.ts';
import { czech } from './cs.ts';
import { danish } from './da.ts';
import { german } from './de.ts';
import { greek } from './el.ts';
import { english } from './en.ts';
import { spanish } from './es.ts';
import { finnish } from './fi.ts';
import { french } from './fr.ts';
import { hebrew } from './he.ts';
import { hindi } from './hi.ts';
import { hungarian } from './hu.ts';
import { indonesian } from './id.ts';
import type { IntroductionLanguage } from './introduction-language.ts';
import { italian } from './it.ts';
import { japanese } from './ja.ts';
import { korean } from './ko.ts';
import { dutch } from './nl.ts';
import { norwegian } from './no.ts';
import { polish } from './pl.ts';
import { portuguese } from './pt.ts';
import { romanian } from './ro.ts';
import { russian } from './ru.ts';
import { swedish } from './sv.ts';
import { thai } from './th.ts';
import { turkish } from './tr.ts';
import { ukrainian } from './uk.ts';
import { vietnamese } from './vi.ts';
import { chinese } from './zh.ts';

/** The languages in which it is told what lines over lists, heads in them and titles of columns say. */
export const LANGUAGES: readonly IntroductionLanguage[] = [
  english,
  german,
  french,
  spanish,
  italian,
  portuguese,
  dutch,
  polish,
  russian,
  turkish,
  arabic,
  japanese,
  chinese,
  korean,
  czech,
  hebrew,
  hindi,
  indonesian,
  swedish,
  ukrainian,
  danish,
  norwegian,
  finnish,
  vietnamese,
  romanian,
  hungarian,
  greek,
  thai,
];

/** The phrases of one kind in all languages. */
const allOf = (kind: Exclude<keyof IntroductionLanguage, 'code'>): string =>
  LANGUAGES.flatMap((language) => language[kind] ?? []).join();

/** What lines over a list say of it, by kind. */
export const INTRODUCTIONS = {
  choices: allOf('choices'),
  kinds: allOf('kinds'),
  brands: allOf('brands'),
  rest: allOf('rest'),
  others: allOf('others'),
  examples: allOf('examples'),
  traits: allOf('traits'),
  sorted: allOf('sorted'),
  shops: allOf('shops'),
  sellers: allOf('sellers'),
  avoid: allOf('avoid'),
} satisfies Record<Exclude<keyof IntroductionLanguage, 'code' | 'parts' | 'summaries' | 'columns'>, string>;

export const PARTS = allOf('parts');
export const SUMMARIES = allOf('summaries');
export const OTHER_COLUMNS = allOf('columns');
