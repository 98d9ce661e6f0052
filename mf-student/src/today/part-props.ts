import { isOver, type PurchasedGroup, type NextMeeting } from 'shared/model/catalogue';
import type { NamedUser } from 'shared/model/paths';

/** What the parts of the card know. */
export interface PartProps {
  next: Exclude<NextMeeting, { state: 'nothing' }>;
  /** Null for a buyer who has not logged in: without a log-in there is no link to join. */
  student: NamedUser | null;
  /** Of a buyer who has not logged in; the log-in page shows it. */
  email?: string;
  /** Whether the card stands in the classroom of the only class: it needs no title and no way there. */
  inClassroom?: boolean;
  /** On the page after a payment, what begins within the hour can be joined at once. */
  justPaid?: boolean;
  now: Date;
}

/** What takes place next. */
export type What = 'class' | 'webinar';

export const whatOf = ({ kind }: PurchasedGroup): What => (kind === 'course' ? 'class' : 'webinar');

/** Whether its day is over and no hour was ever fixed: for this student it was not held. */
export const wasNotHeld = (bought: PurchasedGroup, now: Date): boolean =>
  bought.meetings === null && isOver(bought, now);

/** Whether nothing of it takes place. */
export const isCancelled = ({ meetings, cancelled = [] }: PurchasedGroup): boolean =>
  meetings?.length === 0 && cancelled.length > 0;
