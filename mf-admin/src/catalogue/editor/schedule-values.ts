import type { Batch, Session } from 'shared/model/schemas';
import { isFilled, isHttpUrl, type Check } from 'shared/model/validation';

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

interface Rule<Values> {
  field: keyof Values & string;
  message: string;
  passes: (values: Values) => boolean;
}

const within = (text: string, least: number, most: number) =>
  isFilled(text) && Number.isInteger(Number(text)) && Number(text) >= least && Number(text) <= most;
const isLink = (text: string) =>
  !isFilled(text) || (isHttpUrl(text.trim()) && text.trim().startsWith('https://'));

const sessionRules: Rule<SessionValues>[] = [
  { field: 'day', message: 'needs a day.', passes: ({ day }) => isFilled(day) },
  { field: 'time', message: 'needs a time.', passes: ({ time }) => isFilled(time) },
  {
    field: 'minutes',
    message: 'must take 15 to 600 minutes.',
    passes: ({ minutes }) => within(minutes, 15, 600),
  },
  {
    field: 'seats',
    message: 'must have 1 to 10,000 seats.',
    passes: ({ seats }) => within(seats, 1, 10_000),
  },
  {
    field: 'classLink',
    message: 'has a class link that does not begin with https://.',
    passes: ({ classLink }) => isLink(classLink),
  },
];

const batchRules: Rule<BatchValues>[] = [
  ...sessionRules,
  {
    field: 'lastDay',
    message: 'needs a last day that is not before the first.',
    passes: ({ day, lastDay }) => isFilled(lastDay) && lastDay >= day,
  },
  {
    field: 'weekdays',
    message: 'must meet on at least one weekday.',
    passes: (values) => Object.values(values.weekdays).some(Boolean),
  },
  {
    field: 'language',
    message: 'needs a language.',
    passes: ({ language }) => isFilled(language),
  },
  {
    field: 'whatsappGroup',
    message: 'has a WhatsApp group whose link does not begin with https://.',
    passes: ({ whatsappGroup }) => isLink(whatsappGroup),
  },
];

/** The rules for this number of batches in a form. */
export const batchChecks = <Form extends { batches: BatchValues[] }>(count: number) =>
  entryChecks<Form, BatchValues>('Batch', 'batches', count, batchRules, ({ batches }) => batches);

/** The rules for this number of sessions in a form. */
export const sessionChecks = <Form extends { sessions: SessionValues[] }>(count: number) =>
  entryChecks<Form, SessionValues>(
    'Session',
    'sessions',
    count,
    sessionRules,
    ({ sessions }) => sessions,
  );

function entryChecks<Form, Values>(
  kind: string,
  list: string,
  count: number,
  rules: readonly Rule<Values>[],
  entriesOf: (form: Form) => readonly Values[],
): Check<Form>[] {
  return Array.from({ length: count }, (_, index) =>
    rules.map(({ field, message, passes }) => ({
      // The path of a control inside the list; the first weekday shows the message for all weekdays.
      field: `${list}.${index}.${field === 'weekdays' ? 'weekdays.mon' : field}` as keyof Form &
        string,
      message: `${kind} ${index + 1} ${message}`,
      passes: (form: Form) => {
        const values = entriesOf(form)[index];
        return values === undefined || passes(values);
      },
    })),
  ).flat();
}

const TIME = /^\s*(\d{1,2})(?:[:.](\d{2}))?\s*([ap])?\.?(?:m\.?)?(?:\s*IST)?\s*$/i;

/** The time of day in a text, such as '19:30' for '7:30 pm'; `null` if the text is not a time. */
export function timeInWords(words: string): string | null {
  const [, hours, minutes = '00', half] = TIME.exec(words) ?? [];
  if (!hours || (!half && !/[:.]/.test(words))) return null;
  const hour = half ? (Number(hours) % 12) + (half.toLowerCase() === 'p' ? 12 : 0) : Number(hours);
  if ((half && Number(hours) > 12) || hour > 23 || Number(minutes) > 59) return null;
  return `${String(hour).padStart(2, '0')}:${minutes}`;
}
