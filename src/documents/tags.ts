import type { Options } from 'mdast-util-from-markdown';

type Extension = Exclude<NonNullable<Options['extensions']>[number], readonly unknown[]>;
type Construct = Extract<NonNullable<Extension['text']>[string], { readonly tokenize: unknown }>;
type State = ReturnType<Construct['tokenize']>;
type Code = Parameters<State>[0];

const END = '>'.charCodeAt(0);
const FIRST = /[a-z/!?]/i;

/** From `<`, before a letter, `/`, `!` or `?`, to the next `>` of its line; codes below 0 are ends of lines and tabs. */
const tokenize: Construct['tokenize'] = (effects, ok, nok) => {
  const inside = (code: Code): State | undefined => {
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
};

const tag: Construct = { name: 'tag', tokenize };

/**
 * Replaces markdown's parsing of HTML: nothing of an answer becomes HTML, so a tag is only found to be shown
 * as it is written. Text between tags is plain text, and blocks of HTML are paragraphs with tags.
 */
export const tags: Extension = {
  disable: { null: ['htmlFlow', 'htmlText'] },
  text: { ['<'.charCodeAt(0)]: tag },
};
