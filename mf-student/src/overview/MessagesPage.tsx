import { Link } from 'react-router-dom';
import { MoonPhases } from 'shared/ui/art';
import { paths } from 'shared/model/paths';
import { buttonClass } from 'shared/ui';
import { EmptyState } from 'shared/ui/lists';
import { DashboardPage } from '../dashboard/DashboardPage';

function MessagesPage() {
  return (
    <DashboardPage heading="Messages">
      <EmptyState
        title="Your messages will appear here"
        art={<MoonPhases />}
        action={
          <Link to={paths.contact()} className={buttonClass({ variant: 'secondary' })}>
            Contact us
          </Link>
        }
      >
        Messages between you and your mentors are coming soon. Until then, write to us and we will
        pass it on.
      </EmptyState>
    </DashboardPage>
  );
}

export { MessagesPage as Component };
