import { request } from '../data/request.ts';
import { become, session } from '../data/session.ts';
import { Confirmed } from '../parts/confirm.tsx';

interface LeaveProps {
  readonly organization: { readonly id: string; readonly name: string };
}

/** Button that ends the person's own membership. */
export const Leave = ({ organization: { id, name } }: LeaveProps) => (
  <Confirmed
    label={`Leave ${name}`}
    title={`Leave ${name}?`}
    text="You will be signed out and lose access until an owner invites you again."
    submit="Leave the organization"
    work={async () => {
      await request('DELETE', `/app/organizations/${id}/members/${session.value?.user.id}`);
      become(null);
    }}
  >
    Leave
  </Confirmed>
);
