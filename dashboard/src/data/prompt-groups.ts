import { useSource } from './source.ts';
import { type Loaded, useData } from './use-data.ts';

/** Groups of prompts that a brand has. */
export interface PromptGroups {
  readonly topics: readonly string[];
  readonly tags: readonly string[];
  /** ISO 639-1 codes. */
  readonly languages: readonly string[];
}

/** Groups of the prompts of the page's brand; nothing behind a share link. */
export function usePromptGroups(): Loaded<PromptGroups> {
  const { brandId, base } = useSource();
  return useData<PromptGroups>(brandId === null ? null : `${base}/prompt-groups`);
}
