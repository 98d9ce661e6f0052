import escape from 'escape-html';
import { contact, siteName } from 'shared/model/config';
import type { LanguageCode } from 'shared/model/language';
import { spoken } from '../language';
import type { Message } from './message-tables';

export interface EmailContent {
  heading: string;
  paragraphs: string[];
  code?: string;
  /** Label and value, e.g. the lines of a receipt. */
  rows?: [string, string][];
  button?: { label: string; address: string };
  /** The other choice, below the button. */
  otherButton?: { label: string; address: string };
  closing?: string;
}

type Letter = Omit<EmailContent, 'heading'> &
  Omit<Message, 'channel' | 'subject' | 'text' | 'html' | 'code'> & {
    subject: string;
    /** The subject, if it is left out. */
    heading?: string;
    language?: LanguageCode;
  };

/**
 * An e-mail in the design of the site. Mail programs support neither style sheets nor custom properties, so the colours
 * of its HTML are plain values here.
 */
export function writeEmail(letter: Letter): Message {
  const { heading = letter.subject, language = 'en', paragraphs, code, ...rest } = letter;
  const { rows, button, otherButton, closing, ...message } = rest;
  const content = { heading, paragraphs, code, rows, button, otherButton, closing };
  const [text, html] = [renderText(content), renderHtml(content, language)];
  return { channel: 'email', ...message, code: code ?? null, text, html };
}

function renderText({
  heading,
  paragraphs,
  code,
  rows,
  button,
  otherButton,
  closing,
}: EmailContent): string {
  return [
    heading,
    ...paragraphs,
    code,
    rows?.map(([label, value]) => `${label}: ${value}`).join('\n'),
    button && `${button.label}: ${button.address}`,
    otherButton && `${otherButton.label}: ${otherButton.address}`,
    closing,
    `${siteName}\n${contact.email}`,
  ]
    .filter(Boolean)
    .join('\n\n');
}

const serif = "Georgia,'Times New Roman',serif";
const sans = "Mukta,'Segoe UI',Arial,sans-serif";

function renderHtml(
  { heading, paragraphs, code, rows, button, otherButton, closing }: EmailContent,
  language: LanguageCode,
): string {
  const { tag, siteTagline } = spoken[language];
  const paragraph = (text: string) =>
    `<p style="margin:0 0 16px;font:16px/1.6 ${sans};color:#1b1a2e;overflow-wrap:anywhere;word-break:break-word">${escape(text)}</p>`;
  const row = ([label, value]: [string, string]) =>
    `<tr><th align="left" style="padding:8px 16px 8px 0;font:14px/1.5 ${sans};color:#5a5468;border-bottom:1px solid #e5dcc8">${escape(label)}</th><td align="right" style="padding:8px 0;font:600 16px/1.5 ${sans};color:#1b1a2e;border-bottom:1px solid #e5dcc8">${escape(value)}</td></tr>`;
  return `<!doctype html>
<html lang="${tag}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escape(heading)}</title></head>
<body style="margin:0;background:#f7f1e3">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:#f7f1e3"><tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px;background:#fffdf7;border:1px solid #e5dcc8">
<tr><td style="padding:24px 32px;background:#14132b;color:#e8c873;font:22px/1.3 ${serif}">${escape(siteName)}<br><span style="font:13px/1.5 ${sans};color:#d9d3c3">${escape(siteTagline)}</span></td></tr>
<tr><td style="padding:32px">
<h1 style="margin:0 0 20px;font:24px/1.3 ${serif};color:#14132b">${escape(heading)}</h1>
${paragraphs.map(paragraph).join('\n')}
${code ? `<p style="margin:0 0 24px;padding:16px;text-align:center;background:#f7f1e3;font:600 32px/1.2 ${sans};letter-spacing:8px;color:#14132b">${escape(code)}</p>` : ''}
${rows ? `<table width="100%" cellpadding="0" cellspacing="0" style="margin:0 0 24px">${rows.map(row).join('')}</table>` : ''}
${button ? `<p style="margin:0 0 24px"><a href="${escape(button.address)}" style="display:inline-block;padding:12px 24px;background:#d4a53a;color:#14132b;font:600 16px/1.5 ${sans};text-decoration:none">${escape(button.label)}</a></p>` : ''}
${otherButton ? `<p style="margin:0 0 24px"><a href="${escape(otherButton.address)}" style="display:inline-block;padding:11px 23px;border:1px solid #14132b;color:#14132b;font:600 16px/1.5 ${sans};text-decoration:none">${escape(otherButton.label)}</a></p>` : ''}
${closing ? paragraph(closing) : ''}
</td></tr>
<tr><td style="padding:16px 32px;border-top:1px solid #e5dcc8;font:13px/1.6 ${sans};color:#5a5468">${escape(contact.email)} &middot; ${escape(contact.phone)}</td></tr>
</table></td></tr></table></body></html>`;
}

/**
 * The first line of an e-mail. Anyone who knows the receiver's e-mail can have typed the name, so a
 * name that mail programs would turn into a link is left out.
 */
export function greeting(name: string, language: LanguageCode = 'en'): string {
  const isHindi = language === 'hi';
  const hello = isHindi ? 'नमस्ते' : 'Hello';
  if (/[/:@]|\.\S/.test(name)) return `${hello},`;
  return `${hello} ${name}${isHindi ? ' जी' : ''},`;
}
