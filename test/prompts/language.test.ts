import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { languageOfPrompt } from '../../src/prompts/language.ts';
import { AFTERWARDS, HELD_OUT, TUNED } from './typed-prompts.ts';

describe('the language of a prompt', () => {
  it.each([
    ['en', 'What is the best CRM for small business?'],
    ['en', 'best running shoes'],
    ['en', 'Which laptop should I buy for college?'],
    ['en', 'Is Notion better than Evernote?'],
    ['en', 'who makes the best vacuum cleaner'],
    ['de', 'Was ist das beste CRM für kleine Unternehmen?'],
    ['de', 'beste Laufschuhe für Anfänger'],
    ['de', 'Ist Acme gut?'],
    ['fr', 'Quel ordinateur portable choisir ?'],
    ['fr', 'meilleures chaussures de course'],
    ['es', '¿Qué portátil debería comprar?'],
    ['es', '¿Cuál es la mejor cafetera?'],
    ['es', 'mejores zapatillas para correr'],
    ['it', 'Quale portatile devo comprare?'],
    ['it', 'migliori scarpe da corsa'],
    ['pt', 'Qual é o melhor CRM para pequenas empresas?'],
    ['pt', 'Que portátil devo comprar?'],
    ['nl', 'Welke laptop moet ik kopen?'],
    ['nl', 'Wat zijn de beste hardloopschoenen?'],
    ['sv', 'Vilken bärbar dator ska jag köpa?'],
    ['pl', 'najlepsze buty do biegania'],
    ['tr', 'Hangi dizüstü bilgisayarı almalıyım?'],
    ['tr', 'EN İYİ ROBOT SÜPÜRGE HANGİSİ'],
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
    expect(languageOfPrompt(text)).toBe(language);
    expect(languageOfPrompt(text.normalize('NFD'))).toBe(language);
  });

  it.each([
    ['nothing', ['', '???', '2025', '🏆🏆🏆']],
    [
      'names',
      ['HP', 'Dell XPS 13', 'Acme', 'Las Vegas Los Angeles', 'La Roche-Posay', 'Best Western Berlin'],
    ],
    ['words of several languages', ['top ten apps', 'Slack vs Teams', 'Bestseller list', 'iphone 17 review']],
    ['sister languages', ['que comprar', 'koji je najbolji', 'apa laptop terbaik', '比較']],
    ['a language whose words we do not know', ['најдобар телефон', 'ең жақсы телефон', 'सर्वोत्तम मोबाईल']],
  ])('is not told by %s', (_, texts) => {
    expect(texts.filter((text) => languageOfPrompt(text) !== null)).toEqual([]);
  });

  it('is that of the words around what is written in another script', () => {
    expect(languageOfPrompt('купить iphone 17 pro max')).toBe('ru');
    expect(languageOfPrompt('iPhone 16 Pro Max ケース おすすめ')).toBe('ja');
    expect(languageOfPrompt('what does かわいい mean')).toBe('en');
  });

  it.each([
    ['tuned by', TUNED, 0.9],
    ['held out', HELD_OUT, 0.8],
    ['written afterwards', AFTERWARDS, 0.6],
  ])('is wrong of none of the prompts %s, and told of most', (_, prompts, recall) => {
    const told = prompts.map((prompt) => ({ ...prompt, told: languageOfPrompt(prompt.text) }));
    expect(told.filter(({ language, told }) => told !== null && told !== language)).toEqual([]);
    const tellable = told.filter(({ language }) => language !== null);
    expect(tellable.filter(({ told }) => told !== null).length / tellable.length).toBeGreaterThan(recall);
  });

  it('is two letters or not known, whatever the text is', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(languageOfPrompt(text) ?? 'en').toMatch(/^[a-z]{2}$/);
      }),
    );
  });
});
