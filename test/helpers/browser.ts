import { randomUUID } from 'node:crypto';
import { invite } from '../../src/people/members.ts';
import type { MemberRole } from '../../src/people/person.ts';
import { send, type TestApi } from './api.ts';
import type { ApiResponse } from './contract.ts';

export const PASSWORD = 'correct horse battery staple';

/** Sends requests as a browser does from a page of the dashboard, with its cookie and origin. */
export interface Browser {
  /** The value of its cookie, null where it has none. */
  token: string | null;
  request(
    method: string,
    path: string,
    body?: unknown,
    headers?: Readonly<Record<string, string>>,
  ): Promise<ApiResponse>;
  get(path: string): Promise<ApiResponse>;
  post(path: string, body?: unknown): Promise<ApiResponse>;
}

export function openBrowser(url: string): Browser {
  let name = 'session';
  const browser: Browser = {
    token: null,
    async request(method, path, body, headers = {}) {
      const cookie = browser.token === null ? {} : { cookie: `${name}=${browser.token}` };
      const own = { 'sec-fetch-site': 'same-origin', origin: url };
      const response = await send(url, method, path, { body, headers: { ...own, ...cookie, ...headers } });
      const [, called = name, given] =
        /^((?:__Host-)?session)=([^;]*)/.exec(response.headers.get('set-cookie') ?? '') ?? [];
      name = called;
      if (given !== undefined) browser.token = given === '' ? null : given;
      return response;
    },
    get: (path) => browser.request('GET', path),
    post: (path, body) => browser.request('POST', path, body),
  };
  return browser;
}

/** Cookie of a session at a service, as a Chromium context takes it. */
export const sessionCookie = (url: string, { token }: Pick<Browser, 'token'>) => ({
  name: 'session',
  value: token ?? '',
  url,
});

/** Signed-in person with an account and a membership. */
export interface SignedIn extends Browser {
  readonly email: string;
  readonly userId: string;
}

/** Invites a new person, who accepts. */
export async function join(api: TestApi, organizationId: string, role: MemberRole): Promise<SignedIn> {
  const email = `${role}-${randomUUID()}@people.example`;
  const { token } = await invite(
    api.stores.postgres,
    organizationId,
    { email, role },
    { kind: 'command', name: 'test' },
  );
  const browser = openBrowser(api.url);
  const { status, body, text } = await browser.post(`/app/links/${token}`, {
    name: `A ${role}`,
    password: PASSWORD,
  });
  if (status !== 200) throw new Error(text);
  return Object.assign(browser, { email, userId: body.user.id as string });
}
