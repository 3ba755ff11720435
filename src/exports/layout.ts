import type { Config } from '../runtime/config.ts';
import type { FileFormat } from '../shared/row-output.ts';
import type { Part } from './kinds.ts';

/** Layout of the files in a brand's folder. */
export type Layout = Config['EXPORT_LAYOUT'];

const LAYOUTS: Readonly<Record<Layout, (part: Part, format: FileFormat, brandId: string) => string>> = {
  flat: ({ kind, day }, format) => (day === null ? `${kind}.${format}` : `${kind}/${day}.${format}`),
  // Folders named column=value, by which engines skip days and brands without opening a file.
  hive: ({ kind, day }, format, brandId) =>
    `${kind}/brand_id=${brandId}${day === null ? '' : `/day=${day}`}/part.${format}`,
};

/** Makes the name of a part's file, below the brand's folder, with forward slashes. */
export const namesOf =
  (layout: Layout, format: FileFormat, brandId: string) =>
  (part: Part): string =>
    LAYOUTS[layout](part, format, brandId);
