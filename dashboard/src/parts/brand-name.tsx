import type { BrandsRow } from '../data/shapes.ts';

interface BrandNameProps {
  readonly row: BrandsRow;
  /** Of its colour, where nothing around it has it. */
  readonly className?: string | undefined;
}

/** What a brand is called, beside its colour. */
export const BrandName = ({ row, className = '' }: BrandNameProps) => (
  <span class={`leader-name ${className}`}>
    <i class="swatch" />
    {row.is_self ? <b>{row.competitor_name}</b> : row.competitor_name}
  </span>
);
