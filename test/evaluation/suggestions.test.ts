import { describe, expect, it } from 'vitest';
import { EVIDENCE } from '../../src/extraction/unknown/evidence.ts';
import { historyOfTrade } from './histories.ts';
import { answerOf, type Label, type Reading, readingOf } from './labels.ts';
import { createIdentity, folded } from './names.ts';
import { judge } from './suggestion-figures.ts';
import { countedCandidates, type Sighting } from './suggestions.ts';

const labelOf = (id: string, text: string, brands: Label['brands'] = []): Label => ({
  id,
  kind: 'prose',
  language: 'en',
  text,
  text_format: 'markdown',
  brands,
});

describe('identity of names', () => {
  const identity = createIdentity([{ name: 'REI', aliases: ['REI Co-op'] }, { name: 'Kühl' }]);

  it('knows the spellings of a real brand and nothing else', () => {
    expect(['rei', 'REI Co-Op', 'Kuhl', 'REI Garage', 'Battery'].map(identity)).toEqual([
      'REI',
      'REI',
      'Kühl',
      null,
      null,
    ]);
  });
});

describe('counted candidates', () => {
  const seen = (answer: string, name: string, domain: string | null = null, prompt = answer): Sighting => ({
    answer,
    prompt,
    name,
    domain,
    evidence: EVIDENCE.ranked,
  });
  const counted = (...given: Parameters<typeof countedCandidates>) =>
    countedCandidates(...given).map(({ name, answers, prompts }) => ({ name, answers, prompts }));
  const THRESHOLDS = { answers: 3, prompts: 2 };

  it('needs both thresholds', () => {
    const sightings = [
      ...['1', '2', '3'].map((answer) => seen(answer, 'Razer')),
      ...['1', '2', '3'].map((answer) => seen(answer, 'One Prompt', null, 'same')),
      ...['1', '2'].map((answer) => seen(answer, 'Two Answers')),
      ...['1', '1', '2'].map((answer) => seen(answer, 'Seen Twice')),
    ];
    expect(counted(sightings, THRESHOLDS)).toEqual([{ name: 'Razer', answers: 3, prompts: 3 }]);
  });

  it('merges spellings by name and by domain, and takes the one used most', () => {
    const sightings = [
      seen('1', 'Kuhl', 'kuhl.com'),
      seen('2', 'KÜHL Clothing', 'kuhl.com'),
      seen('3', 'KÜHL Clothing', 'kuhl.com'),
      seen('4', 'Kuhl'),
    ];
    expect(counted([...sightings, seen('5', 'Kuhl')], THRESHOLDS)).toEqual([
      { name: 'Kuhl', answers: 5, prompts: 5 },
    ]);
  });
});

describe('the history of a trade', () => {
  const labelled = (id: string, text: string, ...brands: (readonly [string, ...string[]])[]): Reading =>
    readingOf(
      'boots',
      labelOf(
        id,
        text,
        brands.map(([name, ...aliases]) => ({ name, aliases })),
      ),
    );
  const readings = [
    labelled(
      '1',
      'Danner, L.L.Bean or Vasque.\n\n[1]: https://example.com "Wirecutter"',
      ['Danner'],
      ['L.L.Bean'],
      ['Vasque'],
    ),
    labelled('2', 'Danner makes boots. LL Bean too.', ['Danner'], ['LL Bean'], ['Danner Boots', 'Danner']),
  ];
  const unlabelled = answerOf(labelOf('3', 'L.L.Bean again, and Rocky; Vasqueline is none.'));
  const history = historyOfTrade('boots', [...readings.map(({ answer }) => answer), unlabelled], readings);

  it('knows the brand that is named most', () => {
    expect(history.known.map(({ name }) => name)).toEqual(['Danner']);
  });

  it('is due each other brand once, with the answers that name it, read or not', () => {
    expect(history.due.map(({ name, answers: of }) => [name, of])).toEqual([
      ['L.L.Bean', 3],
      ['Vasque', 1],
    ]);
  });

  it('calls a name wrong only where somebody has read a text that names it', () => {
    expect(['boots', 'Wirecutter', 'Rocky'].map(history.isWrong)).toEqual([true, false, false]);
  });
});

describe('suggestions', () => {
  const spelled = (name: string, answers: number, ...more: string[]) => ({
    name,
    spellings: new Set([name, ...more].map(folded)),
    answers,
    prompts: answers,
  });

  it('are judged by any spelling, once for each brand, and not where nobody has read', () => {
    const text = ['Best boots:', '1. L.L. Bean', '2. Danner', '3. Thursday Boot', '4. Vasque'].join('\n');
    const { hits, missed, wrong, unread } = judge(
      {
        id: 'boots',
        sets: new Set(['boots']),
        isReal: true,
        answers: [answerOf(labelOf('boots', text))],
        known: [{ name: 'Danner', aliases: [], domains: [] }],
        due: [spelled('L.L.Bean', 1), spelled('Rocky', 1), spelled('Rare', 0)],
        isWrong: (name) => name !== 'Vasque',
      },
      { answers: 1, prompts: 1 },
    );
    expect(hits.map(({ name }) => name)).toEqual(['L.L.Bean']);
    expect(missed.map(({ name }) => name)).toEqual(['Rocky']);
    expect(new Set([...wrong, ...unread])).not.toContain('Danner');
  });
});
