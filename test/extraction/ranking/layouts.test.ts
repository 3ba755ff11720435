import { describe, expect, it } from 'vitest';
import { createExtractor } from '../../../src/extraction/index.ts';
import { rankingOf } from './ranking-of.ts';

describe('what becomes an item of a ranking', () => {
  it.each<[string, string, string]>([
    [
      'a name in small letters behind a label',
      '- **Para equipos:** Slack – por costumbre.\n- **Para amigos:** zimba – porque es simple.\n- **Para clubes:** Discord – por las voces.',
      '1 Slack, 2 zimba, 3 Discord',
    ],
    [
      'English words in another language',
      'Ecco i migliori:\n\n- **Green Mill** – semplice e molto chiaro per chi inizia\n- **Blue Heron** – costa poco ma non ha la carta\n- **Satispay** – non serve il conto',
      '1 Green Mill, 2 Blue Heron, 3 Satispay',
    ],
    [
      'common words that the links spell',
      '- **Urban Sales**: tables. ([urbansales.co.nz](https://urbansales.co.nz/))\n- **Big Save**: sofas. ([bigsave.co.nz](https://www.bigsave.co.nz/))\n- **Kitchen Things**: ovens. ([kitchenthings.co.nz](https://kitchenthings.co.nz/))',
      '1 Urban Sales, 2 Big Save, 3 Kitchen Things',
    ],
    [
      'names of which is said for whom each is',
      '- **Harbor** – best for teams\n- **Wise** – best for travellers\n- **Compass** – best for families',
      '1 Harbor, 2 Wise, 3 Compass',
    ],
    [
      'names that a sentence leads over to',
      'With children in Tuscany I would ask here first:\n\n- **Fattoria La Vialla** (Arezzo): animals\n- **Il Rigo** (Orcia): views\n- **Staff Mill** (Pienza): goats',
      '1 Fattoria La Vialla, 2 Il Rigo, 3 Staff Mill',
    ],
    [
      'titles over others in bold type, which are none',
      'Good places to stay:\n\n**Barns and farms**\n\n**Lindholm** – quiet.\n\n**Orbivo House** – new.\n\n**Towns**\n\n**Hasbrouck** – central.',
      '1 Lindholm, 2 Orbivo House, 3 Hasbrouck',
    ],
    [
      'what stands under such a title of what is advised against',
      'Good places to stay:\n\n**Farms**\n\n**Lindholm** – quiet.\n\n**Orbivo House** – new.\n\n**To avoid**\n\n**Hasbrouck** – loud.',
      '1 Lindholm, 2 Orbivo House',
    ],
    [
      'names over their parts, which are no titles',
      'These cover most needs:\n\n**Loftbay**\n\nRooms: private\n\nPrice: low\n\n**Hostello**\n\nRooms: shared\n\nPrice: high',
      '1 Loftbay, 2 Hostello',
    ],
    [
      'paragraphs that each begin with another name',
      'Moving Proz is a family firm that packs for free.\n\nSkyline Haulers is known for piano moves.\n\nBuehler Lines has handled offices since 1952.',
      '1 Moving Proz, 2 Skyline Haulers, 3 Buehler Lines',
    ],
    [
      'paragraphs that tell when to choose what',
      'Which one is for you?\n\nChoose Carrd if you need one page.\n\nChoose Squarespace if looks matter most.',
      '1 Carrd, 2 Squarespace',
    ],
    [
      'no advice among the names of a list',
      'The best clinics:\n\n1. **Night Lite Pediatrics** — kind.\n2. **Little Spurs** — thorough.\n3. **Call your own nurse line** — free.\n4. **CareNow** — hasty.',
      '1 Night Lite Pediatrics, 2 Little Spurs, 3 CareNow',
    ],
    [
      'no decimals',
      'Which one? The best, with a score:\n\n1. **Beehiiv** — 9.2. Growth tools.\n2. **Ghost** — 8.9. Yours to own.',
      '1 Beehiiv, 2 Ghost',
    ],
    [
      'no sentence in bold type that leads over to a list',
      'For **office chairs in New Zealand — especially around Auckland — I would shortlist these first**:\n\n**Hurdleys** – showroom.\n\n**Dobbins** – cheap.',
      '1 Hurdleys, 2 Dobbins',
    ],
  ])('%s', (_, text, expected) => {
    expect(rankingOf(text)).toBe(expected);
  });

  it('cards, plain or behind an emoji', () => {
    const cards = (sign: string) =>
      ['Patagonia Torrent', 'Cotopaxi Cielo', 'Fjällräven Coast']
        .map((name) => `${sign}${name}\nKeeps the rain out.`)
        .join('\n\n');
    const expected = '1 Patagonia Torrent, 2 Cotopaxi Cielo, 3 Fjällräven Coast';
    for (const sign of ['', '🔹 ', '🐾 ']) {
      expect(rankingOf(`Good jackets\n\n${cards(sign)}`)).toBe(expected);
      expect(rankingOf(`Good jackets\n\n${cards(sign)}`, 'plain')).toBe(expected);
    }
  });

  it('what a label is for, whatever it says', () => {
    const text =
      '- Everyday food: Trattoria Mora – honest\n- Piano and wine: nobody beats *Jazzkeller*\n- Late at night: Bar Sole (Main Street)';
    expect(rankingOf(text)).toBe('1 Trattoria Mora, 2 Jazzkeller, 3 Bar Sole');
  });

  it('rows of a table in a plain text', () => {
    const text =
      'Good hosts:\n\n| Host | Price |\n|---|---|\n| SiteGround | $3 |\n| Bluehost | $2 |\n\nBoth are fine.';
    expect(rankingOf(text, 'plain')).toBe('1 SiteGround, 2 Bluehost');
  });
});

describe('whose a thing is', () => {
  it.each([
    ['the maker behind "from"', 'Best tents:\n\n- **Hubba NX from MSR** – light', 1],
    ['the maker behind "von"', 'Die besten Matratzen:\n\n- **Bodyguard von MSR** – weich', 1],
    ['not who powers it', 'Best tents:\n\n- **Hubba NX powered by MSR** – light', null],
    ['not whom somebody comes from', 'Best tents:\n\n- **Former engineers from MSR** – light', null],
  ])('%s', (_, text, position) => {
    const extract = createExtractor([{ id: 'msr', name: 'MSR', aliases: [], domains: [] }]);
    const [mention] = extract({ text, textFormat: 'markdown', sources: [] }).mentions;
    expect(mention?.position ?? null).toBe(position);
  });
});
