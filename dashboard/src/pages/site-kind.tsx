import { useState } from 'preact/hooks';
import { useBrand, useCompetitors } from '../data/brand.ts';
import { request } from '../data/request.ts';
import type { CitationsRow } from '../data/shapes.ts';
import { pageUrl, useSource } from '../data/source.ts';
import { Dialog } from '../parts/dialog.tsx';
import { Choice } from '../parts/field.tsx';
import { Form } from '../parts/form.tsx';
import { Opener } from '../parts/opener.tsx';
import { SearchedChoice } from '../parts/searched-choice.tsx';
import { say } from '../parts/status.tsx';
import { useAction } from '../parts/use-action.ts';
import { type ContentType, SITE_KINDS } from '../words/names.ts';

/** Owner of a site where it is one of those compared, else its kind: `competitor: Ticketly`, `news`. */
const kindOf = ({ is_own_domain, site_owner_name, site_type }: CitationsRow): string =>
  is_own_domain
    ? 'yours'
    : site_owner_name !== null
      ? `competitor: ${site_owner_name}`
      : site_type === null
        ? 'unknown'
        : (SITE_KINDS[site_type] ?? site_type);

const KINDS = Object.entries(SITE_KINDS) as [ContentType, string][];

/** Value for the own brand among owners, and for nobody. */
const OWN = 'own';
const NOBODY = 'none';

/** Sets the kind of a site and whose it is, for the brand of the page. */
function SiteDialog({ row, onClose }: { readonly row: CitationsRow; readonly onClose: () => void }) {
  const source = useSource();
  const { data: brand } = useBrand();
  const { rows = [] } = useCompetitors('tracked,suggested');
  // As they were: the report may be read again while this is open.
  const [before] = useState({ kind: row.site_type ?? '', owner: row.site_owner_id ?? NOBODY });
  const [kind, setKind] = useState<string>(before.kind);
  const [owner, setOwner] = useState(before.owner);
  const action = useAction(async () => {
    const change = {
      ...(kind === before.kind ? {} : { content_type: kind || null }),
      ...(owner === before.owner || owner === OWN ? {} : { owner }),
    };
    if (owner === OWN) await request('PATCH', source.base, { domains: { add: [row.domain] } });
    if (Object.keys(change).length > 0) {
      await request('PATCH', `${source.base}/sites`, { domain: row.domain, ...change });
    }
    onClose();
    say(`${row.domain} is saved.`);
  });
  return (
    <Dialog title={row.domain} onClose={onClose}>
      <Form action={action} submit="Save" incomplete={kind === before.kind && owner === before.owner}>
        <Choice
          label="Kind of site"
          value={kind}
          options={[['', 'Known by its address, if at all'], ...KINDS]}
          onChange={setKind}
        />
        {row.is_own_domain ? (
          <p class="hint">
            It is one of your own domains. You can change these in{' '}
            <a href={pageUrl(source, 'settings')}>Settings</a>.
          </p>
        ) : (
          <SearchedChoice
            label="Belongs to"
            value={owner}
            options={[
              [NOBODY, 'None of these'],
              [OWN, `${brand?.name ?? 'Your brand'} (adds it to your domains)`],
              ...rows.map(({ id, name, aliases }) => [id, name, aliases.join('\n')] as const),
            ]}
            onChange={setOwner}
          />
        )}
        <p class="hint">Reports show it at once, for past dates too, and for this brand only.</p>
      </Form>
    </Dialog>
  );
}

/** The kind of a site and whose it is, as a button for those who may change it. */
export function SiteKind({ row }: { readonly row: CitationsRow }) {
  const source = useSource();
  const kind = kindOf(row);
  const className = row.is_own_domain ? 'badge own' : row.site_owner_id ? 'badge rival' : 'badge';
  if (!source.mayChange) return <span class={className}>{kind}</span>;
  return (
    <Opener
      className={`${className} pressed`}
      label={`${kind}: change the kind of ${row.domain}`}
      dialog={(onClose) => <SiteDialog row={row} onClose={onClose} />}
    >
      {kind}
    </Opener>
  );
}
