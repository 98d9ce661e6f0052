import type { Batch, Session } from 'shared/model/schemas';
import {
  filled,
  ifFilled,
  isFilled,
  isHttpUrl,
  matches,
  type Check,
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
}

/** The values of the controls of one batch; `day` is its first day. */
export interface BatchValues extends SessionValues {
  lastDay: string;
  weekdays: Partial<Record<(typeof weekdays)[number], boolean>>;
  language: string;
  whatsappGroup: string;
  dropWhatsappGroup: boolean;
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
});

export const emptyBatch = (): BatchValues => ({
  ...emptySession(),
  id: newId('batch'),
  lastDay: '',
  weekdays: {},
  minutes: '60',
  language: '',
  whatsappGroup: '',
  dropWhatsappGroup: false,
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
});

export const sessionFrom = (values: SessionValues): Session => ({
  id: values.id,
  day: values.day,
  time: values.time,
  minutes: Number(values.minutes),
  seats: Number(values.seats),
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

const within = (least: number, most: number) => (text: string) =>
  isFilled(text) && Number.isInteger(Number(text)) && Number(text) >= least && Number(text) <= most;
const isSafeLink = (text: string) => isHttpUrl(text) && text.startsWith('https://');

/** The rules that batches and sessions share, for each row of the list. */
const scheduleChecks = <List extends string>(list: List, kind: string) => {
  const says = (text: string) => (row: number) => `${kind} ${row} ${text}`;
  return [
    filled(`${list}.*.day`, says('needs a day.')),
    filled(`${list}.*.time`, says('needs a time.')),
    matches(`${list}.*.minutes`, within(15, 600), says('must take 15 to 600 minutes.')),
    matches(`${list}.*.seats`, within(1, 10_000), says('must have 1 to 10,000 seats.')),
    ifFilled(
      `${list}.*.classLink`,
      isSafeLink,
      says('has a class link that does not begin with https://.'),
    ),
  ];
};

export const sessionChecks: readonly Check<{ sessions?: SessionValues[] }>[] = scheduleChecks(
  'sessions',
  'Session',
);

/** The row of the field: of `batches.2` for `batches.2.lastDay`. */
const batchOf = ({ batches = [] }: { batches?: BatchValues[] }, field: string) =>
  batches[Number(field.split('.')[1])];

export const batchChecks: readonly Check<{ batches?: BatchValues[] }>[] = [
  ...scheduleChecks('batches', 'Batch'),
  {
    field: 'batches.*.lastDay',
    message: (row) => `Batch ${row} needs a last day that is not before the first.`,
    passes: (values, field) => {
      const { day = '', lastDay = '' } = batchOf(values, field) ?? {};
      return isFilled(lastDay) && lastDay >= day;
    },
    required: true,
  },
  {
    // The first weekday shows the message for all of them.
    field: 'batches.*.weekdays.mon',
    message: (row) => `Batch ${row} must meet on at least one weekday.`,
    passes: (values, field) => Object.values(batchOf(values, field)?.weekdays ?? {}).some(Boolean),
  },
  filled('batches.*.language', (row) => `Batch ${row} needs a language.`),
  ifFilled(
    'batches.*.whatsappGroup',
    isSafeLink,
    (row) => `Batch ${row} has a WhatsApp group whose link does not begin with https://.`,
  ),
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
