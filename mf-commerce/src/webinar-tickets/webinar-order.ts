import { CURRENCY } from 'shared/constants';
import type { PaymentCreateRequest } from 'shared/schemas';
import { buyerFields, type Billing } from '../billing/billing';
import type { TicketPrice, TicketWebinar } from './ticket-webinar';

/** The order of one ticket: the webinar's id travels as `course_id`. */
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
