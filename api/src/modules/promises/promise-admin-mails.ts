import { formatCount, formatDateTime, formatLongDay } from 'shared/model/format';
import { paths } from 'shared/model/paths';
import type { DuePromises } from 'shared/model/schemas';
import { renderEmail } from '../../platform/messages/email-layout';
import type { Message } from '../../platform/messages/messages';
import type { Lead } from '../enquiries/enquiries-tables';

/** To owners, in English. */
export const lateCallsNotice = (siteUrl: string, to: string, late: readonly Lead[]): Message =>
  toAdmin(to, 'calls-late', `${formatCount(late.length)} not called in time`, {
    paragraphs: [
      'We had told them that we call by now. They have been told that we are late, and have our number.',
    ],
    rows: late.map(({ fullName, phoneNumber }) => [fullName, phoneNumber]),
    button: { label: 'Open the leads', address: siteUrl + paths.admin('leads') },
  });

/** What an admin has promised, in English. */
const promised: Record<DuePromises['kind'], string> = {
  hour: 'The hour of a webinar',
  date: 'The date of a batch',
  call: 'Calls after a form',
  refund: 'Answers about a refund',
};

export const dueSoonMessage = (siteUrl: string, to: string, due: readonly DuePromises[]): Message =>
  toAdmin(to, 'promises-due', 'Promised within the hour', {
    paragraphs: ['If nothing is done by then, the product acts by itself and tells the people.'],
    rows: due.map(({ kind, title, day, count, due_at }) => [
      [promised[kind], title, day && formatLongDay(day)].filter(Boolean).join(', '),
      `to ${formatCount(count)}, by ${formatDateTime(due_at)}`,
    ]),
    button: { label: 'Open the desk', address: siteUrl + paths.admin('dashboard') },
  });

function toAdmin(
  to: string,
  template: string,
  subject: string,
  content: Omit<Parameters<typeof renderEmail>[0], 'heading'>,
): Message {
  const rendered = renderEmail({ heading: subject, ...content });
  return { channel: 'email', to, template, subject, code: null, ...rendered };
}
