import { send, type TestApi, type TestBrand } from '../helpers/api.ts';

/*
 * A copy of a brand's answers as a warehouse keeps it: it follows the change feed from its own cursor and replaces all of
 * an answer by its id. It reads the API alone.
 */

// biome-ignore lint/suspicious/noExplicitAny: an answer as the API sends it
export type Change = Record<string, any>;

export interface Page {
  readonly data: readonly Change[];
  readonly meta: {
    readonly limit: number;
    readonly next: string;
    readonly has_more: boolean;
    readonly complete_through: string | null;
  };
}

export async function readPage(
  api: Pick<TestApi, 'url'>,
  { key }: Pick<TestBrand, 'key'>,
  query: Readonly<Record<string, string>>,
): Promise<Page> {
  const parameters = new URLSearchParams(query);
  const { status, body, text } = await send(api.url, 'GET', `/v1/changes?${parameters}`, { key });
  if (status !== 200) throw new Error(`GET /v1/changes: ${status} ${text.slice(0, 300)}`);
  return body;
}

export class Copy {
  readonly answers = new Map<string, Change>();
  /** Faults that were found, in words. */
  readonly found: string[] = [];
  /** Answers that came, each as often as it came. */
  came = 0;
  completeThrough: string | null = null;
  #cursor: string | null = null;
  #last = 0;
  readonly #api: Pick<TestApi, 'url'>;
  readonly #brand: Pick<TestBrand, 'key'>;

  constructor(api: Pick<TestApi, 'url'>, brand: Pick<TestBrand, 'key'>) {
    this.#api = api;
    this.#brand = brand;
  }

  /** Another copy that goes on from here by itself. */
  clone(): Copy {
    const copy = new Copy(this.#api, this.#brand);
    for (const [id, answer] of this.answers) copy.answers.set(id, answer);
    copy.#cursor = this.#cursor;
    copy.#last = this.#last;
    return copy;
  }

  /** Reads one page. @returns its answers, and whether more follow. */
  async step(limit: number): Promise<Page> {
    const page = await readPage(this.#api, this.#brand, {
      limit: String(limit),
      ...(this.#cursor === null ? {} : { after: this.#cursor }),
    });
    const { data, meta } = page;
    if (data.length > limit) this.found.push(`a page of ${limit} has ${data.length} answers`);
    if (meta.has_more && data.length === 0) this.found.push('a page without answers says that more follow');
    if (meta.has_more !== (meta.complete_through === null)) {
      this.found.push(`has_more is ${meta.has_more}, complete_through ${meta.complete_through}`);
    }
    for (const change of data) {
      const { sequence, ...answer } = change;
      if (!(sequence > this.#last)) this.found.push(`sequence ${sequence} came after ${this.#last}`);
      this.#last = sequence;
      const before = this.answers.get(answer.id);
      // An answer comes again only where it says something else.
      if (before && JSON.stringify(before) === JSON.stringify(answer)) {
        this.found.push(`answer ${answer.id} came again as it was, with sequence ${sequence}`);
      }
      this.answers.set(answer.id, answer);
    }
    this.came += data.length;
    this.completeThrough = meta.complete_through;
    this.#cursor = meta.next;
    return page;
  }

  /** Reads up to the end. @returns the answers that came. */
  async pull(limit = 500): Promise<Change[]> {
    const came: Change[] = [];
    for (;;) {
      const { data, meta } = await this.step(limit);
      came.push(...data);
      if (!meta.has_more) return came;
    }
  }
}

/** All of a brand's answers as their single reads give them, by id. */
export async function singleReads(
  api: Pick<TestApi, 'url'>,
  { key }: Pick<TestBrand, 'key'>,
  ids: Iterable<string>,
): Promise<Map<string, Change>> {
  const answers = new Map<string, Change>();
  for (const id of ids) {
    const { status, body } = await send(api.url, 'GET', `/v1/answers/${id}`, { key });
    if (status === 200) answers.set(id, body);
  }
  return answers;
}
