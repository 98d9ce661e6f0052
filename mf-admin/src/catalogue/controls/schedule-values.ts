import type { Batch, Session } from 'shared/model/schemas';
import {
  filled,
  ifFilled,
  isFilled,
  isHttpUrl,
  rows,
  text,
  type Check,
  type Checks,
} from 'shared/model/validation';

/** In the order of ISO 8601, which numbers the weekdays from 1 (Monday). */
export const weekdays = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;

/** The values of the controls of one session. */
export interface SessionValues {
  id: string;
  day: string;
  time: string;
  minutes: string;
  seats: string;
  classLink: string;
  /** Removes the stored link. */
  dropClassLink: boolean;
  cancelled: boolean;
}

/** The values of the controls of one batch; `day` is its first day. */
export interface BatchValues extends Omit<SessionValues, 'cancelled'> {
  lastDay: string;
  weekdays: Partial<Record<(typeof weekdays)[number], boolean>>;
  language: string;
  whatsappGroup: string;
  dropWhatsappGroup: boolean;
  /** Empty if it takes place. It is cancelled where its people are, on the page of the class. */
  cancelled: string;
}

/** Never repeats the id of an earlier batch or session, because orders refer to it by its id. */
const newId = (kind: string): string => `${kind}-${Date.now().toString(36)}`;

export const emptySession = (): SessionValues => ({
  id: newId('session'),
  day: '',
  time: '',
  minutes: '90',
  seats: '',
  classLink: '',
  dropClassLink: false,
  cancelled: false,
});

/** A new batch meets as the one before it, on other days and behind other links. */
export const emptyBatch = (before?: BatchValues): BatchValues => ({
  ...{ weekdays: {}, minutes: '60', language: '', time: '', seats: '', ...before },
  ...{ id: newId('batch'), day: '', lastDay: '', classLink: '', dropClassLink: false },
  ...{ whatsappGroup: '', dropWhatsappGroup: false, cancelled: '' },
});

const common = ({ id, time, minutes, seats, classLink }: Session | Batch) => ({
  id,
  time,
  minutes: String(minutes),
  seats: String(seats),
  classLink: classLink ?? '',
  dropClassLink: classLink === '',
});

export const sessionValues = (session: Session): SessionValues => ({
  ...common(session),
  day: session.day,
  cancelled: session.cancelled === true,
});

export const batchValues = (batch: Batch): BatchValues => ({
  ...common(batch),
  day: batch.firstDay,
  lastDay: batch.lastDay,
  weekdays: Object.fromEntries(
    batch.weekdays.map((day): [string, boolean] => [weekdays[day - 1] ?? '', true]),
  ),
  language: batch.language,
  whatsappGroup: batch.whatsappGroup ?? '',
  dropWhatsappGroup: batch.whatsappGroup === '',
  cancelled: batch.cancelled ? 'yes' : '',
});

export const sessionFrom = (values: SessionValues): Session => ({
  id: values.id,
  day: values.day,
  time: values.time,
  minutes: Number(values.minutes),
  seats: Number(values.seats),
  ...(values.cancelled && { cancelled: true }),
  ...link('classLink', values.classLink, values.dropClassLink),
});

export const batchFrom = (values: BatchValues): Batch => ({
  id: values.id,
  firstDay: values.day,
  lastDay: values.lastDay,
  weekdays: weekdays.flatMap((name, index) => (values.weekdays[name] ? [index + 1] : [])),
  time: values.time,
  minutes: Number(values.minutes),
  language: values.language.trim(),
  seats: Number(values.seats),
  ...(values.cancelled && { cancelled: true }),
  ...link('classLink', values.classLink, values.dropClassLink),
  ...link('whatsappGroup', values.whatsappGroup, values.dropWhatsappGroup),
});

/** If the field is left out, the published link stays; an empty string removes it. */
const link = <Name extends 'classLink' | 'whatsappGroup'>(
  name: Name,
  value: string,
  isDropped: boolean,
) =>
  // TypeScript widens the name of a computed field to `string`.
  (isFilled(value) || isDropped ? { [name]: value.trim() } : {}) as Partial<Record<Name, string>>;

const within = (least: number, most: number) => (given: string) =>
  isFilled(given) &&
  Number.isInteger(Number(given)) &&
  Number(given) >= least &&
  Number(given) <= most;
const isSafeLink = (given: string) =>
  isHttpUrl(given.trim()) && given.trim().startsWith('https://');

/** What batches and sessions have in common; `row` names one, such as 'Batch 1'. */
const scheduleChecks = (row: string) => [
  filled('day', `${row} needs a day.`),
  filled('time', `${row} needs a time.`),
  text('minutes', `${row} must take 15 to 600 minutes.`, within(15, 600)),
  text('seats', `${row} must have 1 to 10,000 seats.`, within(1, 10_000)),
  ifFilled(
    text('classLink', `${row} has a class link that does not begin with https://.`, isSafeLink),
  ),
];

const weekdayOf = (day: string) =>
  weekdays[(new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7] ?? 'mon';

export const sessionChecks: Checks<{ sessions: SessionValues[] }> = [
  rows('sessions', (number): Check<SessionValues>[] => scheduleChecks(`Session ${number}`)),
];

export const batchChecks: Checks<{ batches: BatchValues[] }> = [
  rows('batches', (number): Check<BatchValues>[] => [
    ...scheduleChecks(`Batch ${number}`),
    {
      field: 'lastDay',
      message: `Batch ${number} needs a last day that is not before the first.`,
      passes: ({ day, lastDay }) => isFilled(lastDay) && lastDay >= day,
      required: true,
    },
    {
      // The first weekday shows the message for all of them.
      field: 'weekdays.mon',
      message: `Batch ${number} must meet on at least one weekday.`,
      passes: (batch) => Object.values(batch.weekdays).some(Boolean),
    },
    {
      field: 'day',
      message: `Batch ${number} begins on a day that is none of its weekdays.`,
      passes: ({ day, weekdays: chosen }) =>
        !isFilled(day) || !Object.values(chosen).some(Boolean) || chosen[weekdayOf(day)] === true,
    },
    filled('language', `Batch ${number} needs a language.`),
    ifFilled(
      text(
        'whatsappGroup',
        `Batch ${number} has a WhatsApp group whose link does not begin with https://.`,
        isSafeLink,
      ),
    ),
  ]),
];

const TIME = /^\s*(\d{1,2})(?:[:.](\d{2}))?\s*([ap])?\.?(?:m\.?)?(?:\s*IST)?\s*$/i;

/** The time of day in a text, such as '19:30' for '7:30 pm'; `null` if the text is not a time. */
export function timeInWords(words: string): string | null {
  const [, hours, minutes = '00', half] = TIME.exec(words) ?? [];
  if (!hours || (!half && !/[:.]/.test(words))) return null;
  const hour = half ? (Number(hours) % 12) + (half.toLowerCase() === 'p' ? 12 : 0) : Number(hours);
  if ((half && Number(hours) > 12) || hour > 23 || Number(minutes) > 59) return null;
  return `${String(hour).padStart(2, '0')}:${minutes}`;
}
