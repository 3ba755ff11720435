import type { ComponentChildren } from 'preact';
import type { BrandsRow } from '../data/shapes.ts';

interface ColouredProps {
  /** Of the colour, where nothing around it has it. */
  readonly className?: string | undefined;
  readonly children: ComponentChildren;
}

/** A name beside the colour that charts have it in. */
export const Coloured = ({ className = '', children }: ColouredProps) => (
  <span class={`leader-name ${className}`}>
    <i class="swatch" />
    {children}
  </span>
);

interface BrandNameProps extends Pick<ColouredProps, 'className'> {
  readonly row: BrandsRow;
}

/** Name of a brand beside its colour. */
export const BrandName = ({ row, className }: BrandNameProps) => (
  <Coloured className={className}>
    {row.is_self ? <b>{row.competitor_name}</b> : row.competitor_name}
  </Coloured>
);
