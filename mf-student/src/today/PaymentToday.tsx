import { useState } from 'react';
import { currentTime } from 'shared/actions';
import type { Given } from 'shared/contract';
import { selectUser, useAppSelector } from 'shared/store';
import { orderedGroups } from './purchased-groups';
import type { takes } from '../slots';
import { Today } from './Today';
import styles from './Today.module.css';

/** When the bought classes meet next; nothing if the order does not name them. */
function PaymentToday({ kind, items, email }: Given<typeof takes>) {
  const user = useAppSelector(selectUser);
  const [now] = useState(currentTime);
  const bought = kind ? orderedGroups(kind === 'webinar' ? kind : 'course', items, now) : [];
  return (
    bought.length > 0 && (
      <Today bought={bought} student={user} email={email} justPaid className={styles.paid} />
    )
  );
}

export { PaymentToday as Component };
