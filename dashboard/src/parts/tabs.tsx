import { withQuery } from '../navigation/location.ts';
import { count } from '../words/numbers.ts';
import { useCurrentInSight } from './use-current-in-sight.ts';

type Tab = readonly [value: string, title: string, ...more: unknown[]];

interface TabsProps {
  readonly label: string;
  /** Each with the value that stands for it in the address. */
  readonly tabs: readonly Tab[];
  /** Number of what each shows, once it is known. */
  readonly counts?: Readonly<Record<string, number | undefined>>;
  /** The one that is shown without any. */
  readonly standard?: string;
  readonly chosen: string | undefined;
  /** Parameter of the address with the selected tab. */
  readonly parameter: string;
  /** Parameters that are of no use to another tab. */
  readonly without?: readonly string[];
  /** True for the tabs of the whole page. */
  readonly ofPage?: boolean;
}

/** Links to the parts of a page, one of which is shown. */
export function Tabs(props: TabsProps) {
  const { label, tabs, counts = {}, standard, chosen, parameter, without = [], ofPage = false } = props;
  const ref = useCurrentInSight<HTMLElement>(chosen);
  return (
    <nav ref={ref} class={ofPage ? 'tabs page-tabs' : 'tabs'} aria-label={label}>
      {tabs.map(([value, title]) => (
        <a
          key={title}
          href={withQuery({
            ...Object.fromEntries(without.map((name) => [name, null])),
            [parameter]: value === standard ? null : value,
          })}
          aria-current={value === chosen ? 'true' : undefined}
        >
          {title}
          {counts[value] !== undefined && <span class="tab-count"> {count(counts[value])}</span>}
        </a>
      ))}
    </nav>
  );
}
