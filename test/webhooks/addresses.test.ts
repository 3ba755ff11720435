import { describe, expect, it, onTestFinished } from 'vitest';
import { post, retryAfterOf } from '../../src/delivery/post.ts';
import { type AddressRules, isPublicAddress, requireAddress } from '../../src/webhooks/address.ts';
import { formatOf } from '../../src/webhooks/format.ts';
import { answer, startReceiver } from './receiver.ts';

const publicAt = (...addresses: string[]): AddressRules => ({
  allowPrivate: false,
  resolve: async () => addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
});

/** Resolves names to one address after the other. */
function changing(allowPrivate: boolean, ...addresses: string[]) {
  const asked: string[] = [];
  const rules: AddressRules = {
    allowPrivate,
    async resolve(host) {
      asked.push(host);
      return [{ address: addresses[asked.length - 1] ?? '', family: 4 }];
    },
  };
  return { rules, asked };
}

describe('an address of the network', () => {
  it.each([
    '127.0.0.1',
    '127.8.9.10',
    '0.0.0.0',
    '10.1.2.3',
    '172.16.0.1',
    '172.31.255.255',
    '192.168.1.1',
    '169.254.169.254',
    '100.64.0.1',
    '100.127.255.255',
    '192.0.0.1',
    '198.18.0.1',
    '224.0.0.1',
    '240.0.0.1',
    '255.255.255.255',
    '::',
    '::1',
    'fe80::1',
    'fc00::1',
    'fd12:3456::1',
    'ff02::1',
    '::ffff:127.0.0.1',
    '::ffff:8.8.8.8',
    '::127.0.0.1',
    '64:ff9b::7f00:1',
    '2002:7f00:1::',
    '2001:db8::1',
    'fe80::1%eth0',
    'nothing',
  ])('%s is not public', (address) => {
    expect(isPublicAddress(address)).toBe(false);
  });

  it.each(['8.8.8.8', '1.1.1.1', '172.32.0.1', '100.128.0.1', '2606:4700:4700::1111'])('%s is', (address) => {
    expect(isPublicAddress(address)).toBe(true);
  });
});

describe('an address of a webhook', () => {
  it.each([
    ['', /must be an https:\/\/ address/],
    ['hooks', /must be an https:\/\/ address/],
    ['http://hooks.example/x', /must be an https:\/\/ address/],
    ['ftp://hooks.example/x', /must be an https:\/\/ address/],
    ['file:///etc/passwd', /must be an https:\/\/ address/],
    ['https://user:secret@hooks.example/', /without user and password/],
    [`https://hooks.example/${'x'.repeat(2_000)}`, /at most 2000 characters/],
    ['https://127.0.0.1/', /public internet/],
    ['https://2130706433/', /public internet/],
    ['https://0x7f.1/', /public internet/],
    ['https://[::1]/', /public internet/],
    ['https://[::ffff:10.0.0.1]/', /public internet/],
    ['https://localhost/', /public internet/],
  ])('%j is refused', async (url, message) => {
    const rules = /localhost/.test(url) ? publicAt('::1', '127.0.0.1') : publicAt('8.8.8.8');
    await expect(requireAddress(url, rules)).rejects.toThrow(message);
  });

  it('is refused where one of its addresses is private, or it has none', async () => {
    await expect(requireAddress('https://a.example', publicAt('8.8.8.8', '10.0.0.1'))).rejects.toThrow(
      /public internet/,
    );
    const unknown = Object.assign(new Error('no'), { code: 'ENOTFOUND' });
    const rules = { allowPrivate: false, resolve: () => Promise.reject(unknown) };
    await expect(requireAddress('https://a.example', rules)).rejects.toThrow(/can be found/);
  });

  it('is taken where it is public, and a private one where that is allowed', async () => {
    expect((await requireAddress(' https://A.example/x#y ', publicAt('8.8.8.8'))).href).toBe(
      'https://a.example/x',
    );
    expect((await requireAddress('http://127.0.0.1:8/x', { ...publicAt(), allowPrivate: true })).href).toBe(
      'http://127.0.0.1:8/x',
    );
  });

  it.each([
    ['https://hooks.slack.com/services/T/B/x', 'slack'],
    ['https://discord.com/api/webhooks/1/x', 'discord'],
    ['https://discord.com/x', 'standard'],
    ['https://acme.webhook.office.com/webhookb2/x', 'teams'],
    ['https://prod-1.westus.logic.azure.com:443/workflows/x', 'teams'],
    ['https://evil-webhook.office.com.example/', 'standard'],
    ['https://hooks.example/services/', 'standard'],
  ])('%s has the format %s', (url, format) => {
    expect(formatOf(new URL(url))).toBe(format);
  });
});

describe('a connection', () => {
  const send = (url: string, rules: AddressRules) => post(new URL(url), {}, '{}', { rules, timeout: 2_000 });

  it('is refused where the name leads to a private address by now', async () => {
    const receiver = await startReceiver();
    onTestFinished(() => receiver.close());
    const url = receiver.url.replace('127.0.0.1', 'hooks.example');
    const { rules, asked } = changing(false, '8.8.8.8', '127.0.0.1');
    // As when it was saved.
    await requireAddress(url.replace('http:', 'https:'), rules);
    expect(await send(url, rules)).toMatchObject({ status: null, fault: 'private_address' });
    expect(asked).toEqual(['hooks.example', 'hooks.example']);
    expect(receiver.received).toEqual([]);
  });

  it('goes to the address that was checked, whatever the name leads to a moment later', async () => {
    const receiver = await startReceiver();
    onTestFinished(() => receiver.close());
    const { rules, asked } = changing(true, '127.0.0.1', '192.0.2.1');
    const { host } = new URL(receiver.url.replace('127.0.0.1', 'hooks.example'));
    expect(await send(`http://${host}/x`, rules)).toMatchObject({ status: 204, fault: null });
    expect(asked).toEqual(['hooks.example']);
    expect(receiver.received[0]?.headers.host).toBe(host);
  });

  it('is refused to an address that needs no look-up', async () => {
    const receiver = await startReceiver();
    onTestFinished(() => receiver.close());
    expect(await send(receiver.url, publicAt())).toMatchObject({ fault: 'private_address' });
    expect(receiver.received).toEqual([]);
  });

  it('does not wait for a look-up without end', async () => {
    const rules = { allowPrivate: false, resolve: () => new Promise<never>(() => {}) };
    const posted = await post(new URL('https://a.example'), {}, '{}', { rules, timeout: 50 });
    expect(posted).toMatchObject({ status: null, fault: 'timeout' });
  });

  it('follows no redirect', async () => {
    const [receiver, other] = [await startReceiver(), await startReceiver()];
    onTestFinished(async () => void (await Promise.all([receiver.close(), other.close()])));
    receiver.answer(answer(307, { location: other.url }));
    const rules = { ...publicAt(), allowPrivate: true };
    expect(await send(receiver.url, rules)).toMatchObject({ status: 307, fault: 'redirect' });
    expect(other.received).toEqual([]);
  });
});

it.each([
  [undefined, 0],
  ['', 0],
  ['soon', 0],
  ['-5', 0],
  ['120', 120_000],
  ['999999999', 86_400_000],
  ['Sat, 28 Nov 2026 12:01:00 GMT', 60_000],
  ['Sat, 28 Nov 2026 11:00:00 GMT', 0],
])('Retry-After: %s is %i milliseconds', (header, pause) => {
  expect(retryAfterOf(header, Date.parse('2026-11-28T12:00:00Z'))).toBe(pause);
});
