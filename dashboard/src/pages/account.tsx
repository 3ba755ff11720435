import { request } from '../data/request.ts';
import { become, session, signOutEverywhere } from '../data/session.ts';
import type { List, Session, SignedIn } from '../data/shapes.ts';
import { useData } from '../data/use-data.ts';
import { Card } from '../parts/card.tsx';
import { Confirmed } from '../parts/confirm.tsx';
import { Field, NEW_PASSWORD, PASSWORD } from '../parts/field.tsx';
import { Form } from '../parts/form.tsx';
import { useAction } from '../parts/use-action.ts';
import { longDate, timeText } from '../words/dates.ts';
import { Leave } from './leave.tsx';
import { Frame } from './shell.tsx';

function PasswordForm() {
  const action = useAction(async (form: HTMLFormElement) => {
    const data = new FormData(form);
    const changed = await request<Session>('POST', '/app/password', {
      password: data.get('password'),
      new_password: data.get('new_password'),
    });
    form.reset();
    become(changed);
  });
  return (
    <Form
      action={action}
      submit="Change password"
      done="Your password has been changed, and all other sessions have ended."
    >
      <div class="form-grid">
        <Field label="Current password" {...PASSWORD} />
        <Field label="New password" name="new_password" {...NEW_PASSWORD} />
      </div>
    </Form>
  );
}

/** Sessions of the person, and their end: of all others, or of all. */
function Sessions() {
  const loaded = useData<List<SignedIn>>('/app/sessions');
  const sessions = loaded.data?.data ?? [];
  return (
    <Card
      title="Sessions"
      hint="Browsers in which you are signed in."
      loaded={loaded}
      waiting={2}
      actions={
        <>
          {sessions.length > 1 && (
            <Confirmed
              title="Sign out of all other sessions?"
              text="All other browsers are signed out at once. This one stays."
              submit="Sign out of the others"
              done="All other sessions have ended."
              work={() => request('DELETE', '/app/sessions')}
            >
              Sign out of all other sessions
            </Confirmed>
          )}
          <Confirmed
            title="Sign out everywhere?"
            text="All browsers are signed out at once, this one too."
            submit="Sign out everywhere"
            work={signOutEverywhere}
          >
            Sign out everywhere
          </Confirmed>
        </>
      }
    >
      <ul class="parts wide">
        {sessions.map(({ created_at, expires_at, current }) => (
          <li key={created_at}>
            <span>Since {timeText(created_at)}</span>
            {current && <span class="badge own">this browser</span>}
            <small>until {longDate(expires_at)} (UTC)</small>
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** Signed-in account and its password. */
export function Account() {
  const user = session.value?.user;
  return (
    <Frame title="Account">
      <Card title={user?.name} hint={user?.email}>
        {user?.has_password ? (
          <PasswordForm />
        ) : (
          <p>
            You sign in with links only. The operator of the service can create a link for setting a password:{' '}
            <code>npm run -s admin -- user reset --email {user?.email}</code>
          </p>
        )}
      </Card>
      <Sessions />
      <Card title="Organizations" hint="The owners of each decide what you may do in it.">
        <ul class="parts wide">
          {session.value?.organizations.map((organization) => (
            <li key={organization.id}>
              <span>{organization.name}</span>
              <span class="badge">{organization.role}</span>
              <Leave organization={organization} />
            </li>
          ))}
        </ul>
      </Card>
    </Frame>
  );
}
