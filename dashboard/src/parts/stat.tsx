import type { ComponentChildren } from 'preact';

interface StatProps {
  readonly label: string;
  readonly value: ComponentChildren;
  /** Link to the answers that it counts. */
  readonly href?: string | undefined;
  readonly children?: ComponentChildren;
}

/** One large figure with an explanation below. */
export function Stat({ label, value, href, children }: StatProps) {
  return (
    <div class="stat">
      <span class="stat-label">{label}</span>
      <span class="stat-value">{href ? <a href={href}>{value}</a> : value}</span>
      <span class="stat-note">{children}</span>
    </div>
  );
}

interface OpenedProps {
  /** Nothing behind a share link. */
  readonly href: string | undefined;
  readonly className?: string;
  readonly children: ComponentChildren;
}

/** Link where there is something to open, else its text. */
export const Opened = ({ href, className, children }: OpenedProps) =>
  href ? (
    <a class={className} href={href}>
      {children}
    </a>
  ) : (
    children
  );

/** Figure in a table or a sentence that links to its answers. */
export const Counted = (props: OpenedProps) => <Opened className="counted" {...props} />;
