import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

const FOLDER = path.resolve(import.meta.dirname, '../../../shared/data/engine-responses');

/** Why tests of recorded responses are skipped, or null where the responses are there. */
export const MISSING = existsSync(FOLDER) ? null : 'the recorded responses are not beside the repository';

export const recorded = (name: string): string => readFileSync(path.join(FOLDER, `${name}.json`), 'utf8');
