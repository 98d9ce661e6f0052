import { words } from '../format/words';

export const texts = {
  words,
  weekday: new Intl.DateTimeFormat('en-IN', { weekday: 'long', timeZone: 'UTC' }),
  /** From Monday. */
  shortWeekdays: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'],
  everyDay: 'Every day',
  indianTime: (time: string) => `${time}\u00a0IST`,
  batch: (hours: string, firstDay: string) => `${hours}, from ${firstDay}`,
  nextBatch: (when: string) => `Next batch: ${when}`,
  nextBatchUnknown: 'Dates by WhatsApp',
  startsOn: (day: string) => `Starts on ${day}`,
  cancelled: (when: string) => `Cancelled: ${when}`,
  dateUnknown: 'We will send the date by WhatsApp within 24 hours.',
  dateLate:
    'We are late with the date, and we are sorry. As soon as one is on sale, we offer you a place by e-mail.',
  hourComes: (latest: string) => `We will send you the hour by e-mail, at the latest on ${latest}.`,
  howToJoin:
    'You can join from your classroom in the dashboard, from 15 minutes before it begins. If the link is not there, we will send it by WhatsApp.',
};
