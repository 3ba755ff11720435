import { loadConfig } from '../../runtime/config.ts';

/** Reports deleted rows and the folder of the brands' nightly exports: those files stay. */
export function withExports<T extends object>(brandIds: readonly string[], deleted: T) {
  const { EXPORT_DIR } = loadConfig(process.env);
  const place = EXPORT_DIR?.replace(/\/$/, '');
  return { ...deleted, exports_left: place === undefined ? [] : brandIds.map((id) => `${place}/${id}`) };
}
