import { Link } from 'react-router-dom';
import { paths } from 'shared/model/paths';
import { Button, buttonClass, Card, Loading, Notice, Skeleton } from 'shared/ui';
import { DashboardPage } from '../dashboard/DashboardPage';
import { ClassDates } from './ClassDates';
import { useOwnProfile } from './profile-endpoints';
import { ProfileForm } from './ProfileForm';
import { SignIn } from './SignIn';

function ProfilePage() {
  return (
    <DashboardPage heading="Your profile" lead="How your mentors and fellow students see you.">
      <Profile />
    </DashboardPage>
  );
}

function Profile() {
  const { profile, isLoading, load } = useOwnProfile();

  // The form stays while the profile is fetched again, so that no input is lost.
  if (profile) {
    return (
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
      </>
    );
  }
  if (isLoading) {
    return (
      <Loading label="Loading your profile…">
        <Card>
          <Skeleton shape="circle" />
          <Skeleton shape="row" count={4} />
        </Card>
      </Loading>
    );
  }
  return (
    <Notice
      action={
        <Button variant="secondary" onClick={() => void load()}>
          Try again
        </Button>
      }
    >
      Your profile could not be shown.
    </Notice>
  );
}

export { ProfilePage as Component };
