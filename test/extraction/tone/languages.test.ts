import { describe, expect, it } from 'vitest';
import { classOf, WORD } from '../../../src/extraction/text/letters.ts';
import { languageOf, usualLanguage } from '../../../src/extraction/tone/language-of.ts';
import { LANGUAGES } from '../../../src/extraction/tone/languages/index.ts';
import { entriesOf as entriesIn, entryAt, plain, spellingsOf } from '../../../src/extraction/tone/lexicon.ts';
import { lexiconOf } from '../../../src/extraction/tone/lexicons.ts';
import { NAME, tokensOf } from '../../../src/extraction/tone/tokens.ts';
import { verdictsOf } from '../../../src/extraction/tone/verdicts.ts';

const entriesOf = (list: string) =>
  entriesIn(list)
    .map((entry) => plain(entry.trim()).replace(/\s+/g, ' '))
    .filter((entry) => entry !== '');

/** What an entry stands for, without the signs that tell how. */
const textsOf = (entry: string) => spellingsOf(entry).map((one) => one.trim().replace(/^\||[*|!]$/g, ''));

describe.each(LANGUAGES.map((language) => [language.code, language] as const))(
  'the lists of %s',
  (_, language) => {
    const { urges, praises, likes, dislikes, faults, warns } = language;

    it('rate no entry twice', () => {
      const places = new Map<string, string>();
      const twice: string[] = [];
      for (const [name, list] of Object.entries({ urges, praises, likes, dislikes, faults, warns }))
        for (const entry of entriesOf(list)) {
          if (places.has(entry)) twice.push(`${entry}: ${places.get(entry)}, ${name}`);
          places.set(entry, name);
        }
      expect(twice).toEqual([]);
    });

    it('are found in a sentence that consists of them', () => {
      const lexicon = lexiconOf(language.code);
      const { code: _, smallWords: __, ...lists } = language;
      const missed = Object.entries(lists).flatMap(([name, list]) =>
        typeof list === 'string'
          ? entriesOf(list)
              .flatMap(textsOf)
              .filter((text) => {
                const used = name.startsWith('proposes') ? lexicon?.proposals : lexicon;
                const isWord = (classOf(text.charCodeAt(0)) & WORD) !== 0;
                return !isWord || !used || entryAt(used, text, 0)?.end !== text.length;
              })
              .map((text) => `${name}: ${text}`)
          : [],
      );
      expect(missed).toEqual([]);
    });

    it('have no choice twice in an entry, and no small word', () => {
      const all = Object.values(language).filter((list) => typeof list === 'string');
      const choices = all.flatMap((list) => [...list.matchAll(/\{([^}]*)\}/g)].map(([, some = '']) => some));
      const parted = [...choices.map((some) => some.split('/')), (language.smallWords ?? '').split(' ')];
      expect(parted.flatMap((words) => words.filter((word, at) => words.indexOf(word) < at))).toEqual([]);
    });

    it('have a star only behind an entry', () => {
      const all = Object.values(language).filter((list) => typeof list === 'string');
      expect(all.flatMap(entriesOf).filter((entry) => /\*./.test(entry))).toEqual([]);
    });
  },
);

/** What a sentence says of the X in it. */
function verdictOf(sentence: string): number {
  const text = sentence.replaceAll('X', NAME);
  const lexicon = lexiconOf(usualLanguage(text));
  const [verdict = 0] = lexicon ? verdictsOf(tokensOf(text, plain(text), lexicon)).names : [];
  return verdict;
}

/** And in which language it is told to be in. */
function toneOf(sentence: string): string {
  const verdict = verdictOf(sentence);
  const tone = verdict > 1 ? '+' : verdict < -1 ? '-' : '0';
  return `${usualLanguage(sentence.replaceAll('X', NAME))} ${tone}`;
}

describe('a sentence', () => {
  it.each([
    ['X er pålidelig og let at bruge, også uden app, og meget populær.', 'da +'],
    ['X kan vi ikke anbefale, og der er meget lang ventetid hos dem.', 'da -'],
    ['X er pålitelig og veldig enkel å bruke etter min mening.', 'no +'],
    ['X er dyr, treg og bråker mye, så den bør unngås.', 'no -'],
    ['X on luotettava ja helppokäyttöinen, eikä se ole kallis.', 'fi +'],
    ['X on pettymys, ja se hajosi jo viikossa.', 'fi -'],
    ['X rất bền bỉ và được người dùng đánh giá cao.', 'vi +'],
    ['X gây thất vọng vì thường xuyên bị treo và không có ai trả lời.', 'vi -'],
    ['X este foarte fiabil și ușor de folosit.', 'ro +'],
    ['X nu răspunde la telefon și este o dezamăgire.', 'ro -'],
    ['A X megbízható és nagyon könnyen kezelhető.', 'hu +'],
    ['A X csalódás, hamar elromlik és nem válaszol senki.', 'hu -'],
    ['Το X είναι αξιόπιστο και πολύ εύχρηστο.', 'el +'],
    ['Το X χαλάει συχνά και κανείς δεν απαντά.', 'el -'],
    ['X ใช้งานง่ายและทนทานมาก', 'th +'],
    ['X พังบ่อยและติดต่อศูนย์บริการไม่ได้ น่าผิดหวัง', 'th -'],
    ['X มีสำนักงานใหญ่อยู่ที่กรุงเทพฯ', 'th 0'],
    ['X is a reliable choice and easy to use.', 'en +'],
    ['I would not recommend X to anybody.', 'en -'],
    ['X has its headquarters in the north of the city.', 'en 0'],
    ['X lacks a reliable app and that is it.', 'en -'],
    ['X ist sehr zuverlässig und einfach zu bedienen.', 'de +'],
    ['Von X raten wir ab, die Qualität ist mangelhaft.', 'de -'],
    ['Die X ist ein Anbieter mit Sitz in Bonn.', 'de 0'],
    ['Die X ist nicht zuverlässig und läuft auch nur mit der App.', 'de -'],
    ['Die X empfehle ich nicht, und das ist auch so.', 'de -'],
    ['Die X ist leise, und man muss sie nicht ölen.', 'de +'],
    ['X est un excellent choix pour les débutants.', 'fr +'],
    ['X est à éviter, le service est déplorable.', 'fr -'],
    ['X est une entreprise qui a son siège à Lyon.', 'fr 0'],
    ['X es una opción excelente para las familias.', 'es +'],
    ['No recomiendo X, la calidad es pésima.', 'es -'],
    ['X es una empresa con sede en Madrid.', 'es 0'],
    ['X è un’ottima scelta per chi comincia.', 'it +'],
    ['X è da evitare, il servizio è pessimo.', 'it -'],
    ['X è un’azienda che ha la sede nel centro di Torino.', 'it 0'],
    ['X é uma ótima opção para quem está começando.', 'pt +'],
    ['Não recomendo a X, o atendimento é péssimo.', 'pt -'],
    ['A X é uma empresa com sede no Porto.', 'pt 0'],
    ['X is een uitstekende keuze voor gezinnen.', 'nl +'],
    ['X is niet aan te raden, de service is slecht.', 'nl -'],
    ['X is een bedrijf met een kantoor in Utrecht.', 'nl 0'],
    ['X is niet betrouwbaar en dat is het.', 'nl -'],
    ['X to świetny wybór dla początkujących.', 'pl +'],
    ['Nie polecam X, jakość jest fatalna.', 'pl -'],
    ['X to firma, która ma siedzibę w Krakowie.', 'pl 0'],
    ['X — отличный выбор для начинающих.', 'ru +'],
    ['Не рекомендую X, качество ужасное.', 'ru -'],
    ['X — компания, основанная в Казани.', 'ru 0'],
    ['X yeni başlayanlar için harika bir seçenek.', 'tr +'],
    ['X için tavsiye etmiyorum, kalitesi çok kötü.', 'tr -'],
    ['X merkezi Ankara’da olan bir şirket.', 'tr 0'],
    ['X خيار ممتاز للمبتدئين وسهل الاستخدام.', 'ar +'],
    ['لا أنصح بشراء X فالجودة سيئة.', 'ar -'],
    ['X شركة مقرها في دبي.', 'ar 0'],
    ['Xは使いやすく、初心者におすすめです。', 'ja +'],
    ['Xはおすすめしません。', 'ja -'],
    ['電話を避けたいなら、Xのようにメールだけで連絡できるところを使うとよいでしょう。', 'ja 0'],
    ['Xは東京に本社を置く会社です。', 'ja 0'],
    ['X非常可靠，值得推荐。', 'zh +'],
    ['不推荐X，质量很差。', 'zh -'],
    ['X的总部位于上海。', 'zh 0'],
    ['X는 사용하기 쉽고 초보자에게 추천합니다.', 'ko +'],
    ['X는 비추천합니다. 품질이 떨어집니다.', 'ko -'],
    ['X je skvělá volba pro začátečníky.', 'cs +'],
    ['X nedoporučuji, kvalita je mizerná.', 'cs -'],
    ['X je firma, která má sídlo v Brně.', 'cs 0'],
    ['X är ett utmärkt val för nybörjare.', 'sv +'],
    ['X rekommenderas inte, kvaliteten är usel.', 'sv -'],
    ['X är ett företag som har kontor i Malmö.', 'sv 0'],
    ['X adalah pilihan terbaik untuk pemula.', 'id +'],
    ['X tidak direkomendasikan karena kualitasnya buruk.', 'id -'],
    ['X adalah perusahaan yang berkantor di Bandung.', 'id 0'],
    ['X — чудовий вибір для початківців.', 'uk +'],
    ['Не раджу X, якість жахлива.', 'uk -'],
    ['X — компанія, що працює у Львові.', 'uk 0'],
    ['X הוא בחירה מצוינת למתחילים.', 'he +'],
    ['X לא מומלץ, האיכות גרועה.', 'he -'],
    ['X היא חברה מתל אביב.', 'he 0'],
    ['X शुरुआती लोगों के लिए बेहतरीन है।', 'hi +'],
    ['X से बचें, गुणवत्ता घटिया है।', 'hi -'],
    ['X का मुख्यालय दिल्ली में है।', 'hi 0'],
    ['X는 서울에 본사가 있는 회사입니다.', 'ko 0'],
  ])('%j is %s', (sentence, expected) => {
    expect(toneOf(sentence)).toBe(expected);
  });
});

describe('what buyers count on', () => {
  it.each([
    ['X has no offline mode.', -1],
    ['X has an offline mode.', 0],
    ['If you do not need an offline mode, X is on the list.', 0],
    ['Die App von X funktioniert oft nicht, und das ist so.', -1],
  ])('%j', (sentence, expected) => {
    expect(verdictOf(sentence)).toBe(expected);
  });
});

describe('a word that goes with a negation', () => {
  it.each(['Xは二度と使いません。', 'X는 다시는 쓰지 않습니다.'])('is not turned by it: %j', (sentence) => {
    expect(verdictOf(sentence)).toBeLessThan(-2);
  });
});

describe('advice for something else', () => {
  it.each([
    ['Better off with X than with a bank in the city, and that is it.', 1],
    ['With X you are better off with a bank in the city.', -3],
    ['Nimm lieber X, das ist eine Bank in der Stadt.', 1],
    ['X ist eine Bank in der Stadt, nimm lieber ein Sparschwein.', -3],
  ])('%j is for the name behind it', (sentence, expected) => {
    expect(verdictOf(sentence)).toBe(expected);
  });
});

describe('words that begin like others', () => {
  it.each([
    'X publica sus precios y el destino de los pedidos en la web.',
    'X bir sistem ve teklif için sokak adresi ister.',
    'تعمل X عندما يتعلق الأمر بالبضاعة.',
    'X работает сколько нужно и есть в каждом городе.',
    'X heeft slechts een kantoor in de stad, en dat is het.',
    'X est sur la place et dans les villes de France.',
    'Die X ist das, was man in der Stadt nimmt.',
    'X는 구독하는 사람을 위한 메타버스 회사입니다.',
    'Xは成約率を高める会社と呼ばれています。',
  ])('%j says nothing', (sentence) => {
    expect(verdictOf(sentence)).toBe(0);
  });
});

describe('a fault that something is for or about', () => {
  it.each([
    ['X is the name of software for complaints and recalls.', 0],
    ['X has software for complaints, and it crashes in the middle of them.', -2],
    ['X est un logiciel de gestion des réclamations et des pannes.', 0],
  ])('%j', (sentence, expected) => {
    expect(verdictOf(sentence)).toBe(expected);
  });
});

describe('the language of a text', () => {
  it.each([
    ['Tai yra puikus pasirinkimas, bet jis ne visiems.', null],
    ['See on väga hea valik ja ei ole kallis.', null],
    ['این یک انتخاب عالی برای همه است.', null],
  ])('%j has no model of tone', (text, expected) => {
    expect(usualLanguage(text)).toBe(expected);
  });

  it('is not told by a name', () => {
    expect(usualLanguage('Acme')).toBeUndefined();
  });

  it('is the one of the answer where a sentence does not tell', () => {
    expect(languageOf('acme ultra 500 pro max, 128 gb, usb', 'de')).toBe('de');
    expect(
      languageOf(plain('Der Acme ist ein guter Kauf und nicht zu teuer für das, was er kann.'), 'en'),
    ).toBe('de');
    expect(languageOf('東京本社', 'ja')).toBe('ja');
  });
});

describe('Danish, Norwegian and Swedish', () => {
  it.each([
    ['Det er en af de bedste, og den er meget god til prisen.', 'da'],
    ['Det er noe av det beste, og den er veldig god etter min mening.', 'no'],
    ['Det är en av de bästa, och den är mycket bra för priset.', 'sv'],
  ])('%j is told from the others', (text, code) => {
    expect(languageOf(plain(text), undefined)).toBe(code);
  });
});
