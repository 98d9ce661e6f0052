import { contact } from 'shared/model/config';
import { paths } from 'shared/model/paths';
import type { Catalogue } from 'shared/model/schemas';
import type { Services } from '../../platform/app-types';
import type { Transaction } from '../../platform/database/database';
import { siteIn } from '../../platform/language';
import { greeting, writeEmail } from '../../platform/messages/email-layout';
import { findUser } from '../accounts/accounts-repository';
import { publicName } from '../accounts/person-identity';
import { languageOf } from '../accounts/own-account/language-of-account';
import { teacherOf } from '../groups/teacher-link';
import { texts as english } from './thread-texts';
import { texts as hindi } from './thread-texts.hi';
import { namesOf } from './threads';
import type { StoredThread } from './threads-tables';

export interface LetterServices extends Pick<Services, 'config' | 'messenger'> {
  /** Read before the transaction, because an embedded database has one connection. */
  published: Catalogue;
}

const textsIn = { en: english, hi: hindi };

/** In the language of the student, or in English for the school. */
type Letter = 'answer' | 'answer-late' | 'question' | 'question-late';

/**
 * Tells the student of an answer, or that it is late; the teacher of what a student has written, or the office if the
 * class has no address of a teacher, and the office of what was not answered in time.
 */
export async function tell(
  { published, config, messenger }: LetterServices,
  transaction: Transaction,
  thread: StoredThread,
  text: string,
  template: Letter,
): Promise<void> {
  const student = await findUser(transaction, thread.userId);
  if (!student) return;
  const isAnswer = template.startsWith('answer');
  const language = isAnswer ? languageOf(student) : 'en';
  const texts = textsIn[language];
  const { title, about, url_title } = namesOf(published, thread, language);
  const classroom = `${paths.classroom(student, thread.kind, url_title)}#questions`;
  const teacher = template === 'question' ? await teacherOf(config, transaction, thread) : null;
  const subject = texts[template](title);
  const letter = isAnswer
    ? {
        to: student.email,
        intro: [
          greeting(student.name, language),
          template === 'answer' ? texts.answered : texts.late,
        ],
        label: texts.openClassroom,
        address: siteIn(config.siteUrl, language) + classroom,
      }
    : {
        to: teacher?.email ?? contact.email,
        intro: [texts.asks(publicName(student.name))],
        label: texts.toAnswer,
        address: teacher?.address ?? config.siteUrl + paths.admin('threads'),
      };
  const { to, intro, ...button } = letter;
  const rows: [string, string][] = about ? [[texts.about, about]] : [];
  const shown = { subject, language, paragraphs: [...intro, text], rows, button };
  const of = {
    about: { kind: 'question', id: String(thread.id) },
    ...(isAnswer && { opens: siteIn('', language) + classroom }),
  };
  await messenger.queue(transaction, writeEmail({ to, template, ...of, ...shown }));
}
