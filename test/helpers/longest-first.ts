import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Files that wait long for processes: begun last, one of them would run alone at the end. */
const LONGEST = [
  'dashboard/pages',
  'ingest/reprocess/reextract',
  'readme',
  'start',
  'stores/roles',
  'fault-injection/hunt',
  'ingest/full-disk',
  'fault-injection/interleavings',
  'ingest/ledger/ledger',
  'collector/workers',
  'http/hanging-stores',
  'ingest/exactly-once',
  'http/cached-responses',
  'reports/equivalence',
  'embedded-stores/join',
  'collector/collect',
  'ingest/reprocess/deletion',
  'evaluation/evaluate',
  'recipes',
  'bench/bench',
  'stores/cluster',
  'runtime/stopping',
  'ingest/import/importer',
  'scripts/admin',
  'catalogue/rights',
  'upgrade',
  'walkthrough',
  'ingest/killed-stores',
  'collector/killed',
  'stores/newer',
  'rolling-restart',
  'backup/drill',
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
