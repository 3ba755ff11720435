import { splitList } from './comma-list.ts';
import { rangeText } from './dates.ts';
import { countryName, engineName, intentName, languageName } from './names.ts';
import { counted } from './numbers.ts';

const WORDS: Readonly<Record<string, (value: string) => string>> = {
  engine: engineName,
  country: countryName,
  intent: intentName,
  topic: String,
  tag: (tag) => `tagged ${tag}`,
  language: languageName,
};

/** The filters that a share link keeps: `Last 30 days · ChatGPT, Gemini`. */
export function filtersText(filters: Readonly<Record<string, string>>): string {
  const { days, start_date: start, end_date: end, prompt_id: prompts, ...others } = filters;
  return [
    days && `Last ${days} days`,
    start && end && rangeText({ start, end }),
    prompts && counted(prompts.split(',').length, 'prompt'),
    ...Object.entries(others).map(([name, values]) => {
      const word = WORDS[name];
      return word ? splitList(values).map(word).join(', ') : `${name.replaceAll('_', ' ')} ${values}`;
    }),
  ]
    .filter(Boolean)
    .join(' · ');
}
