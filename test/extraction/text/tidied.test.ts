import { describe, expect, it } from 'vitest';
import { tidied } from '../../../src/extraction/text/tidied.ts';
import { readLabels } from '../../evaluation/labels.ts';

const plain = (text: string) => tidied(text, 'markdown').text;

describe('a text in plain Markdown', () => {
  it.each([
    ['what takes no room', 'A\u200b**Ac\u00adme\u2060**\ufeff', 'A**Acme**'],
    ['other spaces', 'Acme\u00a0Nova\u202f: 5\u2009€', 'Acme Nova : 5 €'],
    ['tags', '<strong>Acme</strong> and <b>Nova</b>, <em>Zeta</em>', '**Acme** and **Nova**, *Zeta*'],
    ['lines that end with a tag', '- Acme<br/>cheap\n| a<br>b |', '- Acme\ncheap\n| a<br>b |'],
    ['references to characters', 'Procter &amp; Gamble&nbsp;&#39;s &bogus;', "Procter & Gamble 's &bogus;"],
    ['escaped numbers and bullets', '1\\. Acme\n\\- Nova', '1. Acme\n- Nova'],
    ['what is escaped without need', '\\$5 \\*x\\* a\\_b', '$5 \\*x\\* a\\_b'],
    ['other emphasis', '__Acme__ ***Nova*** **_Zeta_** _**Beta**_', '**Acme** **Nova** **Zeta** **Beta**'],
    ['no emphasis', 'a__b__c \\__x__ snake__case', 'a__b__c \\__x__ snake__case'],
    ['numbers in bold type', '**1.** Acme\n**2)** Nova', '1. Acme\n2) Nova'],
    [
      'links in bold type',
      '**[Acme](https://a.example/x_(y))** [**Nova**](https://n.example)',
      '**Acme** **Nova**',
    ],
    ['code in bold type', '**`Acme`** `npm i`', '**Acme** `npm i`'],
    [
      'other numbers',
      '１．Acme\n2、Nova\n#3 Zeta\n（4）Beta\n(5) Rho',
      '1. Acme\n2. Nova\n3. Zeta\n4) Beta\n5) Rho',
    ],
    ['no numbers', '1.5 kg\n(2024) was\n#1\n2、3', '1.5 kg\n(2024) was\n#1\n2、3'],
    [
      'dates of writing',
      '**Last updated:** Nov 26, 2026\n更新日：2026年11月1日\nFecha: 1 de mayo de 2026',
      '\n\n',
    ],
    [
      'no dates of writing',
      'Date: ask them\nData: Acme 2026 Pro edition',
      'Date: ask them\nData: Acme 2026 Pro edition',
    ],
  ])('%s', (_what, text, expected) => {
    expect(plain(text)).toBe(expected);
  });

  it('is left as it is where it is plain, but for its spaces', () => {
    expect(tidied('<b>1\\. Acme</b>\u00a0__x__', 'plain').text).toBe('<b>1\\. Acme</b> __x__');
  });

  it('tells where in the text its names stand', () => {
    const text = '\u200b<strong>Ac\u00adme &amp; Sons</strong>\n__Nova__';
    const now = tidied(text, 'markdown');
    const given = (name: string) => {
      const at = now.text.indexOf(name);
      return text.slice(now.startBefore(at), now.endBefore(at + name.length));
    };
    expect(given('Acme & Sons')).toBe('Ac\u00adme &amp; Sons');
    expect(given('Nova')).toBe('Nova');
  });
});

/** Ways to write the same, as other programs do. */
const WRITTEN: Readonly<Record<string, (text: string) => string>> = {
  'signs without room before bold type': (text) => text.replaceAll('**', '\u200b**'),
  'tags for bold type': (text) => text.replace(/\*\*([^*\n]+)\*\*/g, '<strong>$1</strong>'),
  'escaped numbers': (text) => text.replace(/^(\s*\d{1,3})\. /gm, '$1\\. '),
  'spaces that do not break': (text) => text.replace(/(?<=[\p{L}\p{N}]) (?=[\p{L}\p{N}])/gu, '\u00a0'),
  'references for signs': (text) => text.replace(/(?<!\\)&(?!#?\w+;)/g, '&amp;').replaceAll('"', '&quot;'),
};

describe('labelled answers, written otherwise', () => {
  const texts = readLabels().readings.flatMap(({ answer }) =>
    answer.text_format === 'markdown' ? [answer.text] : [],
  );

  it.each(Object.entries(WRITTEN))('are the same with %s', (_how, write) => {
    const otherwise = texts.filter((text) => write(text) !== text);
    expect(otherwise.length).toBeGreaterThan(100);
    for (const text of otherwise) expect(plain(write(text))).toBe(plain(text));
  });
});
