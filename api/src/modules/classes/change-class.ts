import { dayText, momentText, type Meeting } from 'shared/model/catalogue';
import type { ClassChangeRequest } from 'shared/model/schemas';
import type { Services } from '../../platform/app-types';
import { lockUntilCommit } from '../../platform/database/locks';
import { DAY } from '../../platform/durations';
import { HttpError, invalid } from '../../platform/errors';
import type { Admin } from '../../platform/http/access';
import { givenMoment } from '../../platform/indian-time';
import { recordAction } from '../audit/audit-repository';
import { storeClassChange } from '../classroom/class-changes';
import { queueForClass, type ClassLetter } from './class-messages';
import { findClass, type ListedClass } from './class-list';

const FURTHEST = 366 * DAY;

/**
 * Moves one class of a batch to another day and hour, or cancels it, and tells its people if that is
 * wanted. Returns whether anything has changed, and how many people are told. 404 for an unknown class,
 * 409 for a session, which is moved in the catalogue, 422 for a time that is past or taken.
 */
export async function changeClass(
  services: Services,
  id: string,
  day: string,
  { start, tell, text = '' }: ClassChangeRequest,
  admin: Admin,
): Promise<{ isChanged: boolean; told: number }> {
  const { database, messenger, now } = services;
  const listed = await findClass(services, id);
  if (listed.kind === 'webinar') {
    throw new HttpError(409, 'A session is moved with its webinar, where the catalogue is edited.');
  }
  const { meetings, cancelled = [], productId, scheduleId, title, when } = listed;
  const held = meetings.find((meeting) => meeting.day === day);
  const meeting = held ?? cancelled.find((each) => each.day === day);
  if (!meeting) throw new HttpError(404, 'The batch has no class on this day.');
  const at = now();
  const startsAt = start === null ? null : newStart(start, listed, meeting, at);
  const result = await database.transaction(async (transaction) => {
    await lockUntilCommit(transaction, `class ${id}`);
    const key = { courseId: productId, scheduleId, day };
    const isSame = startsAt?.getTime() === held?.start.getTime();
    if (isSame || !(await storeClassChange(transaction, key, startsAt, at))) {
      return { isChanged: false, told: 0 };
    }
    await recordAction(transaction, {
      admin,
      action: startsAt ? 'Move class' : 'Cancel class',
      subject: `${title}: ${when}`,
      changes: [
        {
          field: `class of ${dayText(day)}`,
          from: held ? momentText(held.start) : 'cancelled',
          to: startsAt ? momentText(startsAt) : 'cancelled',
        },
      ],
      at,
    });
    const letter = changeLetter(meeting, startsAt, text);
    const told = tell ? await queueForClass(services, transaction, listed, letter, admin) : 0;
    return { isChanged: true, told };
  });
  if (result.told > 0) void messenger.deliver();
  return result;
}

function newStart(start: string, { meetings }: ListedClass, own: Meeting, at: Date): Date {
  const startsAt = givenMoment('start', start);
  const ahead = startsAt.getTime() - at.getTime();
  if (ahead <= 0) throw invalid({ start: ['Please choose a time that is still to come.'] });
  if (ahead > FURTHEST) throw invalid({ start: ['Please choose a time within a year.'] });
  const length = own.end.getTime() - own.start.getTime();
  const end = new Date(startsAt.getTime() + length);
  const other = meetings.find(
    (each) => each.day !== own.day && each.start < end && startsAt < each.end,
  );
  if (other) {
    throw invalid({ start: [`The batch has another class then: ${momentText(other.start)}.`] });
  }
  return startsAt;
}

/** The e-mail has the times from the change itself, so that they cannot be mistyped. */
function changeLetter({ start, day }: Meeting, startsAt: Date | null, text: string): ClassLetter {
  return {
    subject: `${startsAt ? 'Moved' : 'Cancelled'}: your class of ${dayText(day)}`,
    text: [
      startsAt
        ? 'One class of your batch takes place at another time. All other classes stay as they are.'
        : 'One class of your batch does not take place. All other classes stay as they are.',
      text.trim(),
    ]
      .filter(Boolean)
      .join('\n\n'),
    rows: [
      ['Was', momentText(start)],
      ['Now', startsAt ? momentText(startsAt) : 'Cancelled'],
    ],
  };
}
