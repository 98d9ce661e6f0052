import { Link } from 'react-router-dom';
import { buttonClass, PageHeading } from 'shared/ui';
import { EmptyState } from 'shared/ui/lists';
import { selectUser, useAppSelector } from 'shared/store';
import { firstPageOf } from '../use-may';

/** In the place of a page that is not for the role of the signed-in admin. */
export function NotAllowed() {
  const user = useAppSelector(selectUser);
  return (
    <>
      <PageHeading>Not for your role</PageHeading>
      <EmptyState
        title="Your role does not include this page"
        action={
          <Link to={firstPageOf(user)} className={buttonClass({ variant: 'secondary' })}>
            Go to your first page
          </Link>
        }
      >
        If you need it for your work, ask an owner of the site to change your role.
      </EmptyState>
    </>
  );
}
