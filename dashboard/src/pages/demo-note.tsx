import type { Run } from '../data/shapes.ts';
import { useSource } from '../data/source.ts';
import { useData } from '../data/use-data.ts';

/** Says what questions and costs of the demo are, which asks no engine; nothing of other brands. */
export function DemoNote() {
  const { brandId, base } = useSource();
  const { data } = useData<Run>(brandId === null ? null : `${base}/run`);
  return data?.is_demo ? (
    <p class="hint">
      The demo asks no engine, and costs nothing: these are the questions and costs that a brand like it would
      have.
    </p>
  ) : null;
}
