import { describe, expect, it } from 'vitest';
import { caselessForm } from '../../../src/extraction/ranking/caseless-form.ts';
import { rankingOf } from './ranking-of.ts';

describe('everyday lists', () => {
  it.each<[string, string, string]>([
    [
      'places in Japanese before names in hiragana',
      '順位づけしました。\n\n**1位：このこのごはん**\n小粒で食いつきがよい。\n\n**2位：わんこデラックス**\n安い。\n\n**3位：モグワン**\n香りがよい。',
      '1 このこのごはん, 2 わんこデラックス, 3 モグワン',
    ],
    [
      'names whose nouns another describes',
      '実店舗で買えるものから選びました。おすすめはこちらです。\n\n1. **森のなかま**：岐阜の工房。\n2. **小さな大工さん**：福島の工房。\n3. **つみきのいえ**：三千円台。',
      '1 森のなかま, 2 小さな大工さん, 3 つみきのいえ',
    ],
    [
      'rows by their column of places, and no titles or measures',
      '비교해 봤어요.\n\n| 순위 | 제품 | 면적 |\n|---|---|---|\n| 1 | 퓨리케어 360 | 100㎡ |\n| 2 | 큐브 에어 | 94㎡ |\n| 3 | 노블2 | 102㎡ |',
      '1 퓨리케어 360, 2 큐브 에어, 3 노블2',
    ],
    [
      'the same in German',
      'Im Vergleich:\n\n| Platz | Programm | Preis/Monat |\n|---|---|---|\n| 1 | **Kontolin** | 12 € |\n| 2 | **Belegfix** | 8 € |',
      '1 Kontolin, 2 Belegfix',
    ],
    [
      'choices below whom each is for, and none below what warns',
      '상황별로 나눠 보면 다음과 같습니다.\n\n### ✅ 처음 쓰는 팀\n- **허브스팟**: 쉽습니다.\n- **리캐치**: 국내 서비스입니다.\n\n### ✅ 상담이 많은 팀\n- **채널톡**: 빠릅니다.\n- **젠데스크**: 비쌉니다.\n\n### ❌ 추천하지 않는 곳\n- **세일즈포스**: 무겁습니다.',
      '1 허브스팟, 2 리캐치, 3 채널톡, 4 젠데스크',
    ],
    [
      'one university, whatever "of" stands between',
      'Strong contenders:\n\n1. **University of Lakeford** – live classes.\n2. **Boston College** – small teams.\n3. **Arizona State** – one course at a time.',
      '1 University of Lakeford, 2 Boston College, 3 Arizona State',
    ],
    [
      'a name like a title beside others before colons',
      'Top choices:\n\n1. **Brooks Adrenaline**: dependable.\n2. **Hoka Arahi**: light.\n3. **Saucony Guide 17**: CenterPath geometry instead of a post.\n4. **Mizuno Wave**: durable.',
      '1 Brooks Adrenaline, 2 Hoka Arahi, 3 Saucony Guide 17, 4 Mizuno Wave',
    ],
    [
      'places with a dash behind them, backwards',
      'Counting down the best games:\n\n**#3 – Patchwork.** A quilt.\n\n**#2 – Star Realms.** Brisk.\n\n**#1 – Sky Team.** Tense.',
      '3 Patchwork, 2 Star Realms, 1 Sky Team',
    ],
    [
      'two names that a plus joins',
      'Tem estas opções:\n\n- **FlixBus**: barato.\n- **CP + Renfe**: três comboios.\n- **ALSA**: pontual.',
      '1 FlixBus, 2 CP, 3 Renfe, 4 ALSA',
    ],
    [
      'one name with a plus in it',
      'I would shortlist:\n\n1. **Simba Hybrid**: cool.\n2. **Brook + Wilde Elite**: soft.\n3. **Emma Premium**: long trial.',
      '1 Simba Hybrid, 2 Brook + Wilde Elite, 3 Emma Premium',
    ],
    [
      'shops where the answer begins with them',
      'Voici une sélection de sites fiables où tu peux acheter des portails :\n\n1. **MisterMenuiserie** – large gamme.\n2. **La Toulousaine** – fabricant.\n3. **ManoMano** – en ligne.',
      '1 MisterMenuiserie, 2 La Toulousaine, 3 ManoMano',
    ],
    [
      'no label that warns in short',
      'Picks for Norway:\n\n👑 **Best for luxury – Viking**\nSerene.\n\n⚓ **Best for families – Havila**\nNew ships.\n\n🚫 **Rather not – Bigliner**\nLoud decks.',
      '1 Viking, 2 Havila',
    ],
  ])('rank %s', (_, text, expected) => {
    expect(rankingOf(text)).toBe(expected);
  });
});

describe('the form of Japanese names', () => {
  it.each(['しろくまパワー', 'このこのごはん', '森のなかま', 'ワタミの宅食ダイレクト', 'くどき上手'])(
    '%s may be one',
    (name) => {
      expect(caselessForm(name).form).toBeGreaterThanOrEqual(0.6);
    },
  );

  it.each([
    '使いやすい',
    '価格の安さ',
    '導入形態の柔軟性',
    'サポートが手厚い',
    '電源とモニターの貸し出しはあるか',
    '検針票で供給地点番号を確認',
    '国内规模最大的公关集团',
  ])('%s is a phrase', (phrase) => {
    expect(caselessForm(phrase).form).toBe(0);
  });
});
