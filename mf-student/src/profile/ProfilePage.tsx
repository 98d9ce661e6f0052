import { Link } from 'react-router-dom';
import { paths } from 'shared/model/paths';
import { buttonClass, Card, Notice, Skeleton } from 'shared/ui';
import { Loaded } from 'shared/ui/lists';
import { DashboardPage } from '../dashboard/DashboardPage';
import { ClassDates } from './ClassDates';
import { useOwnProfile } from './profile-endpoints';
import { ProfileForm } from './ProfileForm';
import { SignIn } from './SignIn';
import { YourRecords } from './YourRecords';

function ProfilePage() {
  return (
    <DashboardPage heading="Your profile" lead="How your mentors and fellow students see you.">
      <Profile />
    </DashboardPage>
  );
}

function Profile() {
  return (
    <Loaded
      result={useOwnProfile()}
      loading="Loading your profile…"
      skeleton={
        <Card>
          <Skeleton shape="circle" />
          <Skeleton shape="row" count={4} />
        </Card>
      }
      failure="Your profile could not be shown."
      failureTone="info"
    >
      {(profile) => (
        <>
          {!profile.emailProven && (
            <Notice
              action={
                <Link className={buttonClass({ variant: 'secondary' })} to={paths.forgotPassword()}>
                  Confirm your email
                </Link>
              }
            >
              Your email is not confirmed yet. Courses you bought with it without logging in may be
              waiting for you. To confirm it, set a new password with the code that we send to it.
            </Notice>
          )}
          <ProfileForm profile={profile} />
          <ClassDates />
          <SignIn />
          <YourRecords />
        </>
      )}
    </Loaded>
  );
}

export { ProfilePage as Component };
