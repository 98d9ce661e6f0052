import { eq } from 'drizzle-orm';
import { productOf } from 'shared/model/catalogue';
import type { LanguageCode } from 'shared/model/language';
import type {
  Catalogue,
  PromiseAnswer,
  PromiseAnswerRequest,
  PromiseQuestion,
} from 'shared/model/schemas';
import type { Database, Transaction } from '../../platform/database/database';
import { HttpError } from '../../platform/errors';
import { startOfIndianDay } from '../../platform/indian-time';
import { rupees } from '../../platform/money';
import { readLink } from '../accounts/private-links';
import { findOrderById, lockOrderById } from '../orders/orders-repository';
import type { Order } from '../orders/orders-tables';
import { rebook, rebookTarget } from '../orders/rebook';
import { purchasedItems, scheduleOf } from '../orders/seats/schedules';
import type { PaymentServices } from '../payments/providers/provider';
import { giveBack } from './money-back';
import { promises, type StoredPromise } from './promises-tables';

/** What the buyer with this link is asked now. 404 for a forged link, and if there never was a question. */
export async function readQuestion(
  services: PaymentServices,
  token: string,
  language: LanguageCode,
): Promise<PromiseQuestion> {
  const promise = await promiseOf(services, services.database, token);
  const order = await findOrderById(services.database, promise.aboutId);
  const published = await services.catalogue.current();
  return questionOf(services, published, services.database, promise, order, language);
}

/** Answers it. 409 if something else is asked by now, or if the offered place is gone. */
export async function answerQuestion(
  services: PaymentServices,
  token: string,
  { answer, offer }: PromiseAnswerRequest,
): Promise<void> {
  const { catalogue, database, messenger, now } = services;
  const answered = await database.transaction(async (transaction) => {
    const { aboutId } = await promiseOf(services, transaction, token);
    const order = await lockOrderById(transaction, aboutId);
    // Read under the lock: another answer may have come before it.
    const promise = await promiseOf(services, transaction, token);
    if (promise.answer === answer) return promise;
    const published = await catalogue.current(transaction);
    const asked = await questionOf(
      services,
      published,
      transaction,
      promise,
      order,
      order.language,
    );
    if (!asked.choices.includes(answer) || asked.offer !== offer) throw changed();
    if (answer === 'take') {
      const to = rebookTarget(published, order.kind, promise.productId, offer ?? '');
      if (!to || to.isCancelled) throw changed();
      await rebook(services, transaction, order, promise.productId, to);
    }
    const [stored] = await transaction
      .update(promises)
      .set({ answer, ...(answer === 'take' && { endedAt: now() }) })
      .where(eq(promises.id, promise.id))
      .returning();
    return stored!;
  });
  if (answer === 'back' && answered.returnedAt === null) await giveBack(services, answered);
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
  const id = readLink(config.acceptedKeys, 'promise', token)?.id ?? 0;
  const [found] = await on.select().from(promises).where(eq(promises.id, id));
  if (!found) throw ended();
  return found;
}

/** The catalogue is given, because an embedded database has one connection, which a transaction holds. */
async function questionOf(
  { now }: PaymentServices,
  published: Catalogue,
  on: Database | Transaction,
  { kind, productId, offers, answer, actedAt, endedAt }: StoredPromise,
  order: Order,
  language: LanguageCode,
): Promise<PromiseQuestion> {
  const items = await purchasedItems(on, published, order, language, now());
  const item = items.find((each) => each.productId === productId);
  if (!item) throw ended();
  const dates = (id: string | null) => scheduleOf(published, order.kind, productId, id, language);
  const begins = dates(item.scheduleId)?.firstEnd ?? (item.day ? startOfIndianDay(item.day) : null);
  // Once the class is held, its money is not given back by a link.
  const isOpen = order.state === 'paid' && answer !== 'back' && (!begins || begins > now());
  const isWaiting = isOpen && endedAt === null;
  const offered = kind === 'date' && answer !== 'wait' ? dates(offers.at(-1) ?? null) : null;
  if (!offered && actedAt === null && answer === null) throw ended();
  const left = order.payablePaise - order.refundedPaise;
  const isAsked = kind === 'hour' ? isOpen : isWaiting && actedAt !== null;
  const choices: PromiseAnswer[] = left > 0 ? ['keep', 'back'] : ['keep'];
  return {
    question: offered ? 'offer' : kind === 'hour' ? 'moved' : 'late',
    ...{ kind: order.kind, url_title: productOf(published, order.kind, productId)?.urlTitle ?? '' },
    ...{ title: item.title, when: offered?.when ?? item.when, answer },
    ...(left > 0 && { amount: rupees(left) }),
    ...(offered
      ? { offer: offered.id, choices: isWaiting ? ['take', 'wait'] : [] }
      : { choices: isAsked ? choices : [] }),
  };
}
