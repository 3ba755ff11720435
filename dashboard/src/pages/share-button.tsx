import { useState } from 'preact/hooks';
import { request } from '../data/request.ts';
import type { Share, SharedPage } from '../data/shapes.ts';
import { useSource } from '../data/source.ts';
import { filters, LISTS } from '../navigation/filters.ts';
import { ProblemNote } from '../parts/card.tsx';
import { Dialog } from '../parts/dialog.tsx';
import { Choice } from '../parts/field.tsx';
import { Icon } from '../parts/icon.tsx';
import { Opener } from '../parts/opener.tsx';
import { Secret } from '../parts/secret.tsx';
import { useAction } from '../parts/use-action.ts';
import { rangeText } from '../words/dates.ts';

/** The filters of the bar, as a share link keeps them. */
function sharedFilters(): Record<string, string> {
  const { days, range, ...lists } = filters.value;
  const chosen = LISTS.filter((name) => lists[name].length > 0);
  return {
    ...(days === null ? { start_date: range.start, end_date: range.end } : { days: String(days) }),
    ...Object.fromEntries(chosen.map((name) => [name, lists[name].join(',')])),
  };
}

/** Days for which a link works. */
const ENDS = [
  ['7', 'for a week'],
  ['30', 'for 30 days'],
  ['90', 'for 90 days'],
  ['365', 'for a year'],
  ['', 'until it is revoked'],
] as const;

function ShareDialog({ page, onClose }: { readonly page: SharedPage; readonly onClose: () => void }) {
  const source = useSource();
  const [link, setLink] = useState<string | null>(null);
  const [end, setEnd] = useState<(typeof ENDS)[number][0]>('90');
  const { busy, problem, run } = useAction(async () => {
    const share = await request<Share & { link: string }>('POST', `${source.base}/shares`, {
      page,
      filters: sharedFilters(),
      expires_in_days: end === '' ? null : Number(end),
    });
    setLink(share.link);
  });
  const { days, range } = filters.value;
  return (
    <Dialog title="Share this page" onClose={onClose}>
      <div class="form">
        <p>
          Anybody with the link sees this page with the present filters, for{' '}
          {days === null ? rangeText(range) : `the last ${days} days at the time`}, compared with the previous
          period. They can choose tabs, but they cannot change anything or see answers, gaps or settings. You
          can revoke the link under Settings.
        </p>
        <ProblemNote problem={problem} />
        {link === null ? (
          <>
            <Choice label="The link works" value={end} options={ENDS} onChange={setEnd} />
            <button type="button" class="primary" disabled={busy} onClick={() => void run()}>
              Create a link
            </button>
          </>
        ) : (
          <>
            <Secret label="The link, shown only once" value={link} />
            <button type="button" class="primary" onClick={onClose}>
              Done
            </button>
          </>
        )}
      </div>
    </Dialog>
  );
}

export function ShareButton({ page }: { readonly page: SharedPage }) {
  const source = useSource();
  if (!source.mayChange) return null;
  return (
    <Opener dialog={(onClose) => <ShareDialog page={page} onClose={onClose} />}>
      <Icon name="share" /> <span class="button-text">Share</span>
    </Opener>
  );
}
