import { describe, expect, it } from 'vitest';
import { createExtractor } from '../../../src/extraction/index.ts';
import { type CandidateSums, decideStrangers } from '../../../src/extraction/names/decide-strangers.ts';
import { EVIDENCE, EVIDENCE_BITS } from '../../../src/extraction/names/evidence.ts';

const counted = (
  name: string,
  answers: number,
  sums: Partial<Record<keyof typeof EVIDENCE, number>>,
): CandidateSums => ({
  name,
  names: [name],
  domain: null,
  answers,
  prompts: answers,
  evidence: EVIDENCE_BITS.map((bit) => sums[bit] ?? 0),
});
const decided = (...candidates: CandidateSums[]) => decideStrangers(candidates).map(({ name }) => name);

describe('who is suggested', () => {
  it('is ranked, or named beside brands, and not only written with a capital', () => {
    expect(
      decided(
        counted('Globex', 4, { ranked: 3, head: 3, whole: 4 }),
        counted('Initech', 4, { inside: 4, beside: 3, acting: 2, listed: 4, whole: 4 }),
        counted('Umbrella', 4, { inside: 4, whole: 4 }),
      ),
    ).toEqual(['Globex', 'Initech']);
  });

  it('begins items in several answers, and is no line of a maker', () => {
    const heads = (answers: number) => ({ head: answers, marked: answers, whole: answers });
    expect(
      decided(
        counted('Umbrella Research', 3, heads(3)),
        counted('Tesla Model', 3, heads(3)),
        counted('Umbrella Works', 1, heads(1)),
      ),
    ).toEqual(['Umbrella Research']);
  });

  it('is what only rankings have, where nothing else could tell it', () => {
    const ranked = { ranked: 3 };
    expect(
      decided(
        counted('ひらまつ', 3, ranked),
        counted('Globex+Initech', 3, ranked),
        counted('現状の営業プロセス', 3, ranked),
        counted('Zeta', 3, ranked),
      ),
    ).toEqual(['ひらまつ', 'Globex+Initech']);
  });

  it('has its whole name, and each brand one', () => {
    expect(
      decided(
        counted('Acme', 5, { ranked: 5, head: 5, leads: 5 }),
        counted('Acme Ateliers', 5, { ranked: 5, head: 5, whole: 5 }),
        counted('Nova', 6, { ranked: 6, head: 6, leads: 3, whole: 6 }),
        counted('Nova Strix', 3, { ranked: 3, head: 3, whole: 3 }),
      ),
    ).toEqual(['Acme Ateliers', 'Nova']);
  });
});

describe('what an answer says of a name', () => {
  const extract = createExtractor([{ id: '0', name: 'Globex', aliases: [], domains: [] }]);
  const evidence = (text: string, name: string) => {
    const { unknown } = extract({ text, textFormat: 'markdown', sources: [] });
    const bits = unknown.find((one) => one.name === name)?.evidence ?? 0;
    return EVIDENCE_BITS.filter((bit) => bits & EVIDENCE[bit]);
  };

  it('is where it stands and beside whom', () => {
    expect(evidence('For bikes we would look at Globex, Xtracycle and Benno today.', 'Xtracycle')).toEqual(
      expect.arrayContaining(['inside', 'listed', 'beside', 'whole']),
    );
    expect(evidence('Many people like tools like Zendesk Suite for this.', 'Zendesk')).toContain('leads');
    expect(evidence('株式会社アクメは、東京の会社です。', 'アクメ')).toContain('acting');
  });

  it('is what introduces the first of several', () => {
    for (const text of ['Try tools like Zendesk, Initech or Umbrella.', 'Try some (e.g., Zendesk, Initech).'])
      expect(evidence(text, 'Initech')).toContain('acting');
    expect(evidence('Bakers such as Globex and Initech sell bread.', 'Initech')).toContain('acting');
    expect(evidence('We met Zendesk, Initech and Umbrella.', 'Initech')).not.toContain('acting');
  });

  it.each([
    ['The best gym is\n\n**Barry’s**\n\nand others.', 'Barry’s'],
    ['The best gym is Barry’s gym in town.', 'Barry'],
    ['We would buy boots of Dukes’ Palace again.', 'Dukes’ Palace'],
    ['Wählen Sie die Quelle (z.B. Initech, MySQL).', 'Initech'],
    ['채용 공고는 서핏, 웰던투, 사람인 등에서 확인하세요.', '사람인'],
    ['부산의 **60년전통할매국밥**을 추천합니다.', '60년전통할매국밥'],
    ['勤怠管理のおすすめです。\n\n**kinta**\n\nは安いです。', 'kinta'],
  ])('begins and ends where its name does: %j', (text, name) => {
    expect(evidence(text, name)).not.toEqual([]);
  });
});
