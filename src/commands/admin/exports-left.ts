import { loadConfig } from '../../runtime/config.ts';

/** What was deleted, and where nightly exports of the brands were written: those are files, and stay. */
export function withExports<T extends object>(brandIds: readonly string[], deleted: T) {
  const { EXPORT_DIR } = loadConfig(process.env);
  const place = EXPORT_DIR?.replace(/\/$/, '');
  return { ...deleted, exports_left: place === undefined ? [] : brandIds.map((id) => `${place}/${id}`) };
}
