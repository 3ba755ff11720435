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
import type { ToneLanguage } from './tone-language.ts';
import { turkish } from './tr.ts';
import { ukrainian } from './uk.ts';
import { vietnamese } from './vi.ts';
import { chinese } from './zh.ts';

/** The languages whose tone is told. */
export const LANGUAGES: readonly ToneLanguage[] = [
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
