import type { ComponentChildren } from 'preact';
import { Icon } from './icon.tsx';

/** Link to the page that this one belongs to, above its contents. */
export const BackLink = ({
  href,
  children,
}: {
  readonly href: string | undefined;
  readonly children: ComponentChildren;
}) => (
  <a class="quiet-link" href={href}>
    <Icon name="back" /> {children}
  </a>
);
