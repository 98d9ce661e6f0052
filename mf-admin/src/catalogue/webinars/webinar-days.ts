import { webinarDates, type WebinarDates } from 'shared/model/catalogue';
import { formatLongDay, startOfIndianDay } from 'shared/model/format';
import type { DraftWebinar } from '../draft/draft-catalogue';

/** The two dates calculated from the picked day: the day in words, and its midnight. */
export function generatedDates(day: string): Pick<WebinarDates, 'dateOfWebinar' | 'targetDate'> {
  if (Number.isNaN(startOfIndianDay(day).getTime())) return { dateOfWebinar: '', targetDate: '' };
  return { dateOfWebinar: formatLongDay(day), targetDate: `${day}T00:00:00` };
}

/** The announced day, or that of the next session or the coming Sunday. */
export function datesOf(webinar: DraftWebinar, now: Date) {
  const { announced } = webinar;
  if (!announced) return webinarDates(webinar, now);
  return { ...generatedDates(announced.day), formattedWebinarDate: announced.day };
}
