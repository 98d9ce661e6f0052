import { and, desc, eq, ne, sql, type SQL } from 'drizzle-orm';
import { productOf, type PublishedReview } from 'shared/model/catalogue';
import type {
  Classroom,
  ReviewDecisionRequest,
  ReviewRequest,
  ReviewRow,
} from 'shared/model/schemas';
import type { Services } from '../../../platform/app-types';
import type { Database } from '../../../platform/database/database';
import { HttpError } from '../../../platform/errors';
import type { Admin } from '../../../platform/http/access';
import { users } from '../../accounts/accounts-tables';
import { publicName } from '../../accounts/person-identity';
import { recordAction } from '../../audit/audit-repository';
import { orders } from '../../orders/orders-tables';
import { reviews } from '../classroom-tables';

interface Seat {
  userId: number;
  productId: number;
}

const MOST_LISTED = 500;

export const isWaiting = eq(reviews.state, 'waiting');
const ofSeat = ({ userId, productId }: Seat) =>
  and(eq(reviews.userId, userId), eq(reviews.productId, productId));

/** What a student was asked about a course that is over, and has answered. */
export async function ownReview(
  database: Database,
  seat: Seat,
): Promise<Pick<Classroom, 'review'>> {
  const { state, stars, text } = reviews;
  const [review] = await database.select({ state, stars, text }).from(reviews).where(ofSeat(seat));
  return review ? { review } : {};
}

/** What is changed later is read again before the site shows it. 404 for who was not asked. */
export async function writeReview(
  { database, now }: Pick<Services, 'database' | 'now'>,
  seat: Seat,
  review: ReviewRequest,
): Promise<void> {
  const changed = await database
    .update(reviews)
    .set({ ...review, state: 'waiting', changedAt: now() })
    .where(ofSeat(seat));
  if (changed.rowCount === 0) throw new HttpError(404, 'You can review a course when it is over.');
}

const written = (database: Database, where: SQL) =>
  database
    .select({ review: reviews, name: users.name, city: orders.townCity })
    .from(reviews)
    .innerJoin(users, eq(users.id, reviews.userId))
    .leftJoin(orders, eq(orders.id, reviews.orderId))
    .where(where);

/** What the site shows, the newest first. */
export const publishedReviews = async (database: Database): Promise<PublishedReview[]> =>
  (await written(database, eq(reviews.state, 'published')).orderBy(desc(reviews.id))).map(
    ({ review: { id, productId: courseId, stars, text }, name, city }) => ({
      ...{ id: `review-${id}`, courseId, text, name: publicName(name, city) },
      // The database has stars for every review that is written.
      stars: stars ?? 0,
    }),
  );

export async function listReviews({
  catalogue,
  database,
}: Pick<Services, 'catalogue' | 'database'>): Promise<ReviewRow[]> {
  const published = await catalogue.current();
  const found = await written(database, ne(reviews.state, 'asked'))
    .orderBy(sql`${isWaiting} DESC`, desc(reviews.changedAt))
    .limit(MOST_LISTED);
  return found.map(({ review: { id, productId, state, stars, text, changedAt }, name, city }) => ({
    ...{ id, state, stars, text, changed_at: changedAt.toISOString() },
    title: productOf(published, 'course', productId)?.title ?? '',
    name: publicName(name, city),
  }));
}

/** Shows a review on the page of its course, or takes it away. 409 unless it is the one that was read. */
export async function decideReview(
  { database, now }: Pick<Services, 'database' | 'now'>,
  id: number,
  { state, changed_at }: ReviewDecisionRequest,
  admin: Admin,
): Promise<void> {
  await database.transaction(async (transaction) => {
    const decided = await transaction
      .update(reviews)
      .set({ state })
      .where(
        and(
          eq(reviews.id, id),
          ne(reviews.state, 'asked'),
          sql`${reviews.changedAt} = ${changed_at}::timestamptz`,
        ),
      );
    if (decided.rowCount === 0)
      throw new HttpError(409, 'It was changed meanwhile. Read it again.');
    const action = state === 'published' ? 'Publish' : 'Hide';
    await recordAction(transaction, { actor: admin, action, subject: `Review ${id}`, at: now() });
  });
}
