import { and, eq, type SQL } from 'drizzle-orm';
import { productOf } from 'shared/model/catalogue';
import type { AskRequest, ThreadMessageRequest } from 'shared/model/schemas';
import type { Services } from '../../platform/app-types';
import type { Transaction } from '../../platform/database/database';
import { HttpError, invalid } from '../../platform/errors';
import { once } from '../../platform/http/request/once';
import type { RateLimit } from '../../platform/limits/rate-limits';
import { recordAction, type Actor } from '../audit/audit-repository';
import { withModuleIds } from '../catalogue/module-ids';
import { classDays } from '../classroom/class-days';
import { issueEarned } from '../classroom/certificates/certificates';
import { enrolmentOf } from '../classroom/classroom';
import { keepRight } from '../classroom/quiz/answer-quiz';
import { quizOf } from '../classroom/quiz-results';
import { takeUpload } from '../uploads/unused-uploads';
import { tell, type LetterServices } from './thread-letters';
import { scheduleNow } from './threads';
import { threadMessages, threads, type StoredThread } from './threads-tables';

export type ThreadServices = Pick<
  Services,
  'catalogue' | 'config' | 'database' | 'limits' | 'messenger' | 'now'
>;

/** Which questions somebody writes in, and who writes; what staff and teachers do is in the audit log. */
export type Seat = { of: SQL | undefined } & (
  | { author: 'student'; who: string; actor?: undefined }
  | { author: 'teacher'; who: string; actor: Actor }
  | { author: 'office'; who?: undefined; actor: Actor }
);
const limitOf = {
  student: { name: 'questions', most: 30, seconds: 3600 },
  teacher: { name: 'answers', most: 120, seconds: 3600 },
} satisfies Record<string, RateLimit>;

/** A new question about an own course or webinar. 422 for a module or class that it does not have. */
export async function ask(
  services: ThreadServices,
  userId: number,
  { kind, product_id: productId, module, day, question, ...message }: AskRequest,
  idempotencyKey: string | undefined,
): Promise<void> {
  const { catalogue, database, limits, now } = services;
  await limits.consume(limitOf.student, `user:${userId}`);
  const { order, item } = await enrolmentOf(database, { userId, kind, productId });
  const scheduleId = item?.scheduleId ?? null;
  const published = await catalogue.current();
  const course = productOf(published, 'course', kind === 'course' ? productId : 0);
  const isThere =
    (module === undefined ||
      withModuleIds(course?.modules ?? []).some(({ id }) => id === module)) &&
    (question === undefined ||
      (course ? quizOf(course) : []).some(
        (each) => each.module === module && each.id === question && each.upload,
      )) &&
    (day === undefined || classDays(published, kind, productId, scheduleId).includes(day));
  if (question !== undefined && !message.picture)
    throw invalid({ picture: ['Please add a photo.'] });
  if (!isThere) throw invalid({ text: ['What you ask about is not there any more.'] });
  const at = now();
  const about = { userId, orderId: order.id, kind, productId, scheduleId, module, day, question };
  const body = { ...about, ...message };
  await inOrder(services, { idempotencyKey, of: ['question', userId], body }, async (writing) => {
    const [thread] = await writing
      .insert(threads)
      .values({ ...about, createdAt: at, changedAt: at })
      .returning();
    await addMessage({ ...services, published }, writing, thread!, message, 'student');
  });
}

/** A further message. 404 for a question of somebody else, 409 for one that is closed. */
export async function write(
  services: ThreadServices,
  id: number,
  { of, author, actor, who }: Seat,
  message: ThreadMessageRequest,
  idempotencyKey: string | undefined,
): Promise<void> {
  if (author !== 'office') await services.limits.consume(limitOf[author], who);
  const request = { idempotencyKey, of: ['message', id, author], body: message };
  const published = await services.catalogue.current();
  let passed: number | undefined;
  await inOrder(services, request, async (writing) => {
    const thread = await ownThread(writing, id, of);
    if (thread.closedAt) throw new HttpError(409, 'This question is closed.');
    const at = services.now();
    const { userId, productId, module, question } = thread;
    const isRight = message.right && author !== 'student' && question !== null;
    const [written] = await writing
      .update(threads)
      .set({
        changedAt: at,
        scheduleId: scheduleNow,
        ...(author === 'student' && { solvedAt: null }),
        ...(isRight && { solvedAt: at }),
      })
      .where(eq(threads.id, id))
      .returning();
    if (isRight) {
      await keepRight(writing, { userId, productId, key: `${module}/${question}`, at });
      passed = userId;
    }
    await addMessage({ ...services, published }, writing, written!, message, author);
    const [subject, action] = [`Question ${id}`, isRight ? 'Mark as right' : 'Answer'];
    if (actor) await recordAction(writing, { actor, action, subject, at });
  });
  if (passed !== undefined) await issueEarned(services, passed);
}

const actions = { solvedAt: 'Solve', closedAt: 'Close', reportedAt: 'Report' };

/** Marks a question; a repeated call changes nothing. */
export async function mark(
  { database, now }: Pick<Services, 'database' | 'now'>,
  id: number,
  { of, actor }: Seat,
  field: keyof typeof actions,
): Promise<void> {
  const at = now();
  await database.transaction(async (transaction) => {
    const thread = await ownThread(transaction, id, of);
    if (thread[field]) return;
    await transaction
      .update(threads)
      .set({ [field]: at })
      .where(eq(threads.id, id));
    const action = actions[field];
    if (actor) await recordAction(transaction, { actor, action, subject: `Question ${id}`, at });
  });
}

/** Does it once for a key, and sends what it has queued. */
async function inOrder(
  services: ThreadServices,
  request: Pick<Parameters<typeof once>[2], 'idempotencyKey' | 'of' | 'body'>,
  work: (transaction: Transaction) => Promise<void>,
): Promise<void> {
  await services.database.transaction((transaction) =>
    once(services, transaction, request, async () => {
      await work(transaction);
      return {};
    }),
  );
  void services.messenger.deliver();
}

async function ownThread(
  transaction: Transaction,
  id: number,
  of: SQL | undefined,
): Promise<StoredThread> {
  const [thread] = await transaction
    .select()
    .from(threads)
    .where(and(eq(threads.id, id), of))
    .for('update');
  if (!thread) throw new HttpError(404, 'There is no such question.');
  return thread;
}

async function addMessage(
  services: LetterServices & Pick<Services, 'now'>,
  transaction: Transaction,
  thread: StoredThread,
  { text, picture = null }: ThreadMessageRequest,
  author: Seat['author'],
): Promise<void> {
  if (picture !== null && !(await takeUpload(transaction, picture))) {
    throw invalid({ picture: ['This file is used elsewhere. Please upload it once more.'] });
  }
  await transaction
    .insert(threadMessages)
    .values({ threadId: thread.id, author, text, picture, createdAt: services.now() });
  await tell(services, transaction, thread, text, author === 'student' ? 'question' : 'answer');
}
