import { describe, expect, it } from 'vitest';
import { answerText } from '../../src/sources/answer-text.ts';
import { withoutPageEnd } from '../../src/sources/notices.ts';
import { growth, MOST_GROWTH } from '../helpers/growth.ts';

const cites = (...results: string[]) => `\ue200cite\ue202${results.join('\ue202')}\ue201`;

const pointed = {
  urls: ['https://www.a.example/x', 'https://b.example/y_(z)'],
  isPlace: (place: number) => place <= 2,
};
const read = (text: string) => answerText(text, 'markdown', pointed);

describe('the text of an answer', () => {
  it.each([
    [`1. **Acme** – quick. ${cites('turn0search0')}\n2. Nova`, '1. **Acme** – quick.\n2. Nova'],
    [`Acme${cites('turn0search0')}, then Nova ${cites('a')}${cites('b', 'c')}.`, 'Acme, then Nova.'],
    [`Acme ${cites('turn0search0')}and Nova`, 'Acme and Nova'],
    ['See \ue200cite\ue202turn0sea', 'See'],
    [
      'See \ue200entity\ue202["company","Acme","x"]\ue201 and \ue203Nova\ue204\ue206cite\ue202turn0search1\ue201',
      'See Acme and Nova',
    ],
    ['\ue200url\ue202Acme\ue202turn0search1\ue201 \ue200image_group\ue202{"a": 1}\ue201 is it', 'Acme is it'],
    ['An apple \uf8ff stays', 'An apple \uf8ff stays'],
    ['Try Acme. citeturn0search3turn0search7 It is quick.', 'Try Acme. It is quick.'],
    ['Try Acme (turn0search1, turn0news2), filecite turn0file0', 'Try Acme,'],
    ['**Acme** [turn1view0] is. turn0search12', '**Acme** is.'],
    [
      'Acme is quick.【4:0†a.example】 Or【3†source】【13†L1-L4】 not[4:1†b.example].',
      'Acme is quick. ([a.example](https://www.a.example/x)) Or not ([b.example](<https://b.example/y_(z)>)).',
    ],
    [
      'Acme:contentReference[oaicite:3]{index=3}. [oai_citation:0‡Wiki](https://w.example/)',
      'Acme. [Wiki](https://w.example/)',
    ],
    ['[cite_start]**Acme** is quick [cite: 1, 2]. [cite: 3]', '**Acme** is quick.'],
    ['The <cite index="0-1,2-3">Acme</cite> is quick.', 'The Acme is quick.'],
    ['Acme[web:1][web:9], Nova [web:1, web:2, web:7].', 'Acme[1], Nova [1, 2].'],
    ['Acme[^1^][^9^].', 'Acme[^1].'],
  ])('has no markers of a provider: %j', (given, text) => {
    expect(read(given)).toBe(text);
    expect(read(text)).toBe(text);
  });

  it.each([
    'Turn 0 search results, turn90left, cited works, recite: all [1], [2-4], [^1] and 【公式】 stay.',
    'Use `<think>` and `</think>`; the tags <think> and </think> are told by models.',
    'Something went wrong with the Galaxy Note 7, which Samsung recalled.',
    'Note that AI responses may include mistakes, so check.',
    'Learn more',
    'Sorry, I have no opinion.',
    '',
  ])('stays where it is the answer: %j', (text) => {
    expect(withoutPageEnd(read(text))).toBe(text);
  });

  it('has links of its format', () => {
    expect(answerText('Acme【4:0†a.example】', 'plain', pointed)).toBe('Acme (https://www.a.example/x)');
    expect(answerText('Acme【4:0†a.example】[web:1]', 'plain')).toBe('Acme');
  });

  it.each([
    ['<think>Acme?\n\nNova?</think>\n\nNova.', 'Nova.'],
    ['Nova.\n<thinking>so</thinking>\nAcme.', 'Nova.\n\nAcme.'],
    ['Acme, or is it?\n</think>\n\nNova.', 'Nova.'],
    ['<THINK>Acme</Think>Nova.', 'Nova.'],
    ['<think>Acme and so on', ''],
    ['Nova.\n<think>and so on', 'Nova.\n<think>and so on'],
  ])('has no thoughts: %j', (given, text) => {
    expect(read(given)).toBe(text);
  });

  it.each([
    'Something went wrong. Please try again later.',
    '**Sorry, something went wrong!**',
    'No response available',
    'I’m having trouble responding to requests right now. Please try again in a few moments.',
    'An AI Overview is not available for this search',
    "Can't generate an AI overview right now. Try again later.",
    'エラーが発生しました。もう一度お試しください。',
    'Es ist ein Fehler aufgetreten. Bitte versuchen Sie es später erneut.',
  ])('is none where a notice stands in its place: %j', (text) => {
    expect(read(text)).toBe('');
  });

  it('has nothing of what a page shows below it', () => {
    expect(
      withoutPageEnd(
        'Good luck!\u00a0AI responses may include mistakes. Learn moreThank youYour feedback helps Google improve. See our Privacy Policy.Share more feedbackReport a problemCloseTo save your searches,\u00a0update your settings',
      ),
    ).toBe('Good luck!');
    expect(withoutPageEnd('Buy Acme.\n\nAI-generated content may be incorrect')).toBe('Buy Acme.');
  });

  it.each<[string, number, (size: number) => string]>([
    ['markers', 20_000, (size) => `a ${cites('turn0search0')} `.repeat(size)],
    ['openings', 50_000, (size) => '\ue200cite'.repeat(size)],
    ['a marker that does not end', 100_000, (size) => `\ue200${'a'.repeat(size)}`],
    ['arguments that do not end', 50_000, (size) => `\ue200cite${'\ue202a'.repeat(size)}`],
    ['spaces before markers', 2_000, (size) => `${' '.repeat(size)}turn0search0`.repeat(2)],
    ['results', 20_000, (size) => `cite${'turn0search0'.repeat(size)}`],
    ['almost results', 50_000, (size) => 'turn0'.repeat(size)],
    ['brackets', 50_000, (size) => '【4:0†'.repeat(size)],
    ['digits in brackets', 100_000, (size) => `†[${'1'.repeat(size)}`],
    ['numbers of the web', 20_000, (size) => `[${'web:1, '.repeat(size)}`],
    ['tags', 50_000, (size) => '<cite '.repeat(size)],
    ['thoughts', 20_000, (size) => '<think>\n'.repeat(size)],
    ['ends of thoughts', 20_000, (size) => 'a</think>'.repeat(size)],
    ['ends of pages', 20_000, (size) => 'Learn more. '.repeat(size)],
    ['spaces', 100_000, (size) => `a${' '.repeat(size)}b`],
  ])('is read in linear time: %s', (_, size, make) => {
    expect(growth(size, make, (text) => withoutPageEnd(read(text)))).toBeLessThan(MOST_GROWTH);
  });
});
