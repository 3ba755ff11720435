/** A source of a line that is not kept. */
export interface DroppedSource {
  /** Its place in the line and its address, e.g. `citations.2.url "ftp://…"`. */
  readonly what: string;
  /** True for a page of the engine itself. */
  readonly own: boolean;
}

const MOST_NAMED = 3;

/** Reasons, for one source and for several. */
const REASONS = {
  address: ['no http or https address of a domain', 'no http or https address of a domain'],
  own: ['a page of the engine itself', 'pages of the engine itself'],
} as const;

/** Reason in words why a line lost sources, by kind; the first three of a kind are named. */
export function droppedReason(dropped: readonly DroppedSource[]): string {
  const kinds = [dropped.filter(({ own }) => !own), dropped.filter(({ own }) => own)];
  const reasons = kinds.flatMap((some, at) => {
    if (some.length === 0) return [];
    const [one, several] = at === 0 ? REASONS.address : REASONS.own;
    const more = some.length - MOST_NAMED;
    const first = some.slice(0, MOST_NAMED).map(({ what }) => what);
    const named = [...first, ...(more > 0 ? [`and ${more} more`] : [])].join(', ');
    return `${some.length === 1 ? `a source that is ${one}` : `${some.length} sources that are ${several}`}: ${named}`;
  });
  return `is imported without ${reasons.join('; and without ')}`;
}
