import type { Catalogue, Desk } from 'shared/model/schemas';
import type { Database } from '../../platform/database/database';
import { DAY } from '../../platform/durations';
import { attendanceOf } from '../classroom/attendance';
import type { ListedGroup } from './group-list';

const ASKED_FOR = 30 * DAY;

/** The classes that are over and have no attendance, where a certificate needs it; the latest first. */
export async function withoutAttendance(
  database: Database,
  { courses }: Pick<Catalogue, 'courses'>,
  groups: readonly ListedGroup[],
  now: Date,
): Promise<Desk['without_attendance']> {
  const found: Desk['without_attendance'] = [];
  for (const group of groups) {
    const { kind, productId, id: class_id, title, meetings, sold } = group;
    const course = courses.find(({ id }) => kind === 'course' && id === productId);
    const past = meetings.filter(
      ({ end }) => end <= now && now.getTime() - end.getTime() < ASKED_FOR,
    );
    if (!course?.leastAttended || sold === 0 || past.length === 0) continue;
    const noted = await attendanceOf(database, group);
    for (const { day, start } of past) {
      if (noted.some((each) => each.day === day)) continue;
      found.push({ class_id, title, starts_at: start.toISOString() });
    }
  }
  return found.sort((one, other) => other.starts_at.localeCompare(one.starts_at));
}
