import type { PromptStatus } from '../../data/shapes.ts';
import { useSource } from '../../data/source.ts';
import { query } from '../../navigation/location.ts';
import { Card } from '../../parts/card.tsx';
import { Opener } from '../../parts/opener.tsx';
import { Tabs } from '../../parts/tabs.tsx';
import { NewPrompts } from '../new-prompts.tsx';
import { ShareButton } from '../share-button.tsx';
import { BrandPage } from '../shell.tsx';
import { PromptList } from './list.tsx';

const TABS: readonly (readonly [PromptStatus, string])[] = [
  ['active', 'Active'],
  ['paused', 'Paused'],
  ['archived', 'Archived'],
];

/** Of another tab nothing is kept to show, so each has a list of its own. */
export function Prompts() {
  const source = useSource();
  const shared = source.brandId === null;
  const tab = TABS.find(([value]) => value === query.value.get('status')) ?? TABS[0];
  const [status] = tab as (typeof TABS)[number];
  return (
    <BrandPage
      title="Prompts"
      actions={
        source.mayChange && (
          <>
            <ShareButton page="prompts" />
            <Opener className="primary" dialog={(onClose) => <NewPrompts onClose={onClose} />}>
              Add prompts
            </Opener>
          </>
        )
      }
    >
      <Card title={shared ? 'Prompts' : undefined}>
        {!shared && <Tabs label="Status" tabs={TABS} standard="active" chosen={status} parameter="status" />}
        <PromptList key={status} status={status} />
      </Card>
    </BrandPage>
  );
}
