import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Files that wait long for processes: begun last, one of them would run alone at the end. */
const LONGEST = [
  'readme',
  'dashboard/pages',
  'start',
  'ingest/reextract',
  'bench/bench',
  'hunt/interleavings',
  'stores/roles',
  'ingest/full-disk',
  'hunt/hunt',
  'reports/equivalence',
  'collector/workers',
  'extraction/linear',
  'http/hanging-stores',
  'runtime/stopping',
].map((name) => `test/${name}.test.ts`);

const placeOf = ({ moduleId }: TestSpecification) => {
  const place = LONGEST.findIndex((file) => moduleId.endsWith(file));
  return place === -1 ? LONGEST.length : place;
};

/** The order of vitest, which on a fresh clone is that of their sizes, with those first that take longest. */
export default class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return (await super.sort(files)).sort((a, b) => placeOf(a) - placeOf(b));
  }
}
