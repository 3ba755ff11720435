import { LANGUAGES } from './languages/index.ts';
import { compileLexicon, type ToneLexicon } from './lexicon.ts';

const compiled = new Map<string, ToneLexicon | null>();

/** The lexicon of a language, compiled when it is first asked for; null where there is none. */
export function lexiconOf(code: string | null | undefined): ToneLexicon | null {
  if (code == null) return null;
  let lexicon = compiled.get(code);
  if (lexicon === undefined) {
    const language = LANGUAGES.find((one) => one.code === code);
    lexicon = language ? compileLexicon(language) : null;
    compiled.set(code, lexicon);
  }
  return lexicon;
}
