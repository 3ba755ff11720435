import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { detectLanguage } from '../../../src/extraction/text/language.ts';

describe('the language of a question', () => {
  it.each([
    ['en', 'What is the best CRM for small business?'],
    ['en', 'best running shoes'],
    ['en', 'Which laptop should I buy for college?'],
    ['en', 'Is Notion better than Evernote?'],
    ['en', 'who makes the best vacuum cleaner'],
    ['de', 'Was ist das beste CRM für kleine Unternehmen?'],
    ['de', 'beste Laufschuhe für Anfänger'],
    ['fr', 'Quel ordinateur portable choisir ?'],
    ['fr', 'meilleures chaussures de course'],
    ['es', '¿Qué portátil debería comprar?'],
    ['es', 'mejores zapatillas para correr'],
    ['it', 'Quale portatile devo comprare?'],
    ['it', 'migliori scarpe da corsa'],
    ['pt', 'Qual é o melhor CRM para pequenas empresas?'],
    ['nl', 'Welke laptop moet ik kopen?'],
    ['nl', 'Wat zijn de beste hardloopschoenen?'],
    ['sv', 'Vilken bärbar dator ska jag köpa?'],
    ['pl', 'najlepsze buty do biegania'],
    ['tr', 'Hangi dizüstü bilgisayarı almalıyım?'],
    ['ru', 'Какой ноутбук купить?'],
    ['uk', 'Який ноутбук купити для навчання?'],
    ['ja', 'おすすめのノートパソコンは？'],
    ['zh', '哪个牌子的手机好'],
    ['ko', '가장 좋은 러닝화'],
    ['ar', 'ما هو أفضل حاسوب محمول؟'],
    ['he', 'מהו המחשב הנייד הטוב ביותר?'],
    ['th', 'โน้ตบุ๊กยี่ห้อไหนดี'],
    ['hi', 'सबसे अच्छा लैपटॉप कौन सा है?'],
    ['vi', 'Nên mua máy tính xách tay nào?'],
  ])('is %s: %s', (language, text) => {
    expect(detectLanguage(text)).toBe(language);
  });

  it.each(['', '???', '2025', 'HP', 'Dell XPS 13', 'Acme', '🏆🏆🏆', 'Que portátil devo comprar?'])(
    'is not known: %j',
    (text) => {
      expect(detectLanguage(text)).toBeNull();
    },
  );

  it('is two letters or not known, whatever the text is', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(detectLanguage(text) ?? 'en').toMatch(/^[a-z]{2}$/);
      }),
    );
  });
});
