import { type NumberDomains, rememberingNumbers } from '../../domains/numbers.ts';
import type { NewStatus } from '../../prompts/create-prompts.ts';
import type { StoreClients } from '../../stores/stores.ts';
import { BrandDirectory } from '../brands/brand-directory.ts';
import type { IngestBrand } from '../brands/ingest-brand.ts';
import type { ResolvedAnswer } from '../brands/resolved-answer.ts';
import type { ImportLine } from './line.ts';
import { PromptDirectory } from './prompt-directory.ts';
import type { SourceLine } from './source-lines.ts';

export interface ImportCounts {
  answers: number;
  mentions: number;
  citations: number;
  duplicates: number;
  rejected: number;
  /** Sources of the answers that are no http or https address of a domain, or pages of the engine itself. */
  dropped_sources: number;
}

export interface ImportOptions {
  readonly brand: IngestBrand;
  readonly lines: AsyncIterable<SourceLine> | Iterable<SourceLine>;
  /** Gets every line that is not imported; of a file in another format than lines of JSON, the first one only. */
  readonly onReject: (source: string, number: number, reason: string) => void;
  /** Gets every line that is imported without some of its sources. */
  readonly onDrop?: (source: string, number: number, reason: string) => void;
  /** Gets the answers of lines that are right, duplicates included. */
  readonly onAnswers?: (answers: readonly ResolvedAnswer[]) => void;
  /** Status of new prompts; paused by default, since an import of history must start no paid questions. */
  readonly prompts?: NewStatus;
  /** Gets the number of new prompts that are paused because the plan has no room for active ones. */
  readonly onPaused?: (prompts: number) => void;
  /** Gets the number of lines done so far. */
  readonly onProgress?: (lines: number) => void;
  /** Ends the import; what is accepted stays, and the next sender sends it. */
  readonly signal?: AbortSignal | undefined;
}

/** Position of a line: its file and its number there. */
export type LinePosition = Pick<SourceLine, 'source' | 'number'>;

/** A line that was read, and its position. */
export interface ReadLine {
  readonly at: LinePosition;
  readonly line: ImportLine;
}

/** State of one import, which its stages share: read, check, resolve, accept. */
export class ImportState {
  readonly stores: StoreClients;
  readonly options: ImportOptions;
  readonly directory: BrandDirectory;
  readonly prompts: PromptDirectory;
  /** Numbers of cited domains; each domain is looked up once per import. */
  readonly numbersOf: NumberDomains;
  readonly counts: ImportCounts = {
    answers: 0,
    mentions: 0,
    citations: 0,
    duplicates: 0,
    rejected: 0,
    dropped_sources: 0,
  };
  /** Answers that are being accepted, by id. */
  underWay: ReadonlyMap<string, ResolvedAnswer> = new Map();
  /** Lines that are accepted or duplicates; rejected ones are in `counts`. */
  done = 0;

  private constructor(stores: StoreClients, options: ImportOptions, directory: BrandDirectory) {
    this.stores = stores;
    this.options = options;
    this.directory = directory;
    this.prompts = new PromptDirectory(stores.postgres, options.brand, options.prompts ?? 'paused');
    this.numbersOf = rememberingNumbers(stores.postgres);
  }

  static async open(stores: StoreClients, options: ImportOptions): Promise<ImportState> {
    return new ImportState(stores, options, await BrandDirectory.load(stores.postgres, options.brand));
  }

  /** Leaves a line out. @param reason null where the line is counted only. */
  reject({ source, number }: LinePosition, reason: string | null): void {
    this.counts.rejected += 1;
    if (reason !== null) this.options.onReject(source, number, reason);
  }

  /** Reports progress after a batch. */
  reportProgress(): void {
    this.options.onProgress?.(this.done + this.counts.rejected);
  }
}

/** Result of some work on one line; a text with the reason where the work throws anything. */
export function attempted<T>(work: () => T): T | string {
  try {
    return work();
  } catch (error) {
    return `cannot be read: ${(error as Error).message}`;
  }
}
