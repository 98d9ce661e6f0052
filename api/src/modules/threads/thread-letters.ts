import { contact } from 'shared/model/config';
import { paths } from 'shared/model/paths';
import type { Catalogue } from 'shared/model/schemas';
import type { Services } from '../../platform/app-types';
import type { Transaction } from '../../platform/database/database';
import { siteIn } from '../../platform/language';
import { greeting, renderEmail } from '../../platform/messages/email-layout';
import { findUser } from '../accounts/accounts-repository';
import { languageOf } from '../accounts/own-account/language-of-account';
import { teacherOf } from '../groups/teacher-link';
import { texts as english } from './thread-texts';
import { texts as hindi } from './thread-texts.hi';
import { firstName, namesOf } from './threads';
import type { StoredThread } from './threads-tables';

export interface LetterServices extends Pick<Services, 'config' | 'messenger'> {
  /** Read before the transaction, because an embedded database has one connection. */
  published: Catalogue;
}

const textsIn = { en: english, hi: hindi };

/**
 * Tells the student of an answer, in the student's language; the teacher of what a student has written, or the office
 * if the class has no address of a teacher.
 */
export async function tell(
  { published, config, messenger }: LetterServices,
  transaction: Transaction,
  thread: StoredThread,
  text: string,
  to: 'student' | 'teacher',
): Promise<void> {
  const student = await findUser(transaction, thread.userId);
  if (!student) return;
  const language = to === 'student' ? languageOf(student) : 'en';
  const texts = textsIn[language];
  const { title, about, url_title } = namesOf(published, thread, language);
  const classroom = `${paths.classroom(student, thread.kind, url_title)}#questions`;
  const teacher = to === 'teacher' ? await teacherOf(config, transaction, thread) : null;
  const letter = {
    student: {
      ...{ to: student.email, template: 'answer', subject: texts.answerSubject(title) },
      paragraphs: [greeting(student.name, language), texts.answered, text],
      button: {
        label: texts.openClassroom,
        address: siteIn(config.siteUrl, language) + classroom,
      },
    },
    teacher: {
      ...{ to: teacher?.email ?? contact.email, template: 'question' },
      subject: texts.questionSubject(title),
      paragraphs: [texts.asks(firstName(student.name)), text],
      button: {
        label: texts.answer,
        address: teacher?.address ?? config.siteUrl + paths.admin('threads'),
      },
    },
  }[to];
  await messenger.queue(transaction, {
    ...{ channel: 'email', to: letter.to, template: letter.template, subject: letter.subject },
    about: { kind: 'question', id: String(thread.id) },
    code: null,
    ...renderEmail(
      { ...letter, heading: letter.subject, rows: about ? [[texts.about, about]] : [] },
      language,
    ),
  });
}
