import { useState } from 'preact/hooks';
import { useBrand } from '../../data/brand.ts';
import type { Report, VisibilityRow } from '../../data/shapes.ts';
import { useSource } from '../../data/source.ts';
import { useData } from '../../data/use-data.ts';
import { go, query, withQuery } from '../../navigation/location.ts';
import { Card } from '../../parts/card.tsx';
import { Opener } from '../../parts/opener.tsx';
import { Tabs } from '../../parts/tabs.tsx';
import { NewPrompts } from '../new-prompts.tsx';
import { ShareButton } from '../share-button.tsx';
import { BrandPage } from '../shell.tsx';
import type { PromptTab } from './changes.ts';
import { figuresUrl, PromptList } from './list.tsx';

const TABS: readonly (readonly [PromptTab, string])[] = [
  ['answered', 'With answers'],
  ['active', 'Active'],
  ['paused', 'Paused'],
  ['archived', 'Archived'],
];

/** The list as it was shown last. */
let left = '';

/** The address of the list of prompts of a brand, as it was left. */
export const leftPrompts = (brandId: string | null): string =>
  left.startsWith(`/brands/${brandId}/`) ? left : `/brands/${brandId}/prompts`;

/** Of another tab nothing is kept to show, so each has a list of its own. */
export function Prompts() {
  const source = useSource();
  const { data: brand } = useBrand();
  const shared = source.brandId === null;
  left = withQuery({});
  const [awaited, setAwaited] = useState<string | null>(null);
  const answered = useData<Report<VisibilityRow>>(figuresUrl(source, 'answered'));
  // A brand without any answer shows what will be asked.
  const standard: PromptTab = brand?.data_through === null ? 'active' : 'answered';
  const asked = query.value.get('status');
  const tab = TABS.find(([value]) => value === asked)?.[0] ?? standard;
  const counts = { ...brand?.prompt_counts, answered: answered.data?.meta.total };
  return (
    <BrandPage
      title="Prompts"
      actions={
        source.mayChange && (
          <>
            <ShareButton page="prompts" />
            <Opener
              className="primary"
              dialog={(onClose) => (
                <NewPrompts
                  onClose={onClose}
                  onCreated={({ id, status }) => {
                    setAwaited(id);
                    go(withQuery({ status, find: null, sort: null }));
                  }}
                />
              )}
            >
              Add prompts
            </Opener>
          </>
        )
      }
    >
      <Card title={shared ? 'Prompts' : undefined}>
        {!shared && (
          <Tabs label="Status" tabs={TABS} counts={counts} standard="" chosen={tab} parameter="status" />
        )}
        <PromptList
          key={tab}
          tab={tab}
          awaited={awaited === null ? null : { key: awaited, done: () => setAwaited(null) }}
        />
      </Card>
    </BrandPage>
  );
}
