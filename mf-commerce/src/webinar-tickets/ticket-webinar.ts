import { datedWebinar, hourText, webinarDatesOn } from 'shared/model/catalogue';
import { webinarById, webinarByUrlTitle, readTicketState, type TicketWebinar } from 'shared/page';
import {
  CURRENCY,
  WEBINAR_DEFAULT_DISCOUNT,
  WEBINAR_DEFAULT_OLD_PRICE,
} from 'shared/model/constants';
import type { PaymentCreateRequest } from 'shared/model/schemas';
import { type Billing, buyerFields } from '../billing/billing';

/**
 * The webinar of the navigation state; without one, the webinar of the catalogue. The state can come from a page in
 * another language: what the catalogue knows is said as the catalogue of this page says it.
 */
export function ticketWebinar(
  navigationState: unknown,
  idOrUrlTitle: string | undefined,
  now: Date,
): TicketWebinar | null {
  const fromState = readTicketState(navigationState);
  const webinar =
    webinarById(fromState?.id ?? Number(idOrUrlTitle)) ??
    (fromState ? undefined : webinarByUrlTitle(idOrUrlTitle ?? ''));
  if (!webinar) return fromState;
  const dated = datedWebinar(webinar, now);
  const isSameDate = fromState?.targetDate === dated.targetDate;
  return !fromState || isSameDate ? dated : { ...fromState, title: webinar.title };
}

/** What a ticket costs, in rupees; missing prices are replaced by the default ones. */
export function priceOf({ oldPrice, discount }: Pick<TicketWebinar, 'oldPrice' | 'discount'>) {
  const old = oldPrice ?? WEBINAR_DEFAULT_OLD_PRICE;
  const off = discount ?? WEBINAR_DEFAULT_DISCOUNT;
  return { oldPrice: old, discount: off, payable: old - off };
}

export type TicketPrice = ReturnType<typeof priceOf>;

/** Whether the webinar has begun; always false without a readable date. */
export function isExpired({ targetDate }: TicketWebinar, now: Date): boolean {
  return targetDate !== undefined && new Date(targetDate).getTime() <= now.getTime();
}

/** How the buyer gets the hour, if only the day of the webinar is known; else null. */
export function hourOfTicket(
  { formattedWebinarDate: day, targetDate = '' }: TicketWebinar,
  now: Date,
): string | null {
  return day && targetDate === webinarDatesOn(day).targetDate ? hourText(day, now) : null;
}

/** The order of one ticket: the webinar's id is sent as `course_id`. */
export function webinarOrder(
  webinar: TicketWebinar,
  price: TicketPrice,
  billing: Billing,
  userId: number | undefined,
): PaymentCreateRequest {
  return {
    user_id: userId ?? '',
    course_id: webinar.id,
    webinar_name: webinar.title,
    webinar_date: webinar.formattedWebinarDate ?? webinar.dateOfWebinar ?? '',
    course_type: 'webinar',
    total_amount: price.oldPrice,
    discount_amount: price.discount,
    payable_amount: price.payable,
    currency: CURRENCY,
    remarks: 'Webinar purchase',
    ...buyerFields(billing),
  };
}
