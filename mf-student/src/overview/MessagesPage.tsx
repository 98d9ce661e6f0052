import { Link } from 'react-router-dom';
import { MoonPhases } from 'shared/ui/art';
import { paths } from 'shared/model/paths';
import { buttonClass } from 'shared/ui';
import { EmptyState } from 'shared/ui/lists';
import { DashboardPage } from '../dashboard/DashboardPage';
import { texts } from './messages-texts';

function MessagesPage() {
  return (
    <DashboardPage heading={texts.heading}>
      <EmptyState
        title={texts.appearHere}
        art={<MoonPhases />}
        action={
          <Link to={paths.contact()} className={buttonClass({ variant: 'secondary' })}>
            {texts.contactUs}
          </Link>
        }
      >
        {texts.comingSoon}
      </EmptyState>
    </DashboardPage>
  );
}

export { MessagesPage as Component };
