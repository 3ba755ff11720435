import type { Mail, MailMessage } from '../runtime/mail.ts';

const ONCE = 'It works once, for 7 days.';

export const invitationMail = (
  to: string,
  organization: string,
  inviter: string,
  link: string,
): MailMessage => ({
  to,
  subject: `${inviter} invites you to ${organization}`,
  text: `${inviter} invites you to join ${organization} and see what AI engines answer:\n\n${link}\n\n${ONCE}\n`,
});

export const resetMail = (to: string, link: string): MailMessage => ({
  to,
  subject: 'Set a new password',
  text: `A link for setting another password was requested for this address:\n\n${link}\n\n${ONCE} If you did not request it, ignore this message; nothing has changed.\n`,
});

/**
 * Sends a message, where there is a mail server.
 * @param onFault called where the server does not accept it
 * @returns true where it accepted it; otherwise the caller has the link to pass on.
 */
export async function sendMail(
  mail: Mail | undefined,
  message: MailMessage,
  onFault: (error: Error) => void,
): Promise<boolean> {
  if (mail === undefined) return false;
  try {
    await mail.send(message);
    return true;
  } catch (error) {
    onFault(error as Error);
    return false;
  }
}
