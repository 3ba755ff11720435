import { brandOf } from '../../data/session.ts';
import type { Organization, Role } from '../../data/shapes.ts';
import { useSource } from '../../data/source.ts';
import { query } from '../../navigation/location.ts';
import { Tabs } from '../../parts/tabs.tsx';
import { Import, Keys, Members, Notifications, Webhooks } from '../later-settings.ts';
import { BrandPage } from '../shell.tsx';
import { BrandSettings } from './brand-settings.tsx';
import { Exports } from './exports.tsx';
import { Journal } from './journal.tsx';
import { Reader } from './reader.tsx';
import { Shares } from './shares.tsx';
import { Usage } from './usage.tsx';

interface Tab {
  readonly name: string;
  readonly title: string;
  readonly roles: readonly Role[];
  readonly show: (organization: Organization) => preact.JSX.Element;
}

const ALL: readonly Role[] = ['owner', 'manager', 'member'];
const MANAGERS: readonly Role[] = ['owner', 'manager'];
const OWNERS: readonly Role[] = ['owner'];

const BrandTab = () => (
  <>
    <BrandSettings />
    <Reader />
  </>
);

/** Tabs by role; the service refuses forbidden actions in any case. */
const TABS: readonly Tab[] = [
  { name: 'brand', title: 'Brand', roles: ALL, show: () => <BrandTab /> },
  { name: 'keys', title: 'API keys', roles: MANAGERS, show: () => <Keys /> },
  {
    name: 'members',
    title: 'Members',
    roles: OWNERS,
    show: (organization) => <Members organization={organization} />,
  },
  { name: 'usage', title: 'Usage and cost', roles: ALL, show: () => <Usage /> },
  { name: 'shares', title: 'Share links', roles: MANAGERS, show: () => <Shares /> },
  {
    name: 'notifications',
    title: 'Notifications',
    roles: ALL,
    show: (organization) => <Notifications organization={organization} />,
  },
  { name: 'webhooks', title: 'Webhooks', roles: MANAGERS, show: () => <Webhooks /> },
  { name: 'import', title: 'Import', roles: MANAGERS, show: () => <Import /> },
  { name: 'exports', title: 'Exports', roles: ALL, show: () => <Exports /> },
  {
    name: 'journal',
    title: 'Audit log',
    roles: OWNERS,
    show: (organization) => <Journal organization={organization} />,
  },
];

export function Settings() {
  const source = useSource();
  const organization = brandOf(source.brandId ?? '')?.organization;
  const tabs = TABS.filter(({ roles }) => organization && roles.includes(organization.role));
  const tab = tabs.find(({ name }) => name === query.value.get('tab')) ?? tabs[0];
  return (
    <BrandPage title="Settings" filtered={false}>
      {/* The session tells which tabs there are. */}
      {organization && (
        <Tabs
          label="Settings"
          tabs={tabs.map(({ name, title }) => [name, title])}
          chosen={tab?.name}
          parameter="tab"
          without={['page']}
          ofPage
        />
      )}
      {organization && tab?.show(organization)}
    </BrandPage>
  );
}
