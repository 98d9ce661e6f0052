import { formatShortDate } from 'shared/format';

/** 'Starts on 1 Aug 2025', or 'Started on …' from that day on, in the student's time zone. */
export function courseStart(startDate: string, now: Date): string {
  const verb = new Date(`${startDate}T00:00:00`) > now ? 'Starts' : 'Started';
  return `${verb} on ${formatShortDate(startDate)}`;
}
