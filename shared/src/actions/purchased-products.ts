import { selectLogin, useAppSelector } from 'shared/store';
import { textAt, valueAt } from '../model/validation';
import type { MeetingChange } from '../model/schemas';
import { useKept, type KeptResult } from './use-kept';

/** The products that the user has paid for. */
export interface PurchasedProducts {
  ids: number[];
  /** By product id: the batch or session, where it is known. */
  scheduleIds: Readonly<Record<number, string>>;
  /**
   * By product id: the day of a ticket, if it differs from that of a ticket bought now; null if
   * the day is not known yet.
   */
  days: Readonly<Record<number, string | null>>;
  /** By product id: the classes of the batch that were moved or cancelled. */
  changes?: Readonly<Record<number, readonly MeetingChange[]>>;
  /** By product id: since when the buyer waits for a date, where none is known. */
  waiting?: Readonly<Record<number, string>>;
}

type Kind = 'course' | 'webinar';

/**
 * What the signed-in user has paid for; nothing is asked without one. On a public page, a refused token does not
 * end the login.
 */
export function usePurchasedProducts(
  kind: Kind,
  isPublicPage: boolean,
): KeptResult<PurchasedProducts> {
  const { token, user } = useAppSelector(selectLogin);
  const userId = token ? user?.id : undefined;
  const call = {
    name: 'paidIds',
    url: `/user/paid-${kind}-ids`,
    method: 'POST',
    body: { user_id: userId },
    keepsLogin: isPublicPage,
  };
  return useKept(userId === undefined ? null : call, readers[kind]);
}

const none: readonly number[] = [];

/** Their ids, for a public page: empty until they are loaded. */
export const usePurchasedIds = (kind: Kind): readonly number[] =>
  usePurchasedProducts(kind, true).currentData?.ids ?? none;

const readers = {
  course: (response: unknown) => readPaid(response, 'course_ids'),
  webinar: (response: unknown) => readPaid(response, 'webinar_ids'),
};

/** Ids are numbers or numeric text. A refusal has no ids. */
function readPaid(response: unknown, name: string): PurchasedProducts {
  const ids = valueAt(response, name);
  if (!valueAt(response, 'success') || !Array.isArray(ids)) {
    return { ids: [], scheduleIds: {}, days: {} };
  }
  const schedules = ofProducts(response, 'schedules', (each) => textAt(each, 'schedule_id'));
  return {
    ids: ids.map(Number),
    scheduleIds: Object.fromEntries(schedules.filter(([, scheduleId]) => scheduleId)),
    days: Object.fromEntries(ofProducts(response, 'days', (each) => textAt(each, 'day') || null)),
    changes: Object.fromEntries(ofProducts(response, 'schedules', changesIn)),
    waiting: Object.fromEntries(ofProducts(response, 'waiting', (each) => textAt(each, 'since'))),
  };
}

// The cast: the API declares what the list contains; an older one does not send it.
const changesIn = (schedule: unknown) =>
  (valueAt(schedule, 'changes') ?? []) as readonly MeetingChange[];

/** Reads one list of the answer: a value for each product id. */
function ofProducts<Value>(
  response: unknown,
  list: string,
  read: (entry: unknown) => Value,
): [product: string, Value][] {
  const entries = valueAt(response, list);
  return (Array.isArray(entries) ? entries : []).map((each) => [
    String(valueAt(each, 'product_id')),
    read(each),
  ]);
}
