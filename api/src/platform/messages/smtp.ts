import { createTransport } from 'nodemailer';
import type { Config } from '../../settings/config';
import { DeliveryRefused, SenderRefused } from './delivery-refused';
import type { Transport } from './messages';

type SmtpSettings = Extract<Config['mail'], { provider: 'smtp' }>;

const TIMEOUT_MS = 15_000;
/**
 * For a message that is tried again: servers check a message for long after they have it, and whoever does
 * not wait for their answer sends it twice (RFC 5321, 4.5.3.2.6). Well below the time of a claim.
 */
const PATIENT_MS = 60_000;
const IDLE_MS = 30_000;

export function smtpTransport(
  { address, from }: SmtpSettings,
  { quick = TIMEOUT_MS, patient = PATIENT_MS } = {},
): Transport {
  const common = {
    url: address,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    // No message may make the server read files or fetch URLs.
    disableFileAccess: true,
    disableUrlAccess: true,
  };
  // Somebody waits for a code, and asks for another one if it does not come.
  const ofCodes = createTransport({ ...common, socketTimeout: quick });
  // One connection for many messages: mail servers count connections too.
  const ofQueue = createTransport({
    ...common,
    socketTimeout: patient,
    pool: true,
    maxConnections: 1,
    // Without a new connection, what the server said on the old one is lost.
    maxRequeues: 1,
    idleTimeout: IDLE_MS,
  });
  const domain = /@([^\s<>@]+)>?\s*$/.exec(from)?.[1] ?? 'localhost';
  return {
    send: async ({ to, subject, text, html, unsubscribe }, files, identity) => {
      const sending = (identity ? ofQueue : ofCodes).sendMail({
        from,
        // A string would be parsed as a list, but `x,other@example.com` is one wrong address.
        to: { name: '', address: to },
        // A mail server that got the message and whose response was lost knows it again (RFC 5322, 3.6.4).
        ...(identity && { messageId: `<${identity}@${domain}>` }),
        subject: subject ?? '',
        text,
        html: html ?? undefined,
        headers: {
          // No out-of-office reply or ticket shall answer (RFC 3834, section 5; Exchange has its own header).
          'Auto-Submitted': 'auto-generated',
          'X-Auto-Response-Suppress': 'OOF, AutoReply',
          ...(unsubscribe && { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }),
        },
        ...(unsubscribe && { list: { unsubscribe } }),
        attachments: files.map(({ fileName: filename, content }) => ({ filename, content })),
      });
      await sending.catch((error: unknown) => {
        throw meaningOf(error);
      });
    },
    close: () => ofQueue.close(),
  };
}

/**
 * What an answer of the server is about (RFC 5321, 4.2; RFC 3463). Whatever it says before it hears of a
 * receiver, and the 421 with which it hangs up, is about the account, and so is 4.5: too many messages. A
 * server that cannot be reached takes no other message either. Only "no such address" is for good: by its
 * rules or block lists, a server refuses today what it takes tomorrow.
 */
function meaningOf(error: unknown): unknown {
  // The cast names the fields that nodemailer adds to its errors.
  const {
    responseCode = 0,
    command = '',
    response = '',
    syscall = '',
  } = error as { responseCode?: number; command?: string; response?: string; syscall?: string };
  const [, status = ''] = /^\d{3}[ -]\d\.(\d+\.\d+)\b/.exec(response) ?? [];
  const isOfReceiver = /^(RCPT TO|DATA)/.test(command);
  const isTooLarge = responseCode === 552;
  if (
    responseCode === 421 ||
    ['connect', 'getaddrinfo'].includes(syscall) ||
    status === '4.5' ||
    (responseCode >= 400 && !isOfReceiver && !isTooLarge)
  ) {
    return new SenderRefused(String(error), { cause: error });
  }
  return responseCode >= 500 && command === 'RCPT TO' && /^1\.([0-6]|10)$/.test(status)
    ? new DeliveryRefused(String(error), { cause: error })
    : error;
}
