import { and, desc, eq, inArray, isNull, sql, type SQL } from 'drizzle-orm';
import { dayText, inLanguage, productOf, titleIn } from 'shared/model/catalogue';
import type { LanguageCode } from 'shared/model/language';
import type { Catalogue, Thread } from 'shared/model/schemas';
import type { Services } from '../../platform/app-types';
import { users } from '../accounts/accounts-tables';
import { publicName } from '../accounts/person-identity';
import { withModuleIds } from '../catalogue/module-ids';
import type { GroupKey } from '../classroom/attendance';
import { quizOf } from '../classroom/quiz-results';
import { scheduleTextsIn } from '../orders/order-language';
import { orderItems, orders } from '../orders/orders-tables';
import { threadMessages, threads, type StoredThread } from './threads-tables';

/** Who reads: a teacher learns no more of a student than first name and city. */
export type Reader = 'student' | 'teacher' | 'office';

const MOST = 200;

export const ofStudent = (userId: number): SQL | undefined => eq(threads.userId, userId);
/** The batch or session that the student is in by now: questions go along when it changes. */
export const scheduleNow = sql<string | null>`(
  SELECT ${orderItems.scheduleId} FROM ${orderItems}
  WHERE ${orderItems.orderId} = ${threads.orderId} AND ${orderItems.productId} = ${threads.productId})`;
export const ofGroup = ({ kind, productId, scheduleId }: GroupKey): SQL | undefined =>
  and(eq(threads.kind, kind), eq(threads.productId, productId), eq(scheduleNow, scheduleId));
export const unsettled = and(isNull(threads.solvedAt), isNull(threads.closedAt));

/** Questions with their messages, the one with the newest message first. */
export async function readThreads(
  { catalogue, database }: Pick<Services, 'catalogue' | 'database'>,
  where: SQL | undefined,
  reader: Reader,
  language: LanguageCode,
): Promise<Thread[]> {
  const found = await database
    .select({ thread: threads, name: users.name, city: orders.townCity })
    .from(threads)
    .innerJoin(users, eq(users.id, threads.userId))
    .leftJoin(orders, eq(orders.id, threads.orderId))
    .where(where)
    .orderBy(desc(threads.changedAt), desc(threads.id))
    .limit(MOST);
  if (found.length === 0) return [];
  const ids = found.map(({ thread }) => thread.id);
  const messages = await database
    .select()
    .from(threadMessages)
    .where(inArray(threadMessages.threadId, ids))
    .orderBy(threadMessages.id);
  const published = await catalogue.current();
  return found.map(({ thread, name, city }) => {
    const own = messages.filter(({ threadId }) => threadId === thread.id);
    const from = reader === 'office' ? name : publicName(name, city);
    return {
      id: thread.id,
      kind: thread.kind,
      product_id: thread.productId,
      ...namesOf(published, thread, language),
      ...(thread.module !== null && { module: thread.module }),
      ...(thread.day !== null && { day: thread.day }),
      ...(thread.question !== null && { question: thread.question }),
      from: reader === 'student' ? '' : from,
      state: stateOf(thread, own.at(-1)?.author),
      reported: thread.reportedAt !== null,
      messages: own.map(({ id, author, text, picture, createdAt }) => ({
        id,
        by: author,
        text,
        ...(picture !== null && { picture }),
        at: createdAt.toISOString(),
      })),
    };
  });
}

function stateOf(
  { closedAt, solvedAt }: StoredThread,
  last: Thread['messages'][number]['by'] | undefined,
): Thread['state'] {
  if (closedAt) return 'closed';
  if (solvedAt) return 'solved';
  return last === 'student' ? 'open' : 'answered';
}

/** What a question is about or answers, in words; a product or module that the catalogue has no more has none. */
export function namesOf(
  catalogue: Catalogue,
  {
    kind,
    productId,
    module,
    day,
    question,
  }: Pick<StoredThread, 'kind' | 'productId' | 'module' | 'day' | 'question'>,
  language: LanguageCode,
): Pick<Thread, 'title' | 'url_title' | 'about'> {
  const product = productOf(catalogue, kind, productId);
  const course = productOf(catalogue, 'course', kind === 'course' ? productId : 0);
  const ids = withModuleIds(course?.modules ?? []).map(({ id }) => id);
  const own = course && inLanguage(course, language);
  const asked = own && quizOf(own).find((each) => each.module === module && each.id === question);
  const about =
    day === null
      ? (asked?.question ?? own?.modules[ids.indexOf(module ?? '')]?.title)
      : dayText(day, undefined, scheduleTextsIn[language]);
  return {
    title: product ? titleIn(product, language) : '',
    url_title: product?.urlTitle ?? '',
    about: about ?? '',
  };
}
