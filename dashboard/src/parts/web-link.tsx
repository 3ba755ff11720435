import type { ComponentChildren } from 'preact';

interface WebLinkProps {
  readonly href: string;
  readonly children: ComponentChildren;
}

/** A link to a page of another site, in a tab of its own. */
export const WebLink = ({ href, children }: WebLinkProps) => (
  <a href={href} target="_blank" rel="noreferrer noopener">
    {children}
  </a>
);

/** Beside a site or a page of one, whether it is the brand's own. */
export const Ours = ({ of: { is_own_domain } }: { readonly of: { readonly is_own_domain: boolean } }) =>
  is_own_domain && <span class="badge own">ours</span>;
