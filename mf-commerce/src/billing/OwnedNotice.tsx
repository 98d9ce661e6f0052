import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useOwnedIds } from 'shared/owned';
import { paths } from 'shared/paths';
import { selectUser, useAppSelector } from 'shared/store';
import { Notice } from 'shared/ui';

interface OwnedNoticeProps {
  kind: 'course' | 'webinar';
  /** What is about to be bought. */
  items: readonly { id: number; name: string }[];
  /** A link for those who think again. */
  action?: ReactNode;
}

const pages = { course: 'mycourse', webinar: 'mywebinar' } as const;

/** Tells a signed-in buyer what is paid for already; nothing is held up. */
export function OwnedNotice({ kind, items, action }: OwnedNoticeProps) {
  const user = useAppSelector(selectUser);
  const paidIds = useOwnedIds(kind);
  const owned = items.filter(({ id }) => paidIds.includes(id)).map(({ name }) => name);

  return (
    user &&
    owned.length > 0 && (
      <Notice action={action}>
        You already have {new Intl.ListFormat('en-IN').format(owned)} in your account. You can still
        go on, but you would pay a second time.{' '}
        <Link to={paths.dashboard(user, pages[kind])}>You are enrolled: go to class</Link>
      </Notice>
    )
  );
}
