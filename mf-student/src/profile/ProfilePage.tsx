import { Button, Card, Loading, Notice, Skeleton } from 'shared/ui';
import { DashboardPage } from '../dashboard/DashboardPage';
import { useOwnProfile } from './profile-endpoints';
import { ProfileForm } from './ProfileForm';

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
  if (profile) return <ProfileForm profile={profile} />;
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
