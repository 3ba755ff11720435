import { z } from 'zod';
import { createPrompts, type ImportedPrompt, type NewStatus } from '../../prompts/create-prompts.ts';
import { quote } from '../../shared/faults.ts';
import type { BrandScope } from '../../stores/brand-scope.ts';
import type { Postgres } from '../../stores/postgres.ts';
import { rowsOf } from '../../stores/rows.ts';
import type { ImportLine } from './line.ts';

const KnownPrompt = z.object({ id: z.string(), no: z.number(), text: z.string() });

export type KnownPrompt = Readonly<z.output<typeof KnownPrompt>>;

/** Finds a fault of the text that a line gives beside the id of its prompt; null where it is that prompt's. */
export const promptTextFault = (
  { id, text }: KnownPrompt,
  { prompt_text = text }: ImportLine,
): string | null =>
  prompt_text === text
    ? null
    : `prompt_text ${quote(prompt_text)} is not the text of prompt_id ${id}, which is ${quote(text)}; send one of both`;

/** The brand's prompts, by id and by text; a new text becomes a prompt. Lines are prepared before they are found. */
export class PromptDirectory {
  readonly #postgres: Postgres;
  readonly #brand: BrandScope;
  readonly #status: NewStatus;
  readonly #byId = new Map<string, KnownPrompt>();
  readonly #byText = new Map<string, KnownPrompt>();

  constructor(postgres: Postgres, brand: BrandScope, status: NewStatus) {
    this.#postgres = postgres;
    this.#brand = brand;
    this.#status = status;
  }

  async #load(ids: readonly string[], texts: readonly string[]): Promise<void> {
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
   * Looks the prompts of lines up.
   * @returns prompts to create, of texts that are none yet: each with the country, topic and tags of its first line.
   */
  async lookUp(lines: readonly ImportLine[]): Promise<readonly ImportedPrompt[]> {
    const wanted = new Map<string, ImportedPrompt>();
    for (const { prompt_id, prompt_text: text, country, topic = null, tags = [] } of lines) {
      if (prompt_id === undefined && text !== undefined && !wanted.has(text)) {
        wanted.set(text, { text, country, topic, tags });
      }
    }
    await this.#load(
      lines.flatMap(({ prompt_id }) => prompt_id ?? []),
      [...wanted.keys()],
    );
    return [...wanted.values()].filter(({ text }) => !this.#byText.has(text));
  }

  /**
   * Looks the prompts of lines up, and creates those that are new: all in one transaction, since one each takes 3 ms.
   * @returns how many of those that were to be active are paused, as the plan has no room for them.
   */
  async prepare(lines: readonly ImportLine[]): Promise<number> {
    const unheard = await this.lookUp(lines);
    if (unheard.length === 0) return 0;
    const paused = await createPrompts(this.#postgres, this.#brand, unheard, this.#status);
    await this.#load(
      [],
      unheard.map(({ text }) => text),
    );
    return paused;
  }

  /** The prompt of a line; null where it names one that the brand does not have. */
  find({ prompt_id, prompt_text = '' }: ImportLine): KnownPrompt | null {
    const prompt = prompt_id === undefined ? this.#byText.get(prompt_text) : this.#byId.get(prompt_id);
    return prompt ?? null;
  }
}
