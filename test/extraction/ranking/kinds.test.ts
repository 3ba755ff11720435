import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createExtractor } from '../../../src/extraction/index.ts';
import { rankingOf } from './ranking-of.ts';

describe('what is ranked, though no brand is known', () => {
  it.each<[string, string, string]>([
    [
      'headings under an introduction',
      'The best help desks:\n\n### Zendesk\nDeep.\n\n### Freshdesk\nFree.\n\n### Hiver\nSmall.',
      '1 Zendesk, 2 Freshdesk, 3 Hiver',
    ],
    [
      'names with digits',
      '1. 1Password\n2. Bitwarden\n3. 37signals',
      '1 1Password, 2 Bitwarden, 3 37signals',
    ],
    [
      'products of one brand once',
      'Top headphones:\n\n1. Sony WH-1000XM5\n2. Sony LinkBuds\n3. Bose QuietComfort',
      '1 Sony WH-1000XM5, 1 Sony LinkBuds, 2 Bose QuietComfort',
    ],
    [
      'categories whose numbers start anew',
      'Our picks:\n\n## Budget\n\n1. Dacia\n2. Skoda\n\n## Luxury\n\n1. Lexus\n2. Volvo',
      '1 Dacia, 2 Skoda, 3 Lexus, 4 Volvo',
    ],
    ['numbers that count down', 'Best cars:\n\n3. Kia\n2. Audi\n1. BMW', '3 Kia, 2 Audi, 1 BMW'],
    [
      'a column of ranks',
      'Best banks:\n\n| Rank | Bank |\n|---|---|\n| 2 | Marcus |\n| 1 | Revolut |\n| 3 | Monzo |',
      '2 Marcus, 1 Revolut, 3 Monzo',
    ],
    [
      'a table that adds to a list',
      'Best tools:\n\n1. Asana\n2. Trello\n\n| Tool | Price |\n|---|---|\n| Trello | 5 |\n| ClickUp | 7 |',
      '1 Asana, 2 Trello, 2 Trello, 3 ClickUp',
    ],
    [
      'a list behind the steps of a way',
      '初めての調査なら、「アンケートを取れる会社」ではなく、①テーマ設計 → ②設問設計 → ③調査までやれる会社を選びましょう。\n\n1\\. ネオマーケティング\n\n2\\. ガーオン',
      '1 ネオマーケティング, 2 ガーオン',
    ],
    [
      'escaped bars',
      '会社\\| 特徴  \n\\---\\|\\---  \nIDEATECH\\| 速い  \nマクロミル\\| 正確',
      '1 IDEATECH, 2 マクロミル',
    ],
    ['legal forms', '*   株式会社LANY\n*   ナイル株式会社', '1 株式会社LANY, 2 ナイル株式会社'],
    [
      'bullets whose line ends were lost',
      'Gute Anbieter: - **Zentiva**: klein. - **Orbivo**: groß. - **Nordwind**: neu.',
      '1 Zentiva, 2 Orbivo, 3 Nordwind',
    ],
    [
      'labels in one line',
      'Depende. Mejor para equipos: Zentiva. Mejor precio: Orbivo. Grandes empresas: Nordwind.',
      '1 Zentiva, 2 Orbivo, 3 Nordwind.',
    ],
    [
      'what sentences begin with, below an introduction of choices',
      'I migliori corrieri:\n\n- Zentiva consegna in un giorno.\n- Orbivo lavora di notte.\n- Nordwind costa meno.',
      '1 Zentiva, 2 Orbivo, 3 Nordwind',
    ],
    [
      'conditions before a choice',
      '- If you sell, go with **Zentiva**.\n- Para viajar, Orbivo es una opción sólida.\n- **Choose Nordwind if** you write.',
      '1 Zentiva, 2 Orbivo es una opción sólida, 3 Nordwind',
    ],
    ['circled numbers in a line', '推荐三家：①得物；②小红书；③闲鱼。', '1 得物, 2 小红书, 3 闲鱼'],
    [
      'labels',
      '- **Para familias:** Dacia Jogger\n- **Para ciudad:** Fiat 500e\n- **Para viajar:** Skoda Superb',
      '1 Dacia Jogger, 2 Fiat 500e, 3 Skoda Superb',
    ],
    [
      'sentences that begin with a name',
      '1. Patagonia makes the warmest fleece of all.\n2. Cotopaxi has brighter colours than any.\n3. Rab is what guides wear there.',
      '1 Patagonia, 2 Cotopaxi, 3 Rab',
    ],
    [
      'a numbered list before headings that stand under one above it',
      '## Top shops\n\n**1. Nordwind**\nFine.\n\n**2. Südlicht**\nCheap.\n\n## Our picks\n\n### Nordwind Rain Coat X1\n\n### Pluvia Parka Z2',
      '1 Nordwind, 2 Südlicht, 1 Nordwind Rain Coat X1, 3 Pluvia Parka Z2',
    ],
    [
      'heads with one aside',
      'Najlepsze hotele:\n\n1. Bryza (Sopot)\n2. Marena (Sopot)\n3. Falow (Sopot)',
      '1 Bryza (Sopot), 2 Marena (Sopot), 3 Falow (Sopot)',
    ],
    [
      'a first word that the text writes small',
      'Our franchise picks, for any franchise and franchise owner:\n\n1. Franchise Bureau Nova\n2. Franchise Lantern Group\n3. Zentiva\n4. Orbivo',
      '1 Franchise Bureau Nova, 2 Franchise Lantern Group, 3 Zentiva, 4 Orbivo',
    ],
    [
      'two brands of one head, though another one has both',
      'Best buds:\n\n1. SoulRide x Jayvista Pro\n2. SoulRide Jayvista Sport\n3. Jabbra',
      '1 SoulRide, 2 Jayvista Pro, 1 SoulRide Jayvista Sport, 3 Jabbra',
    ],
    [
      'names joined by a stroke, the second with a short word',
      'सबसे अच्छे प्लगइन:\n\n1. Zokan/WC Sellers/WKFM Market\n2. Elemento',
      '1 Zokan, 2 WC Sellers, 3 WKFM Market, 4 Elemento',
    ],
    [
      'one name, written twice in a head',
      '추천 부트캠프:\n\n1. 바다톤 딥다이브 / 바다 캠퍼스\n2. 코드숲 스프린트',
      '1 바다톤 딥다이브 / 바다 캠퍼스, 2 코드숲 스프린트',
    ],
    [
      'labels alike where most have one',
      'Other options:\n\n- **Budget-friendly**: Ursula Fade, ColorHop, Milanova\n- **Luxury alternatives**: Karlotta, Pat Grath\n- **Drugstore**: Mayberry, Oreala',
      '1 Ursula Fade, 2 ColorHop, 3 Milanova, 4 Karlotta, 5 Pat Grath, 6 Mayberry, 7 Oreala',
    ],
    [
      'sections with one item beside longer ones',
      '## 1. 대기업 부트캠프 추천\n\n- **하늘 에이블스쿨**: 무료\n- **바람 아카데미**: 무료\n\n## 2. 기술 중심 부트캠프 추천\n\n- **노을 부스트캠프**: 어렵다\n\n## 3. 국비 부트캠프 추천\n\n- **샘물 캠프**: 쉽다\n- **숲길 캠퍼스**: 쉽다',
      '1 하늘 에이블스쿨, 2 바람 아카데미, 3 노을 부스트캠프, 4 샘물 캠프, 5 숲길 캠퍼스',
    ],
    [
      'sections of things that are compared, called by a common word',
      'Tanto Garden como Tynkero enseñan a programar. Con Garden se juega, y en Garden se comparte; quien deja Garden vuelve a Garden, y nadie olvida Garden. Con Tynkero se avanza.\n\n### Garden\n\nUna plataforma.\n\n### Tynkero\n\nOtra plataforma.\n\n### Conclusión\n\nDepende.',
      '1 Garden, 2 Tynkero',
    ],
    [
      'things whose parts follow in the same list',
      '背景（要点）\n\n* 青空株式会社\n* 強み: 実績\n* Kumo株式会社\n* 強み: 体制\n* カゼワークス\n* 強み: 支援',
      '1 青空株式会社, 2 Kumo株式会社, 3 カゼワークス',
    ],
    [
      'places with a list of shops each',
      'Companies that rent out furniture:\n\n## Aarhus\n\n- **Nordbo** — sofas\n- **Stuevik** — beds\n\n## Odense\n\n- **Fynsk Hjem** — tables\n- **Hjemly** — chairs',
      '1 Nordbo, 2 Stuevik, 3 Fynsk Hjem, 4 Hjemly',
    ],
    [
      'kinds of companies with a list each',
      '## 相談先\n\n### 1. リサーチ会社\n\n- カゼミル\n- インソラ\n\n### 2. PR会社\n\n話題化が得意。',
      '1 カゼミル, 2 インソラ',
    ],
    [
      'no methods among tools',
      'Die besten Werkzeuge:\n\n1. **Zettelkasten-Methode**\n2. **Getting Things Done (GTD)**\n3. **Notara**\n4. **Roamly**',
      '1 Notara, 2 Roamly',
    ],
    [
      'paragraphs with the name in their first sentence',
      'Una de las más conocidas es **Programilla**. Nació en una universidad y la usan escuelas de todo el mundo.\n\n**Codigora** ofrece tutoriales y retos para cada edad, con un panel para quien enseña en la escuela.\n\nFinalmente, **Aulavera** se presenta como comunidad, y ofrece talleres para quien empieza desde cero.',
      '1 Programilla, 2 Codigora, 3 Aulavera',
    ],
    [
      'whom a kind of things is shown by',
      'Other good options:\n\n- Visara palettes\n- Natasha Nona\n- Velvetine by Mira\n- Some indie labels like Glowberry',
      '1 Visara palettes, 2 Natasha Nona, 3 Velvetine by Mira, 4 Glowberry',
    ],
    [
      'circled numbers in bold lines',
      '**① 새벽카드** 주유 할인\n**② 노을카드** 쇼핑 적립\n**③ 한강카드** 포인트',
      '1 새벽카드, 2 노을카드, 3 한강카드',
    ],
  ])('%s', (_, text, expected) => {
    expect(rankingOf(text)).toBe(expected);
  });

  it.each<[string, string]>([
    ['brands to avoid', 'Brands to avoid:\n\n1. Wizzcar\n2. RentRedux\n3. Rentalissimo'],
    ['steps', '## Schritte\n\n1. Konto anlegen\n2. Daten eingeben\n3. Verbindung testen'],
    [
      'things to consider',
      '## Key considerations\n\n- **Budget:** yours\n- **Coverage:** wide\n- **Support:** good',
    ],
    ['places to buy', '## Where to buy\n\n- Otto\n- Galeria\n- Kaufland'],
    ['parts of a product', 'Acme One:\n\n- Price: 10\n- Display: big\n- Battery: long'],
    [
      'steps under a heading above theirs',
      '# 将 Alpha 连接到 Beta\n\n## 连接步骤\n\n### 1. 准备环境\n\n1. **创建 Alpha 仓库**：选择规格\n2. **登录 Beta 账户**：访问控制台\n\n## 故障排除\n\n1. **连接问题**：检查\n2. **权限错误**：检查',
    ],
    [
      'what tells of one company',
      '| Onderdeel | Beschrijving |\n|---|---|\n| Producten | Palandir biedt twee producten aan |\n| Diensten | Palandir biedt verschillende diensten aan |\n| Klanten | Palandir heeft een breed scala aan klanten |',
    ],
    [
      'advice to choose',
      'What to do next:\n\n- **Pair a great agency** with a specialist\n- **Or find a rare agency** that does both',
    ],
    ['tips in Japanese', '## 選び方のポイント\n\n- **実績の透明性**：公開しているか\n- **費用相場**：幅広い'],
  ])('nobody in %s', (_, text) => {
    expect(rankingOf(text)).toBe('');
  });

  it('goes on with a list that looks like it, and with none that does not', () => {
    const item = (name: string) =>
      `- **${name}**\n  - **특징:** 좋은 곳입니다.\n  - **추천 이유:** 많습니다.\n`;
    const before = `### 국비 부트캠프 추천\n\n${['코드잇', '패스트캠퍼스', '엘리스'].map(item).join('')}`;
    const named = '1 코드잇, 2 패스트캠퍼스, 3 엘리스';
    expect(rankingOf(`${before}\n### 고난도 과정\n\n${item('네이버 부스트캠프')}`)).toBe(
      `${named}, 4 네이버 부스트캠프`,
    );
    const steps = ['고용24 가입', '카드 발급 신청', '구직신청', '자격 심사', '학원 선택', '시작하는 날'];
    expect(
      rankingOf(`${before}\n### 지원\n\n${steps.map((step, at) => `${at + 1}. ${step}`).join('\n')}`),
    ).toBe(named);
  });

  it('counts two brands apart that share a word of the language, and one of two names once', () => {
    const listed = (names: readonly string[]) =>
      `Top dental agencies:\n\n${names.map((name, at) => `${at + 1}. ${name}`).join('\n')}`;
    expect(
      rankingOf(`${listed(['Dental Kora', 'Firetide Dental Labs'])}\n\nAll serve dental practices.`),
    ).toBe('1 Dental Kora, 2 Firetide Dental Labs');
    expect(rankingOf(listed(['Galaxy A54', 'Samsung Galaxy A34']))).toBe(
      '1 Galaxy A54, 1 Samsung Galaxy A34',
    );
  });

  it('cuts a text whose line ends were lost', () => {
    const text =
      'Here are some of the best phones under 600 dollars: Top Picks: Google Pixel 9a:Considered the best by many, it has a good camera.OnePlus 13R:If you want a fast phone, this is one.Other Options: Samsung Galaxy A55: A phone with a big display.Nothing Phone (2a):Known for its design, it also has a good display and a battery that lasts long.Things to Consider: Your Needs: Think about what you use it for.Budget: Set one.';
    expect(rankingOf(text)).toBe(
      '1 Google Pixel 9a, 2 OnePlus 13R, 3 Samsung Galaxy A55, 4 Nothing Phone (2a)',
    );
  });
});

describe('a rank', () => {
  const NAMES = ['Zendesk', 'Freshdesk', 'Help Scout', 'Apple', 'Sony', 'Bose', 'Target', 'IDEATECH'];
  const item = fc.constantFrom(...NAMES, 'Foobar', 'Sony LinkBuds', 'Apple iPhone 15', 'Best overall: Bose');
  const form = fc.constantFrom('1. ', '- ', '- **', '### ', '**');

  it('does not depend on which brands are known', () => {
    const closing = (mark: string) => (mark.endsWith('**') ? '**: good' : '');
    fc.assert(
      fc.property(
        form,
        fc.array(item, { minLength: 1, maxLength: 8 }),
        fc.subarray(NAMES, { minLength: 1 }),
        (mark, items, known) => {
          const text = `The best ones:\n\n${items.map((name) => `${mark}${name}${closing(mark)}`).join('\n\n')}`;
          const read = (names: readonly string[]) => {
            const brands = names.map((name) => ({ id: name, name, aliases: [], domains: [] }));
            const { mentions } = createExtractor(brands)({ text, textFormat: 'markdown', sources: [] });
            return new Map(mentions.map(({ brandId, position }) => [brandId, position]));
          };
          const all = read(NAMES);
          for (const [name, position] of read(known)) expect([name, position]).toEqual([name, all.get(name)]);
        },
      ),
    );
  });
});
