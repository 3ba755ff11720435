import { z } from 'zod';
import { createPrompt, createPrompts, type NewStatus } from '../prompts/create-prompts.ts';
import { newPromptSchema } from '../prompts/prompt.ts';
import type { BrandKey } from '../stores/brand-scope.ts';
import type { Postgres } from '../stores/postgres.ts';
import { rowsOf } from '../stores/rows.ts';
import { Refusal } from '../words/refusal.ts';
import type { ImportLine } from './line.ts';

const KnownPrompt = z.object({ id: z.string(), no: z.number(), text: z.string() });

export type KnownPrompt = Readonly<z.output<typeof KnownPrompt>>;

/** The brand's prompts, by id and by text; a new text becomes a prompt. */
export class PromptDirectory {
  readonly #postgres: Postgres;
  readonly #brand: BrandKey;
  readonly #status: NewStatus;
  readonly #byId = new Map<string, KnownPrompt>();
  readonly #byText = new Map<string, KnownPrompt>();

  constructor(postgres: Postgres, brand: BrandKey, status: NewStatus) {
    this.#postgres = postgres;
    this.#brand = brand;
    this.#status = status;
  }

  async load(ids: readonly string[], texts: readonly string[]): Promise<void> {
    const unknownIds = ids.filter((id) => !this.#byId.has(id));
    const unknownTexts = texts.filter((text) => !this.#byText.has(text));
    if (unknownIds.length + unknownTexts.length === 0) return;
    const result = await this.#postgres.query(
      'SELECT id, no, text FROM prompts WHERE brand_id = $1 AND (id = ANY($2::uuid[]) OR text = ANY($3::text[]))',
      [this.#brand.brandId, unknownIds, unknownTexts],
    );
    for (const prompt of rowsOf(KnownPrompt, result)) this.#remember(prompt);
  }

  #remember(prompt: KnownPrompt) {
    this.#byId.set(prompt.id, prompt);
    this.#byText.set(prompt.text, prompt);
  }

  /**
   * Finds the prompts of lines, and creates those that are new, as many as there is room for: all in one
   * transaction, since one each takes 3 ms.
   */
  async prepare(lines: readonly ImportLine[]): Promise<void> {
    // The country that comes first is the one it is created for.
    const countries = new Map<string, string>();
    for (const { prompt_id, prompt_text, country } of lines) {
      if (prompt_id === undefined && prompt_text !== undefined && !countries.has(prompt_text)) {
        countries.set(prompt_text, country);
      }
    }
    await this.load(
      lines.flatMap(({ prompt_id }) => prompt_id ?? []),
      [...countries.keys()],
    );
    const unheard = [...countries].filter(([text]) => !this.#byText.has(text));
    if (unheard.length === 0) return;
    await createPrompts(
      this.#postgres,
      this.#brand,
      unheard.map(([text, country]) => ({ text, country })),
      this.#status,
    );
    await this.load(
      [],
      unheard.map(([text]) => text),
    );
  }

  /** @throws Refusal `prompt_limit_exceeded` where the plan has no room for another prompt. */
  async find({ prompt_id, prompt_text, country }: ImportLine): Promise<KnownPrompt | null> {
    if (prompt_id !== undefined) return this.#byId.get(prompt_id) ?? null;
    const text = prompt_text ?? '';
    const known = this.#byText.get(text);
    if (known) return known;
    try {
      const prompt = newPromptSchema.parse({ text, countries: [country] });
      await createPrompt(this.#postgres, this.#brand, prompt, this.#status);
    } catch (error) {
      if (!(error instanceof Refusal && error.code === 'prompt_already_exists')) throw error;
    }
    await this.load([], [text]);
    return this.#byText.get(text) ?? null;
  }
}
