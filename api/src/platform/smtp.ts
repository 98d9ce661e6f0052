import { createTransport } from 'nodemailer';
import type { Config } from './config';
import type { Carrier } from './messages';

type SmtpSettings = Extract<Config['mail'], { provider: 'smtp' }>;

const PATIENCE_MS = 15_000;

export function smtpCarrier({ address, from }: SmtpSettings): Carrier {
  const transport = createTransport({
    url: address,
    connectionTimeout: PATIENCE_MS,
    greetingTimeout: PATIENCE_MS,
    socketTimeout: PATIENCE_MS,
    // Nothing in a message may make the server read files or fetch addresses.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    send: async ({ to, subject, text, html }) => {
      await transport.sendMail({
        from,
        // Not as a text, which would be read as a list: `x,other@example.com` is one wrong address.
        to: { name: '', address: to },
        subject: subject ?? '',
        text,
        html: html ?? undefined,
      });
    },
  };
}
