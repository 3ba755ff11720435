import { describe, expect, it } from 'vitest';
import { rankingOf } from './ranking-of.ts';

describe('lists as assistants write them beside other things', () => {
  it.each<[string, string, string]>([
    [
      'one list that goes on behind titles of its parts',
      'おすすめの枕を整理しました。\n\n【低反発】首になじむ\n■ ねむりや\n　洗えるカバーつき。\n■ まくら堂\n　高さを選べる。\n\n【パイプ】通気性が良い\n■ 山乃寝具\n　丸洗いできる。\n■ ヨルノワ\n　静か。',
      '1 ねむりや, 2 まくら堂, 3 山乃寝具, 4 ヨルノワ',
    ],
    [
      'a table and a list below titles in bold type, beside remarks',
      '**Gratis rekeningen vergeleken**\n\n| Bank | Kosten |\n|---|---|\n| Vesta | 0 |\n| Klaro | 1 |\n| Nordin | 2 |\n\n**Ons oordeel**\n\n1. **Klaro** – voor wie reist.\n2. **Vesta** – de beste app.\n\n**Nordin** is handig als tweede rekening.\n\n**Overstappen is eenvoudig:** het duurt twaalf werkdagen.',
      '1 Vesta, 2 Klaro, 3 Nordin, 2 Klaro, 1 Vesta',
    ],
    [
      'kinds with lists of names, and sections that have none',
      '요즘 평이 좋은 곳을 정리해 드릴게요.\n\n### 강북 쪽\n* **새벽세탁**\n    * 수거가 빠릅니다.\n* **맑은빨래**\n    * 이불도 됩니다.\n\n### 강남 쪽\n* **하얀나라**\n    * 드라이가 꼼꼼합니다.\n* **뽀송이**\n    * 앱이 편합니다.\n\n### 이런 분께는 추천하지 않습니다\n* 가죽 옷이 많은 경우\n* 당일 받아야 하는 경우\n\n### 자주 묻는 질문\n**Q. 분실되면요?**\n보상됩니다.',
      '1 새벽세탁, 2 맑은빨래, 3 하얀나라, 4 뽀송이',
    ],
    [
      'a heading that leaves somebody out beside headings with names',
      '# 1. 협업 도구 추천\n## 노을톡(NOULTALK)\n메신저입니다.\n## 흐름판\n업무 요청이 쉽습니다.\n## 슬레이트 / 노트온\n개발팀에 익숙합니다.\n\n# 2. 인사·근태 추천\n## 플렉소(flexo)\n급여까지 됩니다.\n## 시프트온\n교대에 강합니다.\n## 그리밋은 채용 도구라 여기서는 제외했습니다.',
      '1 노을톡(NOULTALK), 2 흐름판, 3 슬레이트, 4 노트온, 5 플렉소(flexo), 6 시프트온',
    ],
    [
      'two models of one maker, joined by a stroke',
      '입문용으로 추천합니다.\n\n1. **달토끼 페가/보메 러닝화 세트** – 가볍습니다.\n2. **산바람 러너** – 쿠션이 좋습니다.\n3. **들꽃 런 2** – 저렴합니다.',
      '1 달토끼 페가/보메 러닝화 세트, 2 산바람 러너, 3 들꽃 런 2',
    ],
    [
      'what a product name ends with is no team',
      '추천 제품입니다.\n\n**은하수 클린 스팀**\n100도 증기로 닦습니다.\n\n**새벽별 K3**\n조용합니다.\n\n**한빛 맥스 2**\n힘이 셉니다.',
      '1 은하수 클린 스팀, 2 새벽별 K3, 3 한빛 맥스 2',
    ],
    [
      'the others that a heading asks about',
      '# Best ferry lines\n\n## 1. Blue Heron\nFast ships.\n\n## 2. Norvik Lines\nCheap cabins.\n\n## What about the others?\n* **Palenta** – fun, but loud\n* **Lumera** – quiet evenings\n\n## Tips\n1. Book early.\n2. Bring a jacket.',
      '1 Blue Heron, 2 Norvik Lines, 3 Palenta, 4 Lumera',
    ],
    [
      'nobody who has closed, was sold, or is advised against by the way',
      '### 1. Palenta\nGood crews.\n\n### 2. Brisko → now closed\nIf you see it on older lists, ignore it.\n\n### 3. Lumera\nFair prices.',
      '1 Palenta, 2 Lumera',
    ],
    [
      'nobody who was sold to another',
      'Gute Anbieter:\n\n- **Palenta** – faire Preise\n- **Brisko** – inzwischen an Norvik Direkt verkauft; Verträge laufen weiter\n- **Lumera** – schnelle App',
      '1 Palenta, 2 Lumera',
    ],
    [
      'nobody of whom one rather advises against',
      '### 1. Palenta\nFestpreis nach Besichtigung.\n\n### 2. Lumera\nFaire Stundensätze.\n\n### 3. Brisko Express\nVon den vielen kleinen Anbietern rate ich eher ab: oft gleiche Telefonnummern.',
      '1 Palenta, 2 Lumera',
    ],
    [
      'who is not advised to those who lack something',
      '추천 프로그램입니다.\n\n1. **장부온** – 자료 연동이 좋습니다. 회계 지식이 없으면 추천하지 않습니다.\n2. **경리콕** – 쉽습니다.\n3. **세금온** – 빠릅니다.',
      '1 장부온, 2 경리콕, 3 세금온',
    ],
    [
      'no shops behind a label that says so',
      'Las marcas que mejor cumplen:\n\n**Orvalia (Fit):** mucha proteína.\n\n**Acanto (Indoor):** más asequible.\n\n**Ownada (Free):** fabricación española.\n\n**Dónde comprar:** Tiendamar, Kiwota y Zooplan suelen tener ofertas.',
      '1 Orvalia (Fit), 2 Acanto (Indoor), 3 Ownada (Free)',
    ],
  ])('%s', (_what, text, expected) => {
    expect(rankingOf(text)).toBe(expected);
  });
});
