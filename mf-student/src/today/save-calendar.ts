import { currentTime, saveFile } from 'shared/actions';
import { calendarFile, meetingEvents } from 'shared/model/calendar';
import type { PurchasedGroup } from 'shared/model/catalogue';
import { siteUrl } from 'shared/model/config';
import { prefix } from 'shared/model/language';
import type { NamedUser } from 'shared/model/paths';
import { classroomOf } from './ClassroomLink';

/** Saves all meetings that are still to come. */
export function saveCalendar(bought: PurchasedGroup, student: NamedUser | null): void {
  const now = currentTime();
  const events = meetingEvents(
    bought,
    (each) => siteUrl + prefix + classroomOf(each, student),
  ).filter((event) => !('start' in event) || event.start > now);
  const content = calendarFile(events, now);
  saveFile(new Blob([content], { type: 'text/calendar;charset=utf-8' }), 'classes.ics');
}
