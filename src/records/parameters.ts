import type { z } from 'zod';
import { engineFilter } from '../reports/parameters.ts';
import { normalizeDomain } from '../words/domains.ts';
import { quote } from '../words/faults.ts';
import { pageParameters } from '../words/page.ts';
import {
  boolean,
  countryFilter,
  includeArchived,
  parameter,
  promptFilter,
  rangedQuery,
  readUuid,
} from '../words/parameters.ts';

const MAX_ROWS = 100;

/** The parameters every list has. */
const shared = {
  prompt_id: promptFilter.optional(),
  engine: engineFilter.optional(),
  country: countryFilter.optional(),
  include_archived: includeArchived,
  ...pageParameters(MAX_ROWS),
};

export const answerParameters = rangedQuery({
  ...shared,
  brand_mentioned: boolean('true: only answers that mention the own brand, false: only others.').optional(),
});

export const mentionParameters = rangedQuery({
  ...shared,
  competitor_id: parameter(readUuid, {
    format: 'uuid',
    description: "One competitor's id, or the brand's own competitor_id.",
    example: 'c3b1f0a4-7b1d-4f4e-9a53-0c2f5e6d7a88',
  }).optional(),
});

export const citationParameters = rangedQuery({
  ...shared,
  domain: parameter<string>(
    (text) => {
      const value = normalizeDomain(text);
      return value ? { value } : { fault: `must be a domain such as example.com, not ${quote(text)}` };
    },
    { description: 'One domain; capitals and a leading www. are ignored.', example: 'example.com' },
  ).optional(),
});

export type AnswerListQuery = z.output<typeof answerParameters>;
export type MentionListQuery = z.output<typeof mentionParameters>;
export type CitationListQuery = z.output<typeof citationParameters>;
