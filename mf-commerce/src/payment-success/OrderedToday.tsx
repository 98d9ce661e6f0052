import { useState } from 'react';
import { currentTime } from 'shared/actions';
import type { PaymentConfirmation } from 'shared/model/schemas';
import { selectUser, useAppSelector } from 'shared/store';
import { orderedClasses, Today } from 'shared/today';

/** When the bought classes meet next; nothing if the confirmation does not name them. */
export function OrderedToday({ confirmation }: { confirmation: PaymentConfirmation }) {
  const user = useAppSelector(selectUser);
  const [now] = useState(currentTime);
  const { order_type, items = [], customer_email } = confirmation;
  const bought = order_type ? orderedClasses(order_type, items, now) : [];
  return bought.length > 0 && <Today bought={bought} student={user} email={customer_email} />;
}
