import type { ComponentChildren } from 'preact';

interface StatProps {
  readonly label: string;
  readonly value: ComponentChildren;
  /** The page of the answers that it counts. */
  readonly href?: string | undefined;
  readonly children?: ComponentChildren;
}

/** One figure, large, with what is to be said of it below. */
export function Stat({ label, value, href, children }: StatProps) {
  return (
    <div class="stat">
      <span class="stat-label">{label}</span>
      <span class="stat-value">{href ? <a href={href}>{value}</a> : value}</span>
      <span class="stat-note">{children}</span>
    </div>
  );
}

/** A figure of a table or a sentence that opens what it counts. */
export function Counted({
  href,
  children,
}: {
  readonly href: string | undefined;
  readonly children: ComponentChildren;
}) {
  return href ? (
    <a class="counted" href={href}>
      {children}
    </a>
  ) : (
    children
  );
}
