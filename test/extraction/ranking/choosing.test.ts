import { describe, expect, it } from 'vitest';
import { rankingOf } from './ranking-of.ts';

describe('a choice that prose tells by the form of its verb', () => {
  it.each<[string, string, string]>([
    ['en', "Both are fine. I'd sign up with Zentiva and pause in summer. Orbivo is dearer.", '1 Zentiva'],
    ['en', 'My money would be on Zentiva here. Orbivo is an alternative.', '1 Zentiva'],
    ['en', "For this, **Zentiva** is the framework I'd build on. Orbivo is older.", '1 Zentiva'],
    [
      'en, common words',
      "I'd buy Nobody Told Me Soap. At 5 €, nobody told me soap is not cheap.",
      '1 Nobody Told Me Soap',
    ],
    ['de', 'Beide liefern. Bei Zentiva würde ich bestellen. Orbivo ist teurer.', '1 Zentiva'],
    ['fr', "À votre place, je confierais la gestion de l'immeuble à Zentiva. Orbivo est connu.", '1 Zentiva'],
    ['es', 'Yo me iría con Zentiva, por el precio. Orbivo es más potente.', '1 Zentiva'],
    ['it', 'Con i bambini prenoterei le Terme di Zentiva. Orbivo è caro.', '1 Terme di Zentiva'],
    ['pt', 'No seu caso eu contrataria a Zentiva. A Orbivo demora.', '1 Zentiva'],
    [
      'nl, a name of small words',
      'Zelf zou ik Van der Zent inschakelen. Orbivo is duurder.',
      '1 Van der Zent',
    ],
    ['pl', 'Na start kupiłabym w Zentiva. Orbivo jest drogie.', '1 Zentiva'],
    ['cs', 'Pro malý obchod bych zvolil Zentiva. Orbivo je dražší.', '1 Zentiva'],
    ['sv', 'Här skulle jag teckna avtal hos Zentiva. Orbivo är dyrare.', '1 Zentiva'],
    ['fi', 'Pieneen yritykseen hankkisin Zentivan. Orbivo on kalliimpi.', '1 Zentivan'],
    ['ru', 'На вашем месте я бы начал с Zentiva. Orbivo проще.', '1 Zentiva'],
    ['tr', 'Ben olsam Zentiva ile başlardım. Orbivo pahalı.', '1 Zentiva'],
    ['hu', 'Én a Zentivát indítanám el. Az Orbivo drága.', '1 Zentivát'],
    ['ja', 'どれも使えますが、私なら「ソラノネ」に頼みます。ミナモは高めです。', '1 ソラノネ'],
    ['ja, as advice', 'まずはソラノネを検討するのがよいと思います。ミナモは高めです。', '1 ソラノネ'],
    ['ko', '둘 다 괜찮습니다. 저는 솔누리를 고르겠습니다. 미르는 비쌉니다.', '1 솔누리'],
    ['ko, with a condition of choosing', '하나만 권한다면 솔누리입니다. 미르는 비쌉니다.', '1 솔누리'],
    ['zh', '两家都试过，我会报云帆在线的一对一课。启明价格偏高。', '1 云帆在线'],
    ['hi', 'मैं Zentiva चुनूँगा, क्योंकि यह सस्ता है। Orbivo महँगा है।', '1 Zentiva'],
  ])('%s: ranks the one', (_, text, ranking) => {
    expect(rankingOf(text)).toBe(ranking);
  });

  it.each<[string, string]>([
    ['what one would avoid', "I'd avoid Zentiva, and I would be careful with Orbivo."],
    ['what one would check', "I'd check the contract of Zentiva first. Orbivo has none."],
    ['a question', 'Would I choose Zentiva? I would choose Zentiva or what else?'],
    ['another for others', "I'd book with Zentiva in summer. In winter I'd stay with Orbivo."],
    [
      'another in the same sentence',
      "Si vous partez, je prendrais Zentiva ; l'été, je prendrais plutôt Orbivo.",
    ],
    ['a choice for some', "I'd use Zentiva if you travel a lot. Orbivo is for homes."],
    ['one or else', "I'd use Zentiva here, otherwise Orbivo."],
    ['mistrust', 'Je me méfierais de Zentiva. Orbivo est plus clair.'],
    ['denial', 'Per questo non andrei da Zentiva. Orbivo costa poco.'],
    ['a verb at the end that warns', 'Von Zentiva würde ich abraten. Orbivo ist ähnlich.'],
    ['a deed before choosing', 'Bij Zentiva zou ik eerst de kosten bekijken. Orbivo is even duur.'],
    ['what others would do', 'Reviewers say they would buy Zentiva again, others would choose Orbivo.'],
    ['a warning, ja', '私ならソラノネは選びません。ミナモとは差がありません。'],
    ['one for each, ja', '枚数が多いならソラノネ、紙質ならミナモを選ぶと安心です。'],
    ['a warning, ko', '솔직히 솔누리는 말리고 싶습니다. 미르는 비슷합니다.'],
    ['a deed, ko', '계약 전에는 조건을 맞추어 고치는 방법을 권합니다. 솔누리와 미르는 비슷합니다.'],
    ['what is looked at first, zh', '我会先看价格，再看售后。云帆便宜，启明有门店。'],
  ])('%s: ranks nobody', (_, text) => {
    expect(rankingOf(text)).toBe('');
  });

  it('gives way to a list that ranks', () => {
    expect(rankingOf('The best:\n\n1. Orbivo\n2. Nordwind\n\nI would sign up with Zentiva.')).toBe(
      '1 Orbivo, 2 Nordwind',
    );
  });
});
