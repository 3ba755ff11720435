/** Runs `work`; where it fails, none of the secrets is in the error's message, and nothing else of it is kept. */
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
