import { createTransport } from 'nodemailer';
import type { Config } from '../../settings/config';
import type { Transport } from './messages';

type SmtpSettings = Extract<Config['mail'], { provider: 'smtp' }>;

const TIMEOUT_MS = 15_000;

export function smtpTransport({ address, from }: SmtpSettings): Transport {
  const transport = createTransport({
    url: address,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
    // No message may make the server read files or fetch URLs.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    send: async ({ to, subject, text, html, unsubscribe }, files) => {
      await transport.sendMail({
        from,
        // A string would be parsed as a list, but `x,other@example.com` is one wrong address.
        to: { name: '', address: to },
        subject: subject ?? '',
        text,
        html: html ?? undefined,
        ...(unsubscribe && {
          list: { unsubscribe },
          headers: { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
        }),
        attachments: files.map(({ fileName: filename, content }) => ({ filename, content })),
      });
    },
  };
}
