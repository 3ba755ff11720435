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
  text: `${inviter} invites you to see with ${organization} what AI engines answer:\n\n${link}\n\n${ONCE}\n`,
});

export const resetMail = (to: string, link: string): MailMessage => ({
  to,
  subject: 'Set another password',
  text: `Somebody, hopefully you, has asked for a link to set another password:\n\n${link}\n\n${ONCE} If it was not you, nothing has changed.\n`,
});

/**
 * Sends a message, where there is a mail server. @param onFault told where it takes no message
 * @returns whether it has taken it; who asked has the link otherwise.
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
