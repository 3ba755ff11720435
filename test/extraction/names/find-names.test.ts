import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compileNames, confirmed } from '../../../src/extraction/names/find-names.ts';
import type { NamedBrand } from '../../../src/extraction/names/name-trie.ts';
import type { TextFormat } from '../../../src/shared/text-format.ts';

const brand = (name: string, aliases: string[] = [], domains: string[] = []): NamedBrand => ({
  id: name,
  name,
  aliases,
  domains,
});

const NO_HEADS: ReadonlySet<number> = new Set();

/** The brands named in a text with the words that name them: ["Apple:MacBook Air"]. */
function named(text: string, brands: readonly NamedBrand[], textFormat: TextFormat = 'markdown') {
  return confirmed(compileNames(brands)(text, textFormat), NO_HEADS).map(
    ({ brand: index, start, end }) => `${brands[index]?.id}:${text.slice(start, end)}`,
  );
}

const words = (found: string[]) => found.map((one) => one.slice(one.indexOf(':') + 1));

describe('a name', () => {
  it.each([
    ['Lenovo makes laptops', 'Lenovo', ['Lenovo']],
    ['the LENOVO one, lenovo too', 'Lenovo', ['LENOVO', 'lenovo']],
    ['Lenovo’s keyboards and Lenovo-branded bags', 'Lenovo', ['Lenovo', 'Lenovo']],
    ['non-Lenovo', 'Lenovo', ['Lenovo']],
    ['Lenovos are fine, but Lenovoland is not', 'Lenovo', ['Lenovos']],
    ['ThinkPads and a ThinkPad13', 'ThinkPad', ['ThinkPads', 'ThinkPad']],
    [
      'a Coca-Cola, a Coca Cola, a Coca‑Cola and a CocaCola',
      'Coca-Cola',
      ['Coca-Cola', 'Coca Cola', 'Coca‑Cola', 'CocaCola'],
    ],
    ['Slackは便利です。Slack上で使えます。Slack을 쓰세요', 'Slack', ['Slack', 'Slack', 'Slack']],
    ['Работает в Slack.', 'Slack', ['Slack']],
    ['Coca - Cola', 'Coca-Cola', []],
    ['松下NF - HC300 - A和松下NF-HC300-A', '松下NF - HC300 - A', ['松下NF - HC300 - A']],
    ['Nestlé, Nestle and NESTLÉ', 'Nestlé', ['Nestlé', 'Nestle', 'NESTLÉ']],
    ['Nestle\u0301 decomposed', 'Nestlé', ['Nestle\u0301']],
    ['Ｌｅｎｏｖｏ in full width, ﬁtbit with a ligature', 'Lenovo', ['Ｌｅｎｏｖｏ']],
    ['a ﬁtbit with a ligature', 'Fitbit', ['ﬁtbit']],
    ['𝗟𝗲𝗻𝗼𝘃𝗼 in bold letters', 'Lenovo', ['𝗟𝗲𝗻𝗼𝘃𝗼']],
    ['H&M, H & M, H and M and H&amp;M', 'H&M', ['H&M', 'H & M', 'H and M', 'H&amp;M']],
    ['Marks and Spencer, Marks & Spencer', 'Marks & Spencer', ['Marks and Spencer', 'Marks & Spencer']],
    [
      'L.L.Bean, L.L. Bean, LL Bean, L. L. Bean',
      'L.L.Bean',
      ['L.L.Bean', 'L.L. Bean', 'LL Bean', 'L. L. Bean'],
    ],
    ['J.Crew or J. Crew', 'J.Crew', ['J.Crew', 'J. Crew']],
    ["Levi’s, Levi's and Levis", "Levi's", ['Levi’s', "Levi's", 'Levis']],
    ['Arcteryx and Arc’teryx', "Arc'teryx", ['Arcteryx', 'Arc’teryx']],
    ['The North Face, a North Face jacket', 'The North Face', ['The North Face', 'North Face']],
    ['Yahoo and Yahoo! Mail', 'Yahoo!', ['Yahoo', 'Yahoo!']],
    ['Booking.com and booking.com', 'Booking.com', ['Booking.com', 'booking.com']],
    ['Siemens AG', 'Siemens AG', ['Siemens AG']],
    ['by Siemens', 'Siemens AG', ['Siemens']],
    ['Lenovo® and Lenovo™', 'Lenovo', ['Lenovo', 'Lenovo']],
    [
      '**Lenovo** and _Lenovo_ and `Lenovo` and [Lenovo](https://x.example)',
      'Lenovo',
      ['Lenovo', 'Lenovo', 'Lenovo', 'Lenovo'],
    ],
    ['**Western** Digital', 'Western Digital', ['Western** Digital']],
    ['Western\nDigital', 'Western Digital', ['Western\nDigital']],
    ['Western\n\nDigital', 'Western Digital', []],
    ['Western\n- Digital', 'Western Digital', []],
    ['Dell/Lenovo, (Lenovo), “Lenovo”, #Lenovo', 'Lenovo', ['Lenovo', 'Lenovo', 'Lenovo', 'Lenovo']],
    ['my_lenovo_driver, @lenovo, info@lenovo.example', 'Lenovo', []],
    ['lenovo.stackexchange.example and forums.lenovo-fans', 'Lenovo', []],
    ['Nothing about Lenovo. Next sentence.', 'Lenovo', ['Lenovo']],
    ['🏆Lenovo🏆', 'Lenovo', ['Lenovo']],
  ])('%j has %s as %j', (text, name, expected) => {
    expect(words(named(text, [brand(name)]))).toEqual(expected);
  });

  it.each([
    ['HP and Hp, hp, 100 hp, HPE', 'HP', ['HP']],
    ['LG’s TV, lg, LG-C4', 'LG', ['LG', 'LG']],
    ['a 3M tape, 3m wide', '3M', ['3M']],
    ['use dbt or DBT', 'dbt', ['dbt', 'DBT']],
    ['We’ll see', 'Well', []],
    ['I’d say your ID', 'ID', ['ID']],
  ])('of up to three letters needs its capitals: %j has %s as %j', (text, name, expected) => {
    expect(words(named(text, [brand(name)]))).toEqual(expected);
  });

  it('of several common words needs their capitals', () => {
    const found = named('the best buy of the year is at Best Buy; BEST BUY too', [brand('Best Buy')]);
    expect(words(found)).toEqual(['Best Buy', 'BEST BUY']);
    expect(words(named('a target, old navy wool, Old Navy wool', [brand('Old Navy')]))).toEqual(['Old Navy']);
  });
});

describe('a common word', () => {
  const known = [
    brand('Apple', ['MacBook']),
    brand('Target'),
    brand('Dell'),
    brand('Columbia'),
    brand('Gap'),
  ];

  it.each([
    ['Apple pie is tasty.', []],
    ['Target your audience first.', []],
    ['I ate an apple.', []],
    ['It is healthy. Apple slices are sweet.', []],
    ['## How to Target Your Audience', []],
    ['- Target the right people', []],
    ['studied at Columbia University in New York', []],
    ['the weather in British Columbia', []],
    ['Mind the gap between trains.', []],
    ['Apples are red, Targets are round.', []],
  ])('is none in %j', (text, expected) => {
    expect(named(text, known)).toEqual(expected);
  });

  it.each([
    ['Apple and Dell sell laptops.', ['Apple:Apple', 'Dell:Dell']],
    ["Apple's MacBook is light.", ['Apple:Apple', 'Apple:MacBook']],
    ['Apple offers a trade-in.', ['Apple:Apple']],
    ['We bought it from Apple.', ['Apple:Apple']],
    ['Columbia Men’s jackets keep you warm.', ['Columbia:Columbia']],
    ['1. Apple\n2. Dell\n', ['Apple:Apple', 'Dell:Dell']],
    ['- **Target**: cheap\n- **Gap**: cheap', ['Target:Target', 'Gap:Gap']],
    ['## Apple MacBook Air', ['Apple:Apple', 'Apple:MacBook']],
    ['You find it at Target. Target sells it cheaply.', ['Target:Target', 'Target:Target']],
    ['| Apple | Dell |', ['Apple:Apple', 'Dell:Dell']],
    ['最好的是Apple手机', ['Apple:Apple']],
  ])('is one in %j', (text, expected) => {
    expect(named(text, known)).toEqual(expected);
  });
});

describe('another thing of the same name', () => {
  it.each<[string, string]>([
    ['We sailed down the Amazon, then home.', 'Amazon'],
    ['She grew up in Columbia, Missouri.', 'Columbia'],
    ['## Target Your Audience', 'Target'],
    ['Target customers who bought before.', 'Target'],
    ['Compare Visa requirements before you book.', 'Visa'],
    ['Der Ring sollte passen.', 'Ring'],
    ['Das Rad bricht sich überall Bahn.', 'Bahn'],
    ['à côté de la poste du village', 'La Poste'],
    ['加几块苹果和苹果汁', '苹果'],
    ['아동 기아 문제에 관심', '기아'],
  ])('is none in %j', (text, name) => {
    expect(named(text, [brand(name), brand('Dell')])).toEqual([]);
  });

  it.each<[string, string]>([
    ['We read on the Kindle and like it.', 'Kindle'],
    ['Wir kaufen bei Ring und fahren mit der Bahn-App.', 'Ring'],
    ['Le colis part avec la Poste demain.', 'La Poste'],
    ['手机里苹果的保值率更好', '苹果'],
    ['Media Markt suele ser barato', 'MediaMarkt'],
    ['オーディオ・テクニカも良い', 'オーディオテクニカ'],
  ])('is the brand in %j', (text, name) => {
    expect(named(text, [brand(name)])).toHaveLength(1);
  });
});

describe('a common word that was given in small letters', () => {
  it('needs its capital all the same', () => {
    const found = named('The notion that Notion helps, and notion', [brand('notion')]);
    expect(found).toEqual(['notion:Notion']);
  });
});

describe('other scripts', () => {
  it.each([
    ['小米手机和华为手机', '小米', ['小米']],
    ['ソニーのテレビ、ソニーだ', 'ソニー', ['ソニー', 'ソニー']],
    ['パナソニックのテレビ', 'ソニー', []],
    ['ซื้อซัมซุงที่นี่', 'ซัมซุง', ['ซัมซุง']],
    ['삼성은 좋다. 삼성의 폰, 삼성동', '삼성', ['삼성', '삼성']],
    ['מחשב של סמסונג, ובסמסונג יש', 'סמסונג', ['סמסונג', 'סמסונג']],
    ['هاتف من سامسونج وسامسونج أفضل', 'سامسونج', ['سامسونج', 'سامسونج']],
    [
      'İstikbal, ISTIKBAL, istikbal ve ıstıkbal',
      'İstikbal',
      ['İstikbal', 'ISTIKBAL', 'istikbal', 'ıstıkbal'],
    ],
    ["Migros’ta ve Migros'un", 'Migros', ['Migros', 'Migros']],
    ['Яндекс и яндекс', 'Яндекс', ['Яндекс', 'яндекс']],
    ['Søstrene Grene and Sostrene Grene', 'Søstrene Grene', ['Søstrene Grene', 'Sostrene Grene']],
  ])('%s has %s as %j', (text, name, expected) => {
    expect(words(named(text, [brand(name)]))).toEqual(expected);
  });
});

describe('what a reader does not see', () => {
  const acme = [brand('Acme Labs', [], ['acme.example']), brand('Zeta')];

  it.each([
    ['see https://www.acme.example/zeta for more', []],
    ['see [the page](https://acme.example/zeta_(x)/zeta "Zeta")', []],
    ['![Zeta logo](https://x.example/zeta.png) and Zeta', ['Zeta:Zeta']],
    ['<img alt="Zeta"> <https://zeta.example> Zeta', ['Zeta:Zeta']],
    ['visit acme.example today', ['Acme Labs:acme.example']],
    ['visit www.acme.example/zeta/zeta.html today', ['Acme Labs:acme.example']],
    ['visit shop.acme.example', ['Acme Labs:acme.example']],
    ['notacme.example, my-acme.example, acme.example.org, x@acme.example', []],
    ['[acme.example](https://acme.example)', ['Acme Labs:acme.example']],
    ['a.example/zeta', []],
  ])('%s', (text, expected) => {
    expect(named(text, acme)).toEqual(expected);
  });

  it('is visible in plain text, except for URLs', () => {
    expect(named('](Zeta) <Zeta> https://x.example/Zeta', acme, 'plain')).toEqual(['Zeta:Zeta', 'Zeta:Zeta']);
  });
});

describe('names of several brands', () => {
  const microsoft = brand('Microsoft', ['Surface', 'Microsoft Surface', 'Surface Pro']);

  it('are found by the longest', () => {
    const found = named('a Microsoft Surface Pro and the Surface Pro 9', [microsoft, brand('Pro 9')]);
    expect(found).toEqual(['Microsoft:Microsoft Surface', 'Microsoft:Surface Pro']);
  });

  it('fall back to a shorter one where the longest may not count', () => {
    expect(named('Acme gold standard', [brand('Acme'), brand('Acme Gold S')])).toEqual(['Acme:Acme']);
  });

  it('go to the brand whose own name it is, then to the first id, in any order', () => {
    const one = { id: '10', name: 'Vertex Labs', aliases: ['Vertex', 'Shared'], domains: [] };
    const two = { id: '9', name: 'Vertex', aliases: ['Shared'], domains: [] };
    for (const brands of [
      [one, two],
      [two, one],
    ]) {
      const found = compileNames(brands)('the Vertex and Shared things', 'plain');
      expect(found.map(({ brand: index }) => brands[index]?.id)).toEqual(['9', '9']);
    }
  });

  it('are found alike whatever order the brands come in', () => {
    const name = fc.stringMatching(/^[A-C]{1,3}( [A-C]{1,2})?$/);
    fc.assert(
      fc.property(
        fc.uniqueArray(
          fc.record({
            name,
            aliases: fc.array(name, { maxLength: 2 }),
            domains: fc.constant([]),
            id: fc.uuid(),
          }),
          { minLength: 2, maxLength: 5, selector: ({ id }) => id },
        ),
        fc.stringMatching(/^[A-C ]{0,30}$/),
        (brands, text) => {
          const reversed = [...brands].reverse();
          const read = (list: typeof brands) =>
            compileNames(list)(text, 'plain').map(({ brand: at, start, end }) => [list[at]?.id, start, end]);
          expect(read(reversed)).toEqual(read(brands));
        },
      ),
    );
  });
});
