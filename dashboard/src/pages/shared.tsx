import type { SharedPage } from '../data/shapes.ts';
import { type Source, SourceContext } from '../data/source.ts';
import { useData } from '../data/use-data.ts';
import { readFilters } from '../navigation/filters.ts';
import { place } from '../navigation/location.ts';
import { Status } from '../parts/status.tsx';
import { useTitle } from '../parts/use-title.ts';
import { filtersText } from '../words/filters.ts';
import { capital } from '../words/names.ts';
import { Brands, Prompts, Sources } from './later-pages.tsx';
import { Overview } from './overview/index.tsx';
import { Door, NotAvailable } from './sign-in.tsx';

interface Shared {
  readonly page: SharedPage;
  readonly filters: Readonly<Record<string, string>>;
  readonly brand: { readonly name: string; readonly competitor_id: string };
}

/** Filters that signals have, too. */
const OF_SIGNALS = ['days', 'start_date', 'end_date', 'engine', 'country'];

const PAGES = { overview: Overview, prompts: Prompts, brands: Brands, sources: Sources } as const;

/** Page of a brand behind a share link. */
export function SharedLink() {
  const token = encodeURIComponent(place.value.hash.slice(1));
  const base = `/app/shared/${token}`;
  const { data, error } = useData<Shared>(token === '' ? null : base);
  const title = data ? `${data.brand.name}: ${capital(data.page)}` : 'Shared page';
  useTitle(title);
  if (error && error.status !== 404) return <NotAvailable problem={error} />;
  if (error || token === '') {
    return (
      <Door title="This link does not work">
        <p>It was revoked, or is incomplete. Ask its sender for a new one.</p>
      </Door>
    );
  }
  if (!data) return null;
  const Page = PAGES[data.page];
  const { range } = readFilters(new URLSearchParams(data.filters));
  const hasOtherFilters = Object.keys(data.filters).some((name) => !OF_SIGNALS.includes(name));
  const source: Source = { brandId: null, mayChange: false, base, range, hasOtherFilters };
  return (
    <div class="frame shared">
      <main id="main">
        <header class="page-head">
          <h1>{title}</h1>
          <span class="wordmark hint">
            <span class="mark" aria-hidden="true" />
            Answer Visibility
          </span>
        </header>
        <p class="hint">{filtersText(data.filters)}. Days are UTC.</p>
        <SourceContext.Provider value={source}>
          <Page />
        </SourceContext.Provider>
      </main>
      <Status />
    </div>
  );
}
