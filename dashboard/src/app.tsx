import type { ComponentChildren } from 'preact';
import { useEffect } from 'preact/hooks';
import { hasEnded, homeOf, mayChange, session, sessionProblem } from './data/session.ts';
import type { Brand } from './data/shapes.ts';
import { type Source, SourceContext } from './data/source.ts';
import { useData } from './data/use-data.ts';
import { go, path } from './navigation/location.ts';
import {
  Account,
  AnswerPage,
  Answers,
  Brands,
  Cited,
  Compare,
  NewBrand,
  PromptPage,
  Prompts,
  Settings,
  Signals,
  Sources,
} from './pages/later-pages.tsx';
import { NotThere, NotThereOutside } from './pages/not-there.tsx';
import { Overview } from './pages/overview/index.tsx';
import { SharedLink } from './pages/shared.tsx';
import { Frame } from './pages/shell.tsx';
import { LinkPage, NotAvailable, Reset, SignIn, SignInAgain } from './pages/sign-in.tsx';

/** Page of an address below a brand's. */
function brandPage([page = '', id]: readonly string[]) {
  if (id !== undefined) {
    if (page === 'prompts') return <PromptPage id={id} />;
    if (page === 'answers') return <AnswerPage id={id} />;
    if (page === 'sources' && id === 'cited') return <Cited />;
    return null;
  }
  if (page === 'overview') return <Overview />;
  if (page === 'prompts') return <Prompts />;
  if (page === 'answers') return <Answers />;
  if (page === 'brands') return <Brands />;
  if (page === 'sources') return <Sources />;
  if (page === 'signals') return <Signals />;
  if (page === 'settings') return <Settings />;
  return null;
}

function OfBrand({ brandId, children }: { readonly brandId: string; readonly children: ComponentChildren }) {
  const base = `/app/brands/${brandId}`;
  const { error } = useData<Brand>(`${base}/v1/brand`);
  const source: Source = { brandId, mayChange: mayChange(brandId), base };
  if (error?.status === 404) return <NotThere />;
  return <SourceContext.Provider value={source}>{children}</SourceContext.Provider>;
}

/** The first page after signing in. */
function Home() {
  const organizations = session.value?.organizations ?? [];
  const home = homeOf(organizations);
  useEffect(() => {
    if (home) go(home, { replace: true });
  }, [home]);
  return home ? null : (
    <Frame title="No brands yet">
      <p>
        {organizations.length > 0
          ? 'Your organization has no brand. An owner or manager can add one.'
          : 'You are a member of no organization. An owner of one can invite you again.'}
      </p>
    </Frame>
  );
}

/** Page of an address, for people who are signed in. */
function Inside() {
  const [section = '', id = '', ...rest] = path.value.split('/').slice(1);
  if (sessionProblem.value && session.value === undefined) {
    return <NotAvailable problem={sessionProblem.value} />;
  }
  // Pages of a brand load their data in parallel with the session.
  const page = section === 'brands' ? brandPage(rest) : null;
  if (page) {
    return (
      <OfBrand key={id} brandId={id}>
        {page}
      </OfBrand>
    );
  }
  if (session.value === undefined) return null;
  if (section === '' || section === 'sign-in') return <Home />;
  if (section === 'account') return <Account />;
  if (section === 'organizations' && rest[0] === 'compare') return <Compare id={id} />;
  if (section === 'organizations' && rest[0] === 'new-brand') return <NewBrand id={id} />;
  return <NotThere />;
}

/** First parts of the addresses for people who are signed in. */
const INSIDE: ReadonlySet<string | undefined> = new Set([
  '',
  'account',
  'brands',
  'organizations',
  'sign-in',
]);

/** Chooses the page by the address. */
export function App() {
  const [section] = path.value.split('/').slice(1);
  if (section === 'link') return <LinkPage />;
  if (section === 'reset') return <Reset />;
  if (section === 'shared') return <SharedLink />;
  if (session.value === null) return INSIDE.has(section) ? <SignIn /> : <NotThereOutside />;
  return (
    <>
      <Inside />
      {hasEnded.value && <SignInAgain />}
    </>
  );
}
