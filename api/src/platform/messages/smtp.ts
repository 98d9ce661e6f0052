import { createTransport } from 'nodemailer';
import type { Config } from '../../settings/config';
import { DeliveryRefused } from './delivery-refused';
import type { Transport } from './messages';

type SmtpSettings = Extract<Config['mail'], { provider: 'smtp' }>;

const TIMEOUT_MS = 15_000;
/**
 * For a message that is tried again: servers check a message for long after they have it, and whoever does
 * not wait for their answer sends it twice (RFC 5321, 4.5.3.2.6). Well below the time of a claim.
 */
const PATIENT_MS = 60_000;

export function smtpTransport(
  { address, from }: SmtpSettings,
  { quick = TIMEOUT_MS, patient = PATIENT_MS } = {},
): Transport {
  const transportOf = (socketTimeout: number) =>
    createTransport({
      url: address,
      connectionTimeout: TIMEOUT_MS,
      greetingTimeout: TIMEOUT_MS,
      socketTimeout,
      // No message may make the server read files or fetch URLs.
      disableFileAccess: true,
      disableUrlAccess: true,
    });
  // Somebody waits for a code, and asks for another one if it does not come.
  const [ofCodes, ofQueue] = [transportOf(quick), transportOf(patient)];
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
        throw isPermanent(error) ? new DeliveryRefused(String(error), { cause: error }) : error;
      });
    },
  };
}

/** "Authentication required" and its relatives: the settings are wrong, not the message (RFC 4954). */
const LOGIN_CODES = [530, 534, 535, 538];

/** A status about us (RFC 3463): the address of the sender, or that this account has sent too much today. */
const ABOUT_SENDER = /^\d{3}[ -]5\.(1\.[78]|4\.5)\b/;

/**
 * Whether the server refuses this message or its receiver with a 5xx (RFC 5321, 4.2.1). A refused
 * connection, log-in or sender says nothing about the message: it can be sent when that is put right.
 */
function isPermanent(error: unknown): boolean {
  // The cast names the fields that nodemailer adds to its errors.
  const {
    responseCode = 0,
    command = '',
    response = '',
  } = error as { responseCode?: number; command?: string; response?: string };
  return (
    responseCode >= 500 &&
    responseCode < 600 &&
    !LOGIN_CODES.includes(responseCode) &&
    !ABOUT_SENDER.test(response) &&
    /^(RCPT TO|DATA)/.test(command)
  );
}
