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

/** Tells the teacher of what a student has written, or the office if the class has no address of a teacher. */
export async function tellQuestion(
  { published, config, messenger }: LetterServices,
  transaction: Transaction,
  thread: StoredThread,
  text: string,
): Promise<void> {
  const texts = textsIn.en;
  const { kind, productId, scheduleId } = thread;
  const teacher = scheduleId
    ? await teacherOf(config, transaction, { kind, productId, scheduleId })
    : null;
  const student = await findUser(transaction, thread.userId);
  const { title, about } = namesOf(published, thread, 'en');
  await messenger.queue(transaction, {
    channel: 'email',
    to: teacher?.email ?? contact.email,
    about: { kind: 'question', id: String(thread.id) },
    template: 'question',
    subject: texts.questionSubject(title),
    code: null,
    ...renderEmail({
      heading: texts.questionSubject(title),
      paragraphs: [texts.asks(firstName(student?.name ?? '')), text],
      rows: about ? [[texts.about, about]] : [],
      button: {
        label: texts.answer,
        address: teacher?.address ?? `${config.siteUrl}${paths.admin('threads')}`,
      },
    }),
  });
}

/** Tells the student of an answer, in the student's language. */
export async function tellAnswer(
  { published, config, messenger }: LetterServices,
  transaction: Transaction,
  thread: StoredThread,
  text: string,
): Promise<void> {
  const student = await findUser(transaction, thread.userId);
  if (!student) return;
  const language = languageOf(student);
  const texts = textsIn[language];
  const names = namesOf(published, thread, language);
  const classroom = paths.classroom(student, thread.kind, names.url_title);
  await messenger.queue(transaction, {
    channel: 'email',
    to: student.email,
    about: { kind: 'question', id: String(thread.id) },
    template: 'answer',
    subject: texts.answerSubject(names.title),
    code: null,
    ...renderEmail(
      {
        heading: texts.answerSubject(names.title),
        paragraphs: [greeting(student.name, language), texts.answered, text],
        rows: names.about ? [[texts.about, names.about]] : [],
        button: {
          label: texts.openClassroom,
          address: `${siteIn(config.siteUrl, language)}${classroom}#questions`,
        },
      },
      language,
    ),
  });
}
