import { describe, expect, it } from 'vitest';
import { compileNames, confirmed } from '../../../src/extraction/names/find-names.ts';

/** What a text names of brands with these names, as it writes it. */
function named(text: string, ...names: string[]): string[] {
  const brands = names.map((name) => ({ id: name, name, aliases: [], domains: [] }));
  return confirmed(compileNames(brands)(text, 'plain'), new Set()).map(({ start, end }) =>
    text.slice(start, end),
  );
}

describe('an inflected name', () => {
  it.each<[string, string, string, string]>([
    ['pl', 'Książki najtaniej kupisz w Empiku, a zabawki w Smyku.', 'Empik', 'Empiku'],
    ['pl', 'W Castoramie i w Żabce płaciłem kartą.', 'Żabka', 'Żabce'],
    ['pl', 'Najlepsze oferty są zwykle na Allegrze i w Mediach.', 'Allegro', 'Allegrze'],
    ['pl', 'Przesyłkę nadasz na Poczcie Polskiej albo w paczkomacie.', 'Poczta Polska', 'Poczcie Polskiej'],
    ['pl', 'Klienci mBanku chwalą aplikację, a obsługę też.', 'mBank', 'mBanku'],
    ['pl', 'Konto w Santanderze założysz przez internet, z Revolutem też.', 'Santander', 'Santanderze'],
    ['pl', 'Wodę z Żywca kupisz w każdym sklepie.', 'Żywiec', 'Żywca'],
    [
      'cs',
      'U České spořitelny je účet zdarma, v České poště nikoli.',
      'Česká spořitelna',
      'České spořitelny',
    ],
    ['cs', 'Boty od Bati vydrží dlouho, říkají zákazníci.', 'Baťa', 'Bati'],
    ['cs', 'S Dacií ušetříte nejvíc, potvrzují řidiči.', 'Dacia', 'Dacií'],
    [
      'cs',
      'Nejlevnější plyn má teď podle srovnání Innogy a u Pražské plynárenské je dražší.',
      'Pražská plynárenská',
      'Pražské plynárenské',
    ],
    [
      'sk',
      'Účet v Tatra banke alebo v Slovenskej sporiteľni si založíte online.',
      'Slovenská sporiteľňa',
      'Slovenskej sporiteľni',
    ],
    ['sk', 'Objednávku vám doručí pošta a v Alze ju vyzdvihnete.', 'Alza', 'Alze'],
    [
      'hr',
      'U Zagrebačkoj banci račun je besplatan, a čekanje kraće.',
      'Zagrebačka banka',
      'Zagrebačkoj banci',
    ],
    ['hr', 'Namještaj je jeftiniji u Lesnini nego u Ikei, kažu kupci.', 'Lesnina', 'Lesnini'],
    ['sl', 'V Mercatorju so cene višje kot v Hoferju, pišejo kupci.', 'Hofer', 'Hoferju'],
    ['lt', 'Pigiausiai pirkti Maximoje, o būsto paskolą imti Swedbanke.', 'Maxima', 'Maximoje'],
    ['lt', 'Remontui viską rasite Senukuose, pristatymas greitas.', 'Senukai', 'Senukuose'],
    ['lv', 'Lētākais piens ir Maximā, bet kredītu ņemiet Swedbankā.', 'Swedbank', 'Swedbankā'],
    ['fi', 'Kahvi on halvinta Tokmannilla ja Keskossa, sanovat asiakkaat.', 'Kesko', 'Keskossa'],
    [
      'fi',
      'Asuntolaina kannattaa kilpailuttaa Osuuspankissa ja Säästöpankissa.',
      'Osuuspankki',
      'Osuuspankissa',
    ],
    ['fi', 'Vakuutus on edullisin Sokoksella, kertovat käyttäjät.', 'Sokos', 'Sokoksella'],
    [
      'et',
      'Telefoni tasub osta Euronicsist ja elektrit Enefitilt, kõik sõltub hinnast.',
      'Euronics',
      'Euronicsist',
    ],
    [
      'hu',
      'A legolcsóbb telefont az Eurocsnál és a Telekomban kapod, a Praktikernél pedig szerszámot.',
      'Praktiker',
      'Praktikernél',
    ],
    ['hu', 'A Teslával hosszú útra is elindulhatsz, a töltés gyors.', 'Tesla', 'Teslával'],
    ['hu', 'A Samsunggal és az Apple-lel is elégedettek a vásárlók.', 'Samsung', 'Samsunggal'],
    ['tr', 'Trendyol’dan aldığım ürün, Vestel’inkinden daha iyi çıktı.', 'Vestel', 'Vestel'],
    ['tr', "Yapı Kredi'yi, QNB'yi ve Enpara'nınkini karşılaştırın.", 'Enpara', 'Enpara'],
    ['el', 'Θα το βρείτε στου Γερμανού ή στον Κωτσόβολο.', 'Γερμανός', 'Γερμανού'],
    ['el', 'Οι τιμές της Κοσμοτέ και της Εθνικής Τράπεζας άλλαξαν.', 'Εθνική Τράπεζα', 'Εθνικής Τράπεζας'],
    ['ru', 'Ипотеку берут в Альфа-Банке, а технику — в Эльдорадо.', 'Альфа-Банк', 'Альфа-Банке'],
    ['ru', 'Продукты дешевле в Пятёрочке, чем в Перекрёстке.', 'Перекрёсток', 'Перекрёстке'],
    ['ru', 'Посылку отправьте Почтой России.', 'Почта России', 'Почтой России'],
    ['ru', 'Игрушки ищите в Детском мире.', 'Детский мир', 'Детском мире'],
    ['ru', 'Чехлы для Samsung’а и iPhone-а там же, как и для Самсунга.', 'Самсунг', 'Самсунга'],
    ['uk', 'Купуйте в Розетці або у Сільпо, а ліки — в Подорожнику.', 'Подорожник', 'Подорожнику'],
    ['uk', 'Рахунок відкрийте в Універсал Банку.', 'Універсал Банк', 'Універсал Банку'],
    ['bg', 'Лаптопът е по-евтин в Техномаркета, а Технополисът има доставка.', 'Технополис', 'Технополисът'],
    ['sr', 'Рачун отворите у Поштанској штедионици.', 'Поштанска штедионица', 'Поштанској штедионици'],
    ['ro', 'Cumpără de la Dacia sau de la dealerul Daciei.', 'Dacia', 'Dacia'],
  ])('is found in %s: %s', (_, text, name, expected) => {
    expect(named(text, name)).toContain(expected);
  });

  it.each<[string, string, string]>([
    ['the plural of a word in small letters', 'Подойдут неодимовые магниты.', 'Магнит'],
    ['another word that begins alike', 'Najlepsze ceny ma Lidlowska spiżarnia, moim zdaniem.', 'Lidl'],
    [
      'a language without such endings',
      'Sie mögen Lidlu oder Alzy, das ist ungewöhnlich für Käufer.',
      'Lidl',
    ],
    ['a stem alone', 'Alz je zkratka, kterou v textech píšou lékaři.', 'Alza'],
    ['endings of another language', 'W Biedronkissa nie kupuję, mówią Polacy żartem.', 'Biedronka'],
    ['the first name alone of two words', 'Новою машиною задоволені всі.', 'Нова пошта'],
  ])('is none in %s', (_, text, name) => {
    expect(named(text, name)).toEqual([]);
  });
});
