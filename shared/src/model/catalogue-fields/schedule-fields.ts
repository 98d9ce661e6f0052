import type { Batch, DatedPrice, Session } from '../schemas';
import { fieldsOf } from './fields';

// Their form is written by hand: it is the same for batches and sessions where they are the same.

const hourFields = [
  { name: 'time', kind: 'other', label: 'Time (IST)' },
  { name: 'minutes', kind: 'other', label: 'Minutes' },
  { name: 'seats', kind: 'other', label: 'Seats' },
  { name: 'cancelled', kind: 'other', label: 'It does not take place' },
  { name: 'classLink', kind: 'other', label: 'Class link' },
] as const;

export const batchFields = fieldsOf<Batch>()([
  { name: 'firstDay', kind: 'other', label: 'First day' },
  { name: 'lastDay', kind: 'other', label: 'Last day' },
  { name: 'weekdays', kind: 'other', label: 'Weekdays' },
  ...hourFields,
  { name: 'language', kind: 'other', label: 'Language' },
  { name: 'whatsappGroup', kind: 'other', label: 'WhatsApp group' },
]);

export const sessionFields = fieldsOf<Session>()([
  { name: 'day', kind: 'other', label: 'Day' },
  ...hourFields,
]);

export const priceFields = fieldsOf<DatedPrice>()([
  { name: 'price', kind: 'other', label: 'Price (₹)' },
  { name: 'from', kind: 'other', label: 'From' },
  { name: 'until', kind: 'other', label: 'Until' },
]);
