import { Counted } from '../parts/stat.tsx';
import { percent } from '../words/numbers.ts';
import { Bar, type BarProps } from './bar.tsx';

/** A rate as a bar, and as a figure that opens what it counts. */
export const Rate = ({ href, ...bar }: BarProps & { readonly href: string | undefined }) => (
  <>
    <Bar {...bar} />
    <Counted href={href}>{percent(bar.value)}</Counted>
  </>
);
