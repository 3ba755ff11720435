import { useState } from 'preact/hooks';
import { request } from '../data/request.ts';
import { become, session } from '../data/session.ts';
import type { Session } from '../data/shapes.ts';
import { Card } from '../parts/card.tsx';
import { Field } from '../parts/field.tsx';
import { Form } from '../parts/form.tsx';
import { useAction } from '../parts/use-action.ts';
import { Leave } from './leave.tsx';
import { Frame } from './shell.tsx';

/** Who is signed in, and their password. */
export function Account() {
  const [done, setDone] = useState(false);
  const action = useAction(async (form: HTMLFormElement) => {
    const data = new FormData(form);
    const changed = await request<Session>('POST', '/app/password', {
      password: data.get('password'),
      new_password: data.get('new_password'),
    });
    form.reset();
    become(changed);
    setDone(true);
  });
  return (
    <Frame title="Account">
      <Card title={session.value?.user.name} hint={session.value?.user.email}>
        <Form action={action} submit="Change the password">
          {done && (
            <p class="note" role="status">
              The password is changed. Every other session has ended.
            </p>
          )}
          <div class="form-grid">
            <Field
              label="Password"
              name="password"
              type="password"
              autocomplete="current-password"
              required
            />
            <Field
              label="New password"
              name="new_password"
              type="password"
              autocomplete="new-password"
              minLength={12}
              maxLength={200}
              hint="12 characters or more"
              required
            />
          </div>
        </Form>
      </Card>
      <Card title="Organizations" hint="What you may do in each is up to its owners.">
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
