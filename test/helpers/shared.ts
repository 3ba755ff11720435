import { createTestApi, type TestApi } from './api.ts';
import { createTestStores, type TestStores } from './stores.ts';

let stores: Promise<TestStores> | undefined;
let api: Promise<TestApi> | undefined;

/**
 * Databases shared by test files that run in one process, one after the other: creating some takes a second
 * of processor time. They are for tests that use only brands, organizations and people that they create.
 * Tests that change or count things of all brands (plans, domains, the outbox, rereadings, whole tables), or
 * that rename, drop or kill, take `createTestStores`. They stay until the end of the run: `close` does
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
