import { AsyncLocalStorage } from 'node:async_hooks';

/** The id of the request for which the code that runs now runs. */
export const currentRequest = new AsyncLocalStorage<string>();
