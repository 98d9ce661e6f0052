import { siteName } from 'shared/model/config';
import { renderEmail } from '../../platform/messages/email-layout';

/** The first e-mail after somebody has asked for news. Anybody can type any address, so it repeats nothing that was typed. */
export function newsMessage(withdrawal: string) {
  const subject = `${siteName} news by e-mail`;
  return {
    channel: 'email' as const,
    template: 'news-begins',
    subject,
    code: null,
    ...renderEmail({
      heading: subject,
      paragraphs: [
        'Hello,',
        'Somebody has asked us to send news about courses and webinars to this address. You get them from now on.',
      ],
      button: { label: 'Stop the news', address: withdrawal },
      closing: 'If it was not you, press the button: nothing more will come.',
    }),
  };
}
