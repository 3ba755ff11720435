import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { type Problem, request } from '../data/request.ts';
import { become, hasEnded, homeOf, session } from '../data/session.ts';
import type { Link, Session } from '../data/shapes.ts';
import { useData } from '../data/use-data.ts';
import { go, place } from '../navigation/location.ts';
import { ProblemNote } from '../parts/card.tsx';
import { Dialog } from '../parts/dialog.tsx';
import { Field, NEW_PASSWORD, PASSWORD, valuesOf } from '../parts/field.tsx';
import { Form } from '../parts/form.tsx';
import { useAction } from '../parts/use-action.ts';
import { useTitle } from '../parts/use-title.ts';
import { longDate } from '../words/dates.ts';

/** Narrow page outside of the frame, for people who are not signed in. */
export function Door({ title, children }: { readonly title: string; readonly children: ComponentChildren }) {
  useTitle(title);
  return (
    <main class="door" id="main">
      <p class="wordmark">
        <span class="mark" aria-hidden="true" />
        Answer Visibility
      </p>
      <section class="card">
        <h1>{title}</h1>
        {children}
      </section>
    </main>
  );
}

/** Shown where the session cannot be loaded, which may be temporary. */
export function NotAvailable({ problem }: { readonly problem: Problem }) {
  return (
    <Door title="Not available">
      <ProblemNote problem={problem} />
      <button type="button" onClick={() => window.location.reload()}>
        Try again
      </button>
    </Door>
  );
}

const EmailField = () => (
  <Field label="E-mail address" name="email" type="email" autocomplete="username" required />
);

function SignInForm() {
  const action = useAction(async (form: HTMLFormElement) => {
    const { email } = valuesOf(form);
    const password = new FormData(form).get('password');
    become(await request<Session>('POST', '/app/sign-in', { email, password }));
  });
  const { data: about } = useData<{ mail: boolean }>('/app/about');
  return (
    <>
      <Form action={action} submit="Sign in">
        <EmailField />
        <Field label="Password" {...PASSWORD} />
      </Form>
      {about?.mail ? (
        <p class="hint">
          <a href="/reset">Forgot your password?</a>
        </p>
      ) : (
        <p class="hint">
          New here? An owner of your organization can invite you. Forgot the password? The operator of the
          service can create a link: <code>npm run -s admin -- user reset</code>
        </p>
      )}
    </>
  );
}

/** Sign-in form in place of any page; afterwards the requested page appears. */
export const SignIn = () => (
  <Door title="Sign in">
    <SignInForm />
  </Door>
);

/** Dialog over a page whose session has ended, which stays as it is: unsaved work would be lost. */
export const SignInAgain = () => (
  <Dialog title="Your session has ended" onClose={() => hasEnded.value && become(null)}>
    <SignInForm />
  </Dialog>
);

/** Requests a link that sets a new password. */
export function Reset() {
  const [sent, setSent] = useState(false);
  const action = useAction(async (form: HTMLFormElement) => {
    await request('POST', '/app/resets', { email: valuesOf(form).email });
    setSent(true);
  });
  return (
    <Door title="Set a new password">
      {sent ? (
        <p>If this address has an account, a link has been sent to it. The link works for 7 days.</p>
      ) : (
        <Form action={action} submit="Send the link">
          <EmailField />
        </Form>
      )}
      <p class="hint">
        <a href="/">Back to sign-in</a>
      </p>
    </Door>
  );
}

const TITLES = { invitation: 'Join', reset: 'Set a new password', 'sign-in': 'Sign in' } as const;

function LinkForm({ url, link }: { readonly url: string; readonly link: Link }) {
  const action = useAction(async (form: HTMLFormElement) => {
    const { name } = valuesOf(form);
    const password = new FormData(form).get('password');
    const next = await request<Session>('POST', url, {
      name: name || undefined,
      password: password || undefined,
    });
    become(next);
    const joined = next.organizations.filter(({ id }) => id === link.organization_id);
    go(homeOf(joined) ?? '/', { replace: true });
  });
  const invited = link.kind === 'invitation';
  const isSelf = invited && link.has_account === true && session.value?.user.email === link.email;
  return (
    <Form action={action} submit={invited ? 'Join' : 'Sign in'}>
      {invited && (
        <p>
          You were invited to <b>{link.organization}</b> as{' '}
          {link.role === 'owner' ? 'an owner' : `a ${link.role}`}.
        </p>
      )}
      <p class="hint">
        {link.email} · this link works until {longDate(link.expires_at)} (UTC)
      </p>
      <input type="hidden" autocomplete="username" value={link.email} />
      {invited && !isSelf && (
        <Field
          label="Your name"
          name="name"
          autocomplete="name"
          hint="Leave it empty if you have an account here"
        />
      )}
      {link.kind !== 'sign-in' && !isSelf && (
        <Field
          label={invited ? 'Password' : 'Choose a password'}
          {...PASSWORD}
          {...NEW_PASSWORD}
          {...(invited
            ? {
                hint: 'The password of your account here, or a new one of 12 characters or more',
                autocomplete: 'on',
              }
            : {})}
        />
      )}
    </Form>
  );
}

/** Page of a link that was printed, shown or sent: its token follows the `#`. */
export function LinkPage() {
  const token = place.value.hash.slice(1);
  const url = `/app/links/${encodeURIComponent(token)}`;
  const { data: link, error } = useData<Link>(token === '' ? null : url);
  if (error && error.status !== 404) return <NotAvailable problem={error} />;
  if (error || token === '') {
    return (
      <Door title="This link does not work">
        <p>It was already used, has expired or was revoked. Ask for a new one.</p>
        <p class="hint">
          <a href="/">Go to sign-in</a>
        </p>
      </Door>
    );
  }
  return (
    <Door title={link ? TITLES[link.kind] : 'One moment'}>{link && <LinkForm url={url} link={link} />}</Door>
  );
}
