import type { Usage } from '../providers/index.ts';

/** Both where both are known, else the one that is. */
const sum = (one: number | undefined, other: number | undefined) =>
  one === undefined ? other : one + (other ?? 0);

/**
 * What an answer took in all. Tokens are those that were told; the cost is known only where each call's is, and no
 * provider tells that of a reading.
 */
export function inAll(asking: Usage, reading: Usage | null): Usage {
  if (reading === null) return asking;
  return {
    inputTokens: sum(asking.inputTokens, reading.inputTokens),
    outputTokens: sum(asking.outputTokens, reading.outputTokens),
    searches: asking.searches,
    costMicros:
      asking.costMicros === undefined || reading.costMicros === undefined
        ? undefined
        : asking.costMicros + reading.costMicros,
  };
}
