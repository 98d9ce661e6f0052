import { dayText, joinOpensAt } from 'shared/model/catalogue';
import type { Services } from '../../platform/app-types';
import { HttpError } from '../../platform/errors';
import { recordAction, type Actor } from '../audit/audit-repository';
import { noteAttendance } from '../classroom/attendance';
import type { ListedGroup } from './group-list';
import { peopleOf, personId } from './group-people';

interface Tick {
  /** The class, by its day in the catalogue. */
  day: string;
  /** See `personId`; or that nobody was there. */
  person: number | 'nobody';
  /** Whether that is so. */
  there: boolean;
}

/**
 * Notes that a person of a class, or nobody, was there, or takes that back, with one entry in the audit log if that is
 * new. 404 for another class or person, 409 for a class that cannot be joined yet.
 */
export async function tickAttendance(
  { database, now }: Pick<Services, 'database' | 'now'>,
  listed: ListedGroup,
  { day, person, there: isNoted }: Tick,
  by: Actor,
): Promise<void> {
  const meeting = listed.meetings.find((each) => each.day === day);
  if (!meeting) throw new HttpError(404, 'There is no class of this day.');
  if (joinOpensAt(meeting) > now()) throw new HttpError(409, 'This class has not begun yet.');
  await database.transaction(async (transaction) => {
    const people = await peopleOf(transaction, listed);
    const there = person !== 'nobody';
    const [found, ...others] = there ? people.filter((each) => personId(each) === person) : people;
    if (!found) throw new HttpError(404, 'This person is not in the class.');
    const orderIds = [found, ...others].flatMap(({ orders }) => orders.map(({ id }) => id));
    const at = now();
    const isNew = await noteAttendance(transaction, listed, { orderIds, day, there, isNoted, at });
    if (!isNew) return;
    const words = there ? ['not there', 'there'] : ['not noted', 'nobody there'];
    if (!isNoted) words.reverse();
    const [from = '', to = ''] = words;
    await recordAction(transaction, {
      actor: by,
      action: 'Attendance',
      subject: there ? `Person ${found.user?.id ?? found.email}` : `Class ${listed.id}`,
      changes: [{ field: `${listed.title}, class of ${dayText(day)}`, from, to }],
      at,
    });
  });
}
