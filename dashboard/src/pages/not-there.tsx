import { pageUrl, useSource } from '../data/source.ts';
import { BrandPage, Frame } from './shell.tsx';
import { Door } from './sign-in.tsx';

const WHY = 'The address may be mistyped, the page may have been deleted, or you may have no access to it.';

/** Shown to who is not signed in where an address is that of no page. */
export const NotThereOutside = () => (
  <Door title="Page not found">
    <p>
      There is no page at this address. It may be mistyped. <a href="/">To the start page</a>
    </p>
  </Door>
);

/** Shown where an address is that of no page. */
export const NotThere = () => (
  <Frame title="Page not found">
    <p>
      {WHY} <a href="/">Go to the overview</a>
    </p>
  </Frame>
);

/** Shown in the place of one prompt or answer of a brand that has no such. */
export function NoneOf({ name }: { readonly name: 'prompt' | 'answer' }) {
  const source = useSource();
  return (
    <BrandPage title={`No such ${name}`} filtered={false}>
      <p>
        {WHY} <a href={pageUrl(source, `${name}s`)}>To all {name}s</a>
      </p>
    </BrandPage>
  );
}
