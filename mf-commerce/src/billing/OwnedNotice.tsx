import type { ReactNode } from 'react';
import { usePaidIdsQuery } from 'shared/api';
import { selectSession, useAppSelector } from 'shared/store';
import { Notice } from 'shared/ui';

interface OwnedNoticeProps {
  kind: 'course' | 'webinar';
  /** What is about to be bought. */
  items: readonly { id: number; name: string }[];
  /** A link for those who think again. */
  action?: ReactNode;
}

/** Tells a signed-in buyer what is paid for already; nothing is held up. */
export function OwnedNotice({ kind, items, action }: OwnedNoticeProps) {
  const { token, user } = useAppSelector(selectSession);
  const userId = token ? user?.id : undefined;
  const { data: paidIds = [] } = usePaidIdsQuery(
    // Only makes buying easier: a dead token signs nobody out in the middle of it.
    { kind, user_id: userId ?? 0, keepsSession: true },
    { skip: userId === undefined },
  );
  const owned = items.filter(({ id }) => paidIds.includes(id)).map(({ name }) => name);

  return (
    owned.length > 0 && (
      <Notice action={action}>
        You already have {new Intl.ListFormat('en-IN').format(owned)} in your account. You can still
        go on, but you would pay a second time.
      </Notice>
    )
  );
}
