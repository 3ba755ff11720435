import { expect, it } from 'vitest';
import { conflictOf, contentOf } from '../../../src/ingest/outbox/known-answers.ts';

const ASKED = { prompt_text: 'best laptops', engine: 'chatgpt', country: 'US', answered_at: 0 };

it('takes a line for the answer that was stored before markers were taken out of texts', () => {
  const given = 'Acme is quick.【4:0†a.example】';
  const stored = contentOf({ ...ASKED, text: given });
  const line = contentOf({ ...ASKED, text: 'Acme is quick.' });
  expect(conflictOf(undefined, stored, line, given)).toBeNull();
  expect(conflictOf(undefined, line, line, given)).toBeNull();
  expect(conflictOf(undefined, stored, line)).toContain('another text');
  expect(conflictOf(undefined, contentOf({ ...ASKED, text: 'Brio.' }), line, given)).toContain(
    'another text',
  );
});
