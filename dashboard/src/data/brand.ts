import { useAll } from './all-pages.ts';
import type { Brand, Competitor } from './shapes.ts';
import { dataUrl, type Source, useSource } from './source.ts';
import { type Loaded, useData } from './use-data.ts';

/** Brand of the page; nothing behind a share link. */
export function useBrand(): Loaded<Brand> {
  const source = useSource();
  return useData<Brand>(source.brandId === null ? null : dataUrl(source, 'brand'));
}

/** The address of the competitors of a status, or of several. */
export const competitorsUrl = (source: Source, status: string): string =>
  dataUrl(source, `competitors?status=${status}`);

/** The competitors of the brand of the page: those of a status, or all. */
export const useCompetitors = (status = 'tracked,suggested,dismissed') =>
  useAll<Competitor>(competitorsUrl(useSource(), status));
