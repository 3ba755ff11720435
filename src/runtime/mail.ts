import type { Transporter } from 'nodemailer';

/** Milliseconds in which the mail server must have taken a message. */
const TIMEOUT_MS = 10_000;

export interface MailMessage {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html?: string;
  /** Message-ID, the same each time it is sent. */
  readonly messageId?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Sends messages to people. */
export interface Mail {
  /** @throws Error where the mail server does not take it. */
  send(message: MailMessage): Promise<void>;
  close(): void;
}

/**
 * Sends through a mail server.
 * @param smtpUrl with user and password, such as smtps://user:password@mail.example.com
 * @param timeout milliseconds in which it must connect, greet, and answer each time.
 */
export function openMail(smtpUrl: string, from: string, timeout = TIMEOUT_MS): Mail {
  let opened: Promise<Transporter> | null = null;
  /** Its 39 files are loaded with the first message, and not by every command. */
  const open = async (): Promise<Transporter> =>
    (await import('nodemailer')).createTransport({
      url: smtpUrl,
      connectionTimeout: timeout,
      greetingTimeout: timeout,
      socketTimeout: timeout,
      // A message is a text of ours: nothing in it names a file or an address to be read.
      disableFileAccess: true,
      disableUrlAccess: true,
    });
  return {
    async send(message) {
      opened ??= open();
      await (await opened).sendMail({ from, ...message });
    },
    close: () => void opened?.then((transport) => transport.close()),
  };
}
