/*
 * Takes the place of what micromark knows of HTML (vite.config.ts), 2.3 kB of the script: nothing of an answer becomes
 * HTML, so a tag need only be found to be shown as it is written. What is between tags is text as any other.
 */

type Code = number | null;
type State = (code: Code) => State | undefined;

/** As far as it is used here (micromark-util-types). */
interface Effects {
  readonly enter: (type: string) => unknown;
  readonly consume: (code: Code) => unknown;
  readonly exit: (type: string) => unknown;
}

const END = '>'.charCodeAt(0);
const FIRST = /[a-z/!?]/i;

/** From `<`, before a letter, `/`, `!` or `?`, to the next `>` of its line; codes below 0 are ends of lines and tabs. */
export const htmlText = {
  name: 'htmlText',
  tokenize(effects: Effects, ok: State, nok: State): State {
    const inside: State = (code) => {
      if (code === null || code < 0) return nok(code);
      effects.consume(code);
      if (code !== END) return inside;
      effects.exit('htmlTextData');
      effects.exit('htmlText');
      return ok;
    };
    const first: State = (code) => (FIRST.test(String.fromCharCode(code ?? 0)) ? inside(code) : nok(code));
    return (code) => {
      effects.enter('htmlText');
      effects.enter('htmlTextData');
      effects.consume(code);
      return first;
    };
  },
};

/** Blocks of HTML are paragraphs with tags. */
export const htmlFlow = { tokenize: (_effects: Effects, _ok: State, nok: State): State => nok };
