import { useState } from 'preact/hooks';
import { request } from '../data/request.ts';
import { become, session } from '../data/session.ts';
import { Confirm } from '../parts/confirm.tsx';
import { useAction } from '../parts/use-action.ts';

interface LeaveProps {
  readonly organization: { readonly id: string; readonly name: string };
}

/** A button by which whoever is signed in leaves an organization. */
export function Leave({ organization: { id, name } }: LeaveProps) {
  const [asking, setAsking] = useState(false);
  const action = useAction(async () => {
    await request('DELETE', `/app/organizations/${id}/members/${session.value?.user.id}`);
    become(null);
  });
  return (
    <>
      <button type="button" class="quiet danger" onClick={() => setAsking(true)} aria-label={`Leave ${name}`}>
        Leave
      </button>
      {asking && (
        <Confirm
          title={`Leave ${name}?`}
          text="You are signed out, and see nothing of it until an owner invites you again."
          submit="Leave the organization"
          action={action}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
