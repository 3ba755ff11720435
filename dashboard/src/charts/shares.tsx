import { foremost, Others } from '../parts/foremost.tsx';
import { Counted } from '../parts/stat.tsx';
import { StackedBar } from './bar.tsx';

export interface ShareOf {
  readonly name: string;
  readonly className: string;
  /** Its part of the whole. */
  readonly value: number;
  /** Its text, and the link to the answers that it counts. */
  readonly text: string;
  readonly href: string | undefined;
}

/** Parts of a whole beside each other, and what each of them is; of many the first ones. */
export function Shares({ parts }: { readonly parts: readonly ShareOf[] }) {
  const shown = foremost(parts, ({ className }) => className === 'own');
  return (
    <>
      <StackedBar parts={parts} />
      <ul class="parts">
        {shown.map(({ name, className, text, href }) => (
          <li key={name} class={className}>
            <i class="swatch" />
            <span>{name}</span>
            <b>
              <Counted href={href}>{text}</Counted>
            </b>
          </li>
        ))}
        <Others all={parts} shown={shown} />
      </ul>
    </>
  );
}
