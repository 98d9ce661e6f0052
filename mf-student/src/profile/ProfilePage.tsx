import { Link } from 'react-router-dom';
import { paths } from 'shared/model/paths';
import { buttonClass, Card, Notice, Skeleton } from 'shared/ui';
import { Loaded } from 'shared/ui/lists';
import { DashboardPage } from '../dashboard/DashboardPage';
import { MeetingDates } from './MeetingDates';
import { useOwnProfile } from './profile-endpoints';
import { ProfileForm } from './ProfileForm';
import { SignIn } from './SignIn';
import { texts } from './texts';
import { YourRecords } from './YourRecords';

function ProfilePage() {
  return (
    <DashboardPage heading={texts.heading} lead={texts.lead}>
      <Profile />
    </DashboardPage>
  );
}

function Profile() {
  return (
    <Loaded
      result={useOwnProfile()}
      loading={texts.loading}
      skeleton={
        <Card>
          <Skeleton shape="circle" />
          <Skeleton shape="row" count={4} />
        </Card>
      }
      failure={texts.failure}
      failureTone="info"
    >
      {(profile) => (
        <>
          {!profile.emailProven && (
            <Notice
              action={
                <Link className={buttonClass({ variant: 'secondary' })} to={paths.forgotPassword()}>
                  {texts.confirmEmail}
                </Link>
              }
            >
              {texts.emailNotConfirmed}
            </Notice>
          )}
          <ProfileForm profile={profile} />
          <MeetingDates />
          <SignIn />
          <YourRecords />
        </>
      )}
    </Loaded>
  );
}

export { ProfilePage as Component };
