/**
 * Runs `work`; if it fails, the error contains none of the secrets, and nothing else of the original error is
 * kept.
 */
export async function withoutSecrets<T>(secrets: readonly string[], work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const told = error as Error & { code?: string };
    const message = secrets
      .filter((secret) => secret !== '')
      .reduce((text, secret) => text.replaceAll(secret, '…'), told.message);
    throw Object.assign(new Error(message), told.code === undefined ? {} : { code: told.code });
  }
}
