import { eq } from 'drizzle-orm';
import { productOf } from 'shared/model/catalogue';
import type { LanguageCode } from 'shared/model/language';
import type { PromiseAnswer, PromiseAnswerRequest, PromiseQuestion } from 'shared/model/schemas';
import type { Database, Transaction } from '../../platform/database/database';
import { HttpError } from '../../platform/errors';
import { startOfIndianDay } from '../../platform/indian-time';
import { rupees } from '../../platform/money';
import { readLink } from '../accounts/private-links';
import { findOrderById, lockOrderById } from '../orders/orders-repository';
import type { Order } from '../orders/orders-tables';
import { rebook, rebookTarget } from '../orders/rebook';
import { purchasedItems, scheduleOf, type PurchasedItem } from '../orders/seats/schedules';
import type { DatedProducts } from '../orders/seats/seats';
import type { PaymentServices } from '../payments/providers/provider';
import { giveBack } from './money-back';
import { promises, type StoredPromise } from './promises-tables';

/** What the buyer with this link is asked now; 404 for a forged link, and when there is nothing to decide any more. */
export async function readQuestion(
  services: PaymentServices,
  token: string,
  language: LanguageCode,
): Promise<PromiseQuestion> {
  const { catalogue, database } = services;
  const promise = await promiseOf(services, database, token);
  const order = await findOrderById(database, promise.aboutId);
  return questionOf(services, database, await catalogue.current(), { promise, order, language });
}

/** Answers it. 409 if something else is asked by now, or if the offered place is gone. */
export async function answerQuestion(
  services: PaymentServices,
  token: string,
  { answer, offer }: PromiseAnswerRequest,
): Promise<void> {
  const { catalogue, database, messenger, now } = services;
  const answered = await database.transaction(async (transaction) => {
    const known = await promiseOf(services, transaction, token);
    const order = await lockOrderById(transaction, known.aboutId);
    // Another answer may have come before the lock.
    const promise = await promiseOf(services, transaction, token);
    if (promise.answer === answer) return promise;
    const published = await catalogue.current(transaction);
    const { language } = order;
    const asked = { promise, order, language };
    const question = await questionOf(services, transaction, published, asked);
    if (!question.choices.includes(answer) || question.offer !== offer) throw changed();
    if (answer === 'take' && offer) {
      const to = rebookTarget(published, order.kind, promise.productId, offer);
      if (!to || to.isCancelled) throw changed();
      await rebook(services, transaction, order, promise.productId, to);
    }
    const [stored] = await transaction
      .update(promises)
      .set({ answer, answeredAt: now(), ...(answer === 'take' && { endedAt: now() }) })
      .where(eq(promises.id, promise.id))
      .returning();
    return stored!;
  });
  if (answered.answer === 'back' && answered.returnedAt === null)
    await giveBack(services, answered);
  void messenger.deliver();
}

const changed = () =>
  new HttpError(409, 'This has changed in the meantime. Please look at the page again.');
const ended = () => new HttpError(404, 'This link has ended.');

async function promiseOf(
  { config }: PaymentServices,
  on: Database | Transaction,
  token: string,
): Promise<StoredPromise> {
  const signed = readLink(config.acceptedKeys, 'promise', token);
  const [found] = signed ? await on.select().from(promises).where(eq(promises.id, signed.id)) : [];
  if (!found) throw ended();
  return found;
}

async function questionOf(
  { now }: PaymentServices,
  on: Database | Transaction,
  catalogue: DatedProducts,
  asked: { promise: StoredPromise; order: Order; language: LanguageCode },
): Promise<PromiseQuestion> {
  const { promise, order, language } = asked;
  const items = await purchasedItems(on, catalogue, order, language, now());
  const item = items.find(({ productId }) => productId === promise.productId);
  const { answer } = promise;
  const shown = item && { title: item.title, when: item.when, answer };
  if (!shown) throw ended();
  const isOpen =
    order.state === 'paid' && answer !== 'back' && !hasBegun(catalogue, order, item, now());
  const left = order.payablePaise - order.refundedPaise;
  const money = left > 0 && { amount: rupees(left) };
  const back: PromiseAnswer[] = money && isOpen ? ['back'] : [];
  if (promise.kind === 'hour') {
    if (promise.actedAt === null) throw ended();
    return { question: 'moved', ...shown, ...money, choices: isOpen ? ['keep', ...back] : [] };
  }
  const offer = promise.offers.at(-1);
  const isUndated = promise.endedAt === null && isOpen;
  const offered =
    offer &&
    answer !== 'wait' &&
    scheduleOf(catalogue, order.kind, item.productId, offer, language);
  if (offered) {
    const choices: PromiseAnswer[] = isUndated ? ['take', 'wait'] : [];
    return {
      question: 'offer',
      ...shown,
      when: offered.when,
      ...money,
      choices,
      offer: offered.id,
    };
  }
  if (promise.actedAt === null && answer === null) throw ended();
  const choices: PromiseAnswer[] = isUndated && promise.actedAt !== null ? ['keep', ...back] : [];
  return { question: 'late', ...shown, ...money, choices };
}

/** Whether the class has begun, or the day of the ticket: then its money is not given back by a link. */
function hasBegun(
  catalogue: DatedProducts,
  { kind }: Order,
  { productId, scheduleId, day }: PurchasedItem,
  now: Date,
): boolean {
  const product = productOf(catalogue, kind, productId);
  const schedule = scheduleOf(catalogue, kind, productId, scheduleId);
  if (product && schedule) return schedule.firstEnd <= now;
  return day !== null && startOfIndianDay(day) <= now;
}
