import { describe, expect, it } from 'vitest';
import { createExtractor } from '../../../src/extraction/index.ts';

const NAMES = ['Acme', 'Zeta', 'Best Western'];
const extract = createExtractor(NAMES.map((name) => ({ id: name, name, aliases: [], domains: [] })));

/** Each brand a text names with the sign of its sentiment: "Acme +". */
function tones(text: string): string {
  const { mentions } = extract({ text, textFormat: 'markdown', sources: [] });
  const sign = (sentiment: number) => (sentiment >= 0.25 ? '+' : sentiment <= -0.25 ? '-' : '0');
  return mentions.map(({ brandId, sentiment }) => `${brandId} ${sign(sentiment)}`).join(', ');
}

describe('what is said of a brand', () => {
  it.each([
    ['sentences about it', 'Acme is great. It rains. Acme is excellent.', 'Acme +'],
    ['good and bad in balance', 'Acme is great. But Acme is awful.', 'Acme 0'],
    ['a sentence that goes on about it', 'Acme sells phones. They break all the time.', 'Acme -'],
    ['facts alone', 'Acme has 300 rooms and was founded in 1946.', 'Acme 0'],
    ['its name alone', 'Best Western has 300 rooms.', 'Best Western 0'],
    ['several brands', 'Acme and Zeta are great.', 'Acme +, Zeta +'],
    ['two verdicts', 'Acme is great, but Zeta is awful.', 'Acme +, Zeta -'],
    ['two verdicts, joined', 'Acme has excellent support and Zeta loses your data.', 'Acme +, Zeta -'],
    ['a verdict and a negation', 'Acme is not great at all. It is unreliable.', 'Acme -'],
    ['a contrast', 'Acme has a great camera, but its battery is terrible.', 'Acme 0'],
    ['a comparison', 'Acme is far better than Zeta in every way.', 'Acme +, Zeta -'],
    ['a comparison that tells more', 'Acme beats Zeta, which is slow and unreliable.', 'Acme +, Zeta -'],
    ['a comparison the other way', 'Acme lags behind Zeta in every test, and is slow.', 'Acme -, Zeta 0'],
    ['a foil', 'Unlike Zeta, Acme is reliable.', 'Acme +, Zeta 0'],
    ['a question', 'Is Acme really the best?', 'Acme 0'],
    ['the middle of a market', 'Acme is the mid-priced option.', 'Acme 0'],
    ['a proposal with a mild word', 'For two people, start with Acme, which is solid enough.', 'Acme +'],
    [
      'a proposal to some',
      'If you ski, Acme covers that in its basic plan, too, and in all of Europe.',
      'Acme +',
    ],
    ['no proposal', 'If you ski, do not start with Acme, whose plan covers Europe alone.', 'Acme -'],
    [
      'what a condition faults',
      '荷物が多くて大変なら、Acmeに頼むと翌日に届けてくれるプランがあります。',
      'Acme +',
    ],
    ['a passing name in a condition', 'If you bought it at Acme, keep the receipt.', 'Acme 0'],
    ['several brands, then both', 'Some take Acme or Zeta. Both are slow and unreliable.', 'Acme -, Zeta -'],
    [
      'several brands, then the latter',
      'Some take Acme or Zeta. The latter is unreliable.',
      'Acme 0, Zeta -',
    ],
    ['several brands in Dutch', 'Er zijn Acme en Zeta. Beide zijn traag en onbetrouwbaar.', 'Acme -, Zeta -'],
    ['several brands in Japanese', 'AcmeとZetaがあります。前者は壊れやすいです。', 'Acme -, Zeta 0'],
    [
      'a title that asks about two',
      '**Why not Acme or Zeta?**\n\nThe app is slow and it is unreliable.',
      'Acme -, Zeta -',
    ],
    ['a question that is denied', 'Is Acme any good? Not really, it is a bank.', 'Acme -'],
    ['a question that is denied below', '## Is Acme worth it?\n\nNo. It is a bank.', 'Acme -'],
    ['a name that is asked for', '**Vegan:** Acme?? Nein, das ist eine Bank in der Stadt.', 'Acme -'],
    ['a question of fact', 'Does Acme sell to people in the city? No, it is a bank.', 'Acme 0'],
    ['a link', '**Acme** is [excellent](https://awful.example/terrible).', 'Acme +'],
    ['what has a part by it', 'The phone is great and has a Zeta chip.', 'Zeta 0'],
    ['an absence', 'I could not find Acme.', ''],
    ['a lead to a list', 'Here are the best and most reliable themes for Acme:', 'Acme 0'],
    ['no complaints', 'In five years we had no complaints about Acme.', 'Acme +'],
    ['a language without a model', 'Acme yra puikus ir patikimas, bet tai ne visiems.', 'Acme 0'],
    [
      'German in an English answer',
      'This is what the test says of it: „Finger weg von Acme, das ist Betrug und die Ware ist mangelhaft.“',
      'Acme -',
    ],
    ['small German words', 'Die Acme AG ist ein Anbieter, der war und die sind so.', 'Acme 0'],
  ])('%s', (_, text, expected) => {
    expect(tones(text)).toBe(expected);
  });

  it.each([
    ['a rank alone', '1. Acme: 40 stores\n2. Zeta: 12 stores', 'Acme 0, Zeta 0'],
    ['a rank with a mild reason', '1. Acme: lightweight\n2. Zeta: 12 stores', 'Acme +, Zeta 0'],
    ['a rank with blame', '1. Acme: 40 stores\n2. Zeta: shoddy, avoid it', 'Acme 0, Zeta -'],
    [
      'what stands in an item',
      '- Acme: small\n  - great screen\n- Zeta: large\n  - awful keys',
      'Acme +, Zeta -',
    ],
    [
      'what stands below a heading',
      '## Acme One\n\nIt is great.\n\n## Zeta Two\n\nIt is awful.\n\n## Tips\n\nBe happy.',
      'Acme +, Zeta -',
    ],
    ['a row', '| Name | Note |\n|---|---|\n| Acme | great |\n| Zeta | awful |', 'Acme +, Zeta -'],
    ['a label of a choice', '**Best overall: Acme**\n\n**Most expensive: Zeta**', 'Acme +, Zeta 0'],
    ['another brand in an item', '1. Acme: excellent, and works with Zeta\n2. Beta: fine', 'Acme +, Zeta 0'],
    ['brands to avoid', '## Brands to avoid\n\n- Acme: 40 stores\n- Zeta: 12 stores', 'Acme -, Zeta -'],
    [
      'what stands behind those',
      '## Brands to avoid\n\n- Acme: 40 stores\n\nIn short: Zeta.',
      'Acme -, Zeta 0',
    ],
    [
      'a title that turns',
      '**Do not buy, but rent**\n\n- Acme: 40 stores\n- Zeta: 12 stores',
      'Acme 0, Zeta 0',
    ],
    ['marked sides', '## Acme\n\n✅ 40 stores\n\n✅ 3 halls\n\n## Zeta\n\n👎 12 doors', 'Acme +, Zeta -'],
    ['good sides alone', '## Acme\n\n**Pros:**\n- 40 stores\n- 12 doors', 'Acme +'],
    ['bad sides alone', '## Acme\n\n**Cons:**\n- 40 stores\n- 12 doors', 'Acme -'],
    ['both sides', '## Acme\n\n**Pros:**\n- 40 stores\n- new\n- cheap\n\n**Cons:**\n- 12 doors', 'Acme 0'],
    ['sides in a line', '- Acme. Pros: 40 stores. Cons: 12 doors, slow and unreliable', 'Acme 0'],
    [
      'sides in columns',
      '| Name | Pros | Cons |\n|---|---|---|\n| Acme | 3 doors | |\n| Zeta | | 3 doors, slow |',
      'Acme +, Zeta -',
    ],
  ])('in %s', (_, text, expected) => {
    expect(tones(text)).toBe(expected);
  });
});
