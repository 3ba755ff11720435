import { later } from '../parts/later.tsx';

/** Import of a file, whose script is the largest part of a page that few open. */
export const Import = later(async () => (await import('./settings/import.tsx')).Import);
