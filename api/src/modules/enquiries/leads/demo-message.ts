import { titleIn } from 'shared/model/catalogue';
import type { LanguageCode } from 'shared/model/language';
import type { Catalogue } from 'shared/model/schemas';
import { writeEmail } from '../../../platform/messages/email-layout';
import type { Message } from '../../../platform/messages/messages';
import { texts as english } from './demo-texts';
import { texts as hindi } from './demo-texts.hi';

/**
 * The e-mail that the demo form promises. Anybody can enter another person's address there, so the
 * e-mail contains nothing that the sender typed, not even the name.
 */
export function demoMessage(
  { courses }: Catalogue,
  email: string,
  course: string | undefined,
  language: LanguageCode,
): Message {
  const texts = { en: english, hi: hindi }[language];
  const asked = courses.find(({ urlTitle }) => urlTitle === `${course}-course`);
  return writeEmail({
    to: email,
    template: 'demo-booked',
    subject: texts.subject,
    language,
    paragraphs: [texts.hello, texts.thanks, texts.weCall],
    rows: asked && [[texts.course, titleIn(asked, language)]],
    closing: texts.notYou,
  });
}
