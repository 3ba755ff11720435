import type { ComponentChildren } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { useBrand } from '../data/brand.ts';
import { brandOf, homeOf, session, signOut } from '../data/session.ts';
import { useSource } from '../data/source.ts';
import { refresh } from '../data/use-data.ts';
import { LISTS, type ListFilter, underFilters } from '../navigation/filters.ts';
import { path, withQuery } from '../navigation/location.ts';
import { BackLink } from '../parts/back-link.tsx';
import { ProblemNote } from '../parts/card.tsx';
import { FilterBar } from '../parts/filter-bar.tsx';
import { Icon, type IconName } from '../parts/icon.tsx';
import { Menu, MenuAction } from '../parts/menu.tsx';
import { holds, MANY, SearchField } from '../parts/search-field.tsx';
import { Status } from '../parts/status.tsx';
import { useAction } from '../parts/use-action.ts';
import { useCurrentInSight } from '../parts/use-current-in-sight.ts';
import { useTitle } from '../parts/use-title.ts';
import { capital } from '../words/names.ts';

/** Each has an icon of its name. */
const PAGES: readonly IconName[] = ['overview', 'prompts', 'answers', 'brands', 'sources', 'settings'];

function BrandSwitcher({ brandId }: { readonly brandId: string | null }) {
  const found = brandId === null ? null : brandOf(brandId);
  const organizations = session.value?.organizations ?? [];
  const [search, setSearch] = useState('');
  return (
    <Menu
      className="switcher"
      label={
        <span class="switcher-label">
          <b>{found?.brand.name ?? (brandId === null ? 'All brands' : '\u00a0')}</b>
          <small>{(found?.organization ?? organizations[0])?.name ?? '\u00a0'}</small>
        </span>
      }
    >
      {organizations.some(({ brands }) => brands.length > MANY) && (
        <SearchField label="brands" value={search} onSearch={setSearch} />
      )}
      {organizations.map((organization) => (
        <div key={organization.id} class="switcher-group">
          <p class="menu-head">{organization.name}</p>
          <ul class="choices">
            {organization.brands
              .filter(({ name }) => holds(search, name))
              .map(({ id, name }) => (
                <li key={id}>
                  <a href={`/brands/${id}/overview`} aria-current={id === brandId ? 'true' : undefined}>
                    <span>{name}</span>
                  </a>
                </li>
              ))}
            {organization.brands.length > 1 && (
              <li>
                <a href={`/organizations/${organization.id}/compare`}>
                  <Icon name="compare" /> Compare brands
                </a>
              </li>
            )}
            {organization.role !== 'member' && (
              <li>
                <a href={`/organizations/${organization.id}/new-brand`}>
                  <Icon name="plus" /> Add a brand
                </a>
              </li>
            )}
          </ul>
        </div>
      ))}
    </Menu>
  );
}

export function Navigation({ brandId }: { readonly brandId: string | null }) {
  // Of pages that belong to no brand none is current.
  const current = path.value.startsWith('/brands/') ? path.value.split('/')[3] : undefined;
  const out = useAction(signOut);
  const pages = useCurrentInSight<HTMLUListElement>(current);
  return (
    <nav class="navigation" aria-label="Main">
      <BrandSwitcher brandId={brandId} />
      {brandId !== null && (
        <ul class="pages" ref={pages}>
          {PAGES.map((page) => (
            <li key={page}>
              <a
                href={underFilters(`/brands/${brandId}/${page}`)}
                aria-current={page === current ? 'page' : undefined}
              >
                <Icon name={page} />
                {capital(page)}
              </a>
            </li>
          ))}
        </ul>
      )}
      <Menu className="person" label={<span class="menu-text">{session.value?.user.name ?? '\u00a0'}</span>}>
        <p class="menu-head">{session.value?.user.email}</p>
        <ul class="choices">
          <li>
            <a href="/account">Account</a>
          </li>
          <MenuAction disabled={out.busy} onClick={() => void out.run()}>
            <Icon name="out" /> Sign out
          </MenuAction>
        </ul>
      </Menu>
      <ProblemNote problem={out.problem} />
    </nav>
  );
}

interface FrameProps {
  readonly title: string;
  readonly brandId?: string | null;
  /** Beside the title. */
  readonly actions?: ComponentChildren;
  readonly children: ComponentChildren;
}

/** The page that was shown before. */
let seen = '';
/** Address of the page of a brand that was shown last. */
let left = '';

/** Page to go back to from those of no brand: the last of a brand, or the first. */
function useWayBack() {
  const { organizations = [] } = session.value ?? {};
  const [, , lastId = ''] = left.split('/');
  const href = brandOf(lastId) ? left : homeOf(organizations);
  const [, , brandId = ''] = href?.split('/') ?? [];
  const brand = brandOf(brandId)?.brand;
  return brand ? { href, brand } : null;
}

/** A page with its title beside the navigation. */
export function Frame({ title, brandId = null, actions, children }: FrameProps) {
  const main = useRef<HTMLElement>(null);
  useTitle(title);
  const back = useWayBack();
  if (brandId !== null) left = withQuery({});
  useEffect(() => {
    // Moves the focus to a new page for screen readers; browsers announce the first page themselves.
    if (seen !== '' && seen !== path.value) main.current?.focus({ preventScroll: true });
    seen = path.value;
  }, [path.value]);
  return (
    <div class="frame">
      <a class="skip" href="#main">
        Skip to content
      </a>
      <div class="side">
        <Navigation brandId={brandId ?? back?.brand.id ?? null} />
      </div>
      <main id="main" ref={main} tabIndex={-1}>
        {brandId === null && back && (
          <p class="facts">
            <BackLink href={back.href}>{back.brand.name}</BackLink>
          </p>
        )}
        <header class="page-head">
          <h1>{title}</h1>
          {actions && <div class="page-actions">{actions}</div>}
        </header>
        {children}
      </main>
      <Status />
    </div>
  );
}

interface BrandPageProps {
  readonly title: string;
  /** False where the filter bar does not apply to the page; the names of its lists where only some do. */
  readonly filtered?: boolean | readonly ListFilter[];
  /** Names of the parameters that the page filters by beside those of every page, and their fields in the bar. */
  readonly filters?: { readonly names: readonly string[]; readonly fields: ComponentChildren };
  readonly actions?: ComponentChildren;
  readonly children: ComponentChildren;
}

/** Interval in milliseconds for checking the state of a rereading. */
const REREADING = 5_000;

/** A page of a brand; behind a share link without anything to choose. */
export function BrandPage({ title, filtered = true, filters, actions, children }: BrandPageProps) {
  const source = useSource();
  const { data: brand } = useBrand();
  const rereading = brand?.rereading;
  useEffect(() => {
    if (!rereading) return;
    const timer = setInterval(refresh, REREADING);
    return () => clearInterval(timer);
  }, [rereading]);
  if (source.brandId === null) {
    return <>{children}</>;
  }
  return (
    <Frame title={title} brandId={source.brandId} actions={actions}>
      {filtered && (
        <FilterBar brand={brand} also={filters?.names} lists={filtered === true ? LISTS : filtered}>
          {filters?.fields}
        </FilterBar>
      )}
      {brand?.rereading && (
        <p class="note" role="status">
          Stored answers are being read again for a new name. Its figures appear when that is done.
        </p>
      )}
      {children}
    </Frame>
  );
}
