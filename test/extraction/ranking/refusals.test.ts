import { describe, expect, it } from 'vitest';
import { refuses } from '../../../src/extraction/ranking/refusals.ts';
import { rankingOf } from './ranking-of.ts';

describe('what is not to be chosen', () => {
  it.each([
    'Never order here.',
    "I'd leave it out at this size.",
    'One to steer around',
    'Würde ich derzeit meiden.',
    'Ne pas acheter',
    'Mejor olvidarse.',
    'Lo lascerei perdere.',
    'Hier zou ik niets bestellen.',
    'Не заказывайте здесь.',
    'Kullanmayın.',
    '登録しないでください。',
    '買ってはいけない椅子',
    '예약하지 마세요.',
    '이용하지 않는 것이 안전합니다.',
    '不值得买。',
    'อย่าสั่ง',
  ])('is told by %j', (sentence) => {
    expect(refuses(sentence)).toBe(true);
  });

  it.each([
    "Don't buy before the sale.",
    "You won't regret it.",
    'Nicht nur gut.',
    'Das müssen Sie nicht kaufen.',
    'Ne manquez pas le saumon.',
    'No te arrepentirás.',
    '予約を忘れないでください。',
    '예약을 잊지 마세요.',
    '쿠폰 없이 예약하지 마세요.',
    '千万不要错过烤鸭。',
    '一共有 29 个级别，很好用。',
    '眺めは格別',
    'Why not buy it?',
  ])('is not told by %j', (sentence) => {
    expect(refuses(sentence)).toBe(false);
  });

  it('has no place', () => {
    expect(rankingOf('The best shops:\n\n- **Acme**: fast.\n- **Nova**: late. Never order here.')).toBe(
      '1 Acme',
    );
  });
});
