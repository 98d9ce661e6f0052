import { formatShortDate } from 'shared/format';

/** 'Starts on 1 Aug 2025', or 'Started' once that day has come where the student is. */
export function courseStart(startDate: string, now: Date): string {
  const verb = new Date(`${startDate}T00:00:00`) > now ? 'Starts' : 'Started';
  return `${verb} on ${formatShortDate(startDate)}`;
}
