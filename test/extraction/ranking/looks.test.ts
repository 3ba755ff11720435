import { describe, expect, it } from 'vitest';
import { eitherScript, inTraditional } from '../../../src/extraction/text/chinese-scripts.ts';
import { rankingOf } from './ranking-of.ts';

describe('how an answer lays its choices out', () => {
  it.each<[string, string, string]>([
    [
      'sentences in bold type by their subjects, and no warning among them',
      'Lo que queda claro:\n\n**Alinea sigue siendo el sistema más fiable.** Veinte años de estudios.\n\n**Impulso combina clínica y app.** Revisiones cada ocho semanas.\n\n**Clínica Ferro & Brea es la referencia.** Explica cada paso.\n\n**De los alineadores por correo mejor olvidarse.** Cierran de un día para otro.',
      '1 Alinea, 2 Impulso, 3 Clínica Ferro & Brea',
    ],
    [
      'two subjects of one sentence, and names behind articles',
      'Die Lage:\n\n**Die KDB überzeugt ohne Mindesteingang.** Kostenlos.\n\n**Die ING verlangt nichts.** Unter 28 Jahren.\n\n**Nordkonto und Elbgeld zahlen Zinsen.** Mit IBAN.',
      '1 KDB, 2 ING, 3 Nordkonto, 4 Elbgeld',
    ],
    [
      'no tips in bold sentences',
      'Before you sign:\n\n**Delivery takes two weeks.** Plan ahead.\n\n**Price matters less than fit.** Try it on.\n\n**Compare three offers.** Ask for them in writing.',
      '',
    ],
    [
      'a column of places, whatever its title, in another order',
      'Compared:\n\n| Service | Our rank | Fare |\n|---|---|---|\n| Ubra | 2 | €11 |\n| Boltra | 1 | €8 |\n| Freego | 3 | €12 |',
      '2 Ubra, 1 Boltra, 3 Freego',
    ],
    [
      'no column of numbers that are no places',
      'Compared:\n\n| Service | Stars | Fare |\n|---|---|---|\n| Ubra | 2 | €11 |\n| Boltra | 5 | €8 |\n| Freego | 3 | €12 |',
      '1 Ubra, 2 Boltra, 3 Freego',
    ],
    [
      'one list whose numbers go on below titles of kinds',
      '推荐几家：\n\n### **一、精品 & 手冲**\n1. **轼马咖啡**\n   - **特点**：自家烘焙\n2. **浅原咖啡**\n   - **特点**：创意特调\n\n### **二、环境舒适**\n3. **来回咖啡（方圆店）**\n   - **特点**：宽敞',
      '1 轼马咖啡, 2 浅原咖啡, 3 来回咖啡（方圆店）',
    ],
    [
      'numbers that go on right below a line in bold type',
      '規模で選びます。\n\n**【〜30名】**\n1. ジョブカン — 安い\n2. スマレジ — 無料\n\n**【30名〜】**\n3. KING OF TIME — 豊富\n4. ジンジャー — まとめて',
      '1 ジョブカン, 2 スマレジ, 3 KING OF TIME, 4 ジンジャー',
    ],
    [
      'names in italic type under titles in bold type',
      '**The details**\n\n*ManyPaws* – Complete policy up to £15,000 a year.\n\n*Petlan* – Has insured pets since 1976.\n\n*Waggle* – Digital insurer from London.\n\n**Compare like this**\n1. Lifetime or annual?\n2. Vet-fee limit per year',
      '1 ManyPaws, 2 Petlan, 3 Waggle',
    ],
    [
      'names in bold type with their text, and no titles of other lists beside them',
      '台北適合帶筆電的咖啡廳，我整理如下。\n\n**路易咖啡（Louis）**：分店多。\n\n**日子很慢**：不限時。\n\n**森高砂咖啡**：手沖水準高。\n\n**文青製造所**：低消450元。\n\n📌 **小提醒**\n- 週末擁擠\n- 請戴耳機\n\n📍 **交通**\n步行6分鐘。',
      '1 路易咖啡（Louis）, 2 日子很慢, 3 森高砂咖啡, 4 文青製造所',
    ],
    [
      'what items point to, in bold type with what they point from',
      'By dog:\n\n**Puppies → Purna Plan**\nBacked by trials.\n\n**Seniors → Hill’s Diet**\nChicken.\n\n**Sensitive stomachs → Royal Canis**\nVets like it.',
      '1 Purna Plan, 2 Hill’s Diet, 3 Royal Canis',
    ],
    [
      'quick picks whose labels say nothing of choices',
      '迷ったらこの3つです！\n\n🥇 **定番**：博多もん（明月堂）…しっとり\n🌶️ **ご飯のお供**：やまと明太子…120g\n🍘 **甘くないもの**：めんべえ…2枚入り',
      '1 博多もん（明月堂）, 2 やまと明太子, 3 めんべえ',
    ],
    [
      'first what the short answer takes, before other candidates',
      '**Quick answer:** For most people who want privacy, **Brava** is the browser to install.\n\n### The other candidates\n1. **Firefly** – open source.\n2. **LibreCat** – hardened.\n3. **Mulled Browser** – private.',
      '1 Brava, 2 Firefly, 3 LibreCat, 4 Mulled Browser',
    ],
    [
      'no label of a short answer',
      '**En bref :** demandez un devis à la **MGE**.\n\n**MGE** : cotisation égale.\n\n**Harmonia** : première mutuelle.\n\n**Mutuelle Verte** : formules séniors.',
      '1 MGE, 2 Harmonia, 3 Mutuelle Verte',
    ],
    [
      'whom a phrase describes as kinds, and what stands below as choices',
      '### 1) 알레르기가 있는 아이\n- **하림 더리얼** : 눈물이 줄어요\n- **네츄럴 에코** : 유기농\n\n### 2) 입이 짧은 아이\n- **지위픽** : 기호성 최고\n- **로얄캐닌** : 제품군',
      '1 하림 더리얼, 2 네츄럴 에코, 3 지위픽, 4 로얄캐닌',
    ],
    [
      'nobody whom several lists compare',
      'Both are tills. They differ:\n\n**Hardware**\n- Lightspell runs on ordinary tablets\n- Toastie uses its own terminals\n\n**Contracts**\n- Lightspell: monthly\n- Toastie: two years\n\n**Payments**\n- Lightspell: 2.6 %\n- Toastie: 2.49 %\n\n**Where**\n- Lightspell: everywhere\n- Toastie: US',
      '',
    ],
    [
      'two names of two words each that "&" joins, and one of one',
      'Best platforms:\n\n1. **Toptalent** – vetted.\n2. **Remote Yes & We Work Anywhere** – global.\n3. **Smith & Vessel** – old.',
      '1 Toptalent, 2 Remote Yes, 3 We Work Anywhere, 4 Smith & Vessel',
    ],
  ])('%s', (_, text, ranked) => {
    expect(rankingOf(text)).toBe(ranked);
  });
});

describe('Chinese scripts', () => {
  it('gives words in traditional characters', () => {
    expect(inTraditional('推荐这几家，性价比')).toBe('推薦這幾家，性價比');
  });

  it('finds either in a regular expression, inside of classes, too', () => {
    const both = new RegExp(`^${eitherScript('[荐选]购|头发')}$`, 'u');
    expect(['荐购', '選購', '薦购', '头发', '頭髮'].filter((word) => !both.test(word))).toEqual([]);
    expect(both.test('購薦')).toBe(false);
  });
});
