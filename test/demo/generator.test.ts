import { expect, it } from 'vitest';
import { demoLines, demoSize } from '../../src/demo/generator.ts';
import { DEMO_COUNTRIES } from '../../src/demo/market.ts';

/* What the demo has to show, in the lines that it is made of. */

interface Line {
  readonly prompt_text: string;
  readonly engine: string;
  readonly country: string;
  readonly answered_at: string;
  readonly text: string;
  readonly search_queries?: readonly string[];
}

const TODAY = '2026-11-21';
const texts = [...demoLines(TODAY, 90)];
const lines = texts.map((text): Line => JSON.parse(text));

/** In which share of some answers a text occurs. */
const share = (some: readonly Line[], text: string | RegExp) =>
  some.filter((line) => new RegExp(text).test(line.text)).length / some.length;

const of = (engine: string) => lines.filter((line) => line.engine === engine);

it('is the same each time, but for its dates', () => {
  expect(texts.length).toBe(demoSize(90));
  expect([...demoLines(TODAY, 90)]).toEqual(texts);
  const later = [...demoLines('2027-01-01', 90)].map((text) => JSON.parse(text).text);
  expect(later).toEqual(lines.map(({ text }) => text));
});

it('has a rival that rises, one that falls, and a brand that grows', () => {
  const [first, last] = [lines.slice(0, 2_400), lines.slice(-2_400)];
  const change = (name: string) => share(last, name) - share(first, name);
  expect(change('DeskPilot')).toBeGreaterThan(0.25);
  expect(change('HelpHarbor')).toBeLessThan(-0.15);
  expect(change('Brightdesk')).toBeGreaterThan(0.03);
  expect(Math.abs(change('Ticketly'))).toBeLessThan(0.04);
});

it('has engines that differ', () => {
  expect(share(of('chatgpt'), 'Brightdesk') - share(of('gemini'), 'Brightdesk')).toBeGreaterThan(0.1);
  expect(share(of('gemini'), /^1\. /m) - share(of('google_ai_overview'), /^1\. /m)).toBeGreaterThan(0.4);
  expect(share(of('perplexity'), /\[1\]/)).toBeGreaterThan(0.5);
  expect(of('perplexity').some((line) => line.search_queries)).toBe(false);
  expect(of('chatgpt').every((line) => line.search_queries?.length === 2)).toBe(true);
});

it('has negative voices, above all of what the brand costs', () => {
  expect(share(lines, 'not recommend it any more|nicht mehr zu empfehlen')).toBeGreaterThan(0.05);
  const asked = lines.filter(({ prompt_text }) => /cost|kostet/.test(prompt_text));
  expect(share(asked, 'Brightdesk (is expensive|costs more|ist teuer|wird jedes Jahr)')).toBeGreaterThan(
    0.15,
  );
});

it('asks each country in its language, prompts that name the brand and others', () => {
  for (const { code, prompts } of DEMO_COUNTRIES) {
    const asked = new Set(lines.filter(({ country }) => country === code).map((line) => line.prompt_text));
    expect(asked).toEqual(new Set(prompts));
    expect(prompts.filter((prompt) => prompt.includes('Brightdesk')).length).toBe(2);
  }
});

it('answers all day, and today in its first minute alone: nothing is of the future', () => {
  const hours = new Set(lines.map(({ answered_at }) => answered_at.slice(11, 13)));
  expect(hours.size).toBe(24);
  const newest = lines.filter(({ answered_at }) => answered_at >= TODAY);
  expect(newest.length).toBe(demoSize(1));
  expect(newest.every(({ answered_at }) => answered_at < `${TODAY}T00:01`)).toBe(true);
});
