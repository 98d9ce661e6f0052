import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { usePurchasedIds } from 'shared/actions';
import { tag } from 'shared/model/language';
import { paths } from 'shared/model/paths';
import { selectUser, useAppSelector } from 'shared/store';
import { Notice } from 'shared/ui';
import { texts } from './texts';

interface PurchasedNoticeProps {
  kind: 'course' | 'webinar';
  /** The courses or webinars that the buyer is about to order. */
  items: readonly { id: number; name: string }[];
  /** A link that lets the buyer change the order. */
  action?: ReactNode;
}

/** Tells a signed-in buyer which items are already paid for; it does not block the purchase. */
export function PurchasedNotice({ kind, items, action }: PurchasedNoticeProps) {
  const user = useAppSelector(selectUser);
  const purchasedIds = usePurchasedIds(kind);
  const owned = items.filter(({ id }) => purchasedIds.includes(id)).map(({ name }) => name);

  return (
    user &&
    owned.length > 0 && (
      <Notice action={action}>
        {texts.owned(new Intl.ListFormat(tag).format(owned))}{' '}
        <Link to={paths.purchases(user, kind)}>{texts.enrolled}</Link>
      </Notice>
    )
  );
}
