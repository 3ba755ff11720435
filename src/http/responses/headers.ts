/**
 * Headers of every response. No browser is meant to read one, frame it, or keep it; no CORS header is ever
 * sent. Strict-Transport-Security is for whatever ends TLS in front of this service, which speaks HTTP.
 */
export const SECURITY_HEADERS = {
  'x-content-type-options': 'nosniff',
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
} as const;

/** Looks up a path that cannot be decoded by its raw characters, which match nothing. */
export function decodableUrl({ url = '/' }: { readonly url?: string | undefined }): string {
  const [path = '/'] = url.split('?', 1);
  if (!path.includes('%')) return url;
  try {
    decodeURIComponent(path);
    return url;
  } catch {
    return path.replaceAll('%', '%25') + url.slice(path.length);
  }
}
