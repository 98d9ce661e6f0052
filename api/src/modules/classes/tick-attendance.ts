import { joinOpensAt } from 'shared/model/catalogue';
import type { Services } from '../../platform/app-types';
import { HttpError } from '../../platform/errors';
import { noteAttendance } from '../classroom/attendance';
import { peopleOf, personId } from './class-people';
import type { ListedClass } from './class-list';

/**
 * Notes that a person of a class was there, or was not. 404 for another class or person, 409 for a class
 * that cannot be joined yet.
 */
export async function tickAttendance(
  { database, now }: Pick<Services, 'database' | 'now'>,
  listed: ListedClass,
  day: string,
  person: number,
  there: boolean,
): Promise<void> {
  const meeting = listed.meetings.find((each) => each.day === day);
  if (!meeting) throw new HttpError(404, 'There is no class of this day.');
  if (joinOpensAt(meeting) > now()) throw new HttpError(409, 'This class has not begun yet.');
  await database.transaction(async (transaction) => {
    const people = await peopleOf(transaction, listed);
    const found = people.find((each) => personId(each) === person);
    if (!found) throw new HttpError(404, 'This person is not in the class.');
    const orderIds = found.orders.map(({ id }) => id);
    await noteAttendance(transaction, listed, { orderIds, day, there, at: now() });
  });
}
