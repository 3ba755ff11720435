import { createTransport } from 'nodemailer';

/** Milliseconds in which the mail server must have taken a message. */
const PATIENCE = 10_000;

export interface Message {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

/** Sends messages to people. */
export interface Mail {
  /** @throws Error where the mail server does not take it. */
  send(message: Message): Promise<void>;
  close(): void;
}

/** Sends through a mail server. @param smtpUrl with user and password, such as smtps://user:password@mail.example.com */
export function openMail(smtpUrl: string, from: string): Mail {
  const transport = createTransport({
    url: smtpUrl,
    connectionTimeout: PATIENCE,
    greetingTimeout: PATIENCE,
    socketTimeout: PATIENCE,
    // A message is a text of ours: nothing in it names a file or an address to be read.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async send(message) {
      await transport.sendMail({ from, ...message });
    },
    close: () => transport.close(),
  };
}
