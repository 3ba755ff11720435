import { createTestApi, type TestApi } from './api.ts';
import { createTestStores, type TestStores } from './stores.ts';

let stores: Promise<TestStores> | undefined;
let api: Promise<TestApi> | undefined;

/**
 * Databases that test files share which run in one process, one after the other: making some takes a second of processor
 * time. They are for tests that speak of nothing but brands, organizations and people that they make, and find only
 * these. Whoever changes or counts what belongs to all (plans, domains, what waits in the outbox or to be read again,
 * whole tables), renames, drops or kills takes `createTestStores`. They stay until the end of the run: `close` does
 * nothing.
 */
export function sharedStores(): Promise<TestStores> {
  stores ??= createTestStores().then((made) => ({ ...made, close: async () => {} }));
  return stores;
}

/** The API as `createTestApi` makes it, on the databases that are shared. */
export function sharedApi(): Promise<TestApi> {
  api ??= sharedStores()
    .then((made) => createTestApi({}, made))
    .then((made) => ({ ...made, close: async () => {} }));
  return api;
}
