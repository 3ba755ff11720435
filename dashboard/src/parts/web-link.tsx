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

/** Badge beside the brand's own sites and pages. */
export const Ours = ({ of: { is_own_domain } }: { readonly of: { readonly is_own_domain: boolean } }) =>
  is_own_domain && <span class="badge own">yours</span>;
