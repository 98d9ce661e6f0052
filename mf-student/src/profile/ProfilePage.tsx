import { Link } from 'react-router-dom';
import { paths } from 'shared/model/paths';
import { buttonClass, Card, Notice, Skeleton } from 'shared/ui';
import { Loaded } from 'shared/ui/lists';
import { DashboardPage } from '../dashboard/DashboardPage';
import { MeetingDates } from './MeetingDates';
import { useOwnProfile } from './profile-endpoints';
import { ProfileForm } from './ProfileForm';
import { ContactForm } from './ContactForm';
import { ProfileCard } from './ProfileCard';
import { CloseAccount } from './CloseAccount';
import { Consents } from './Consents';
import { Download } from './Download';
import { Devices, PasswordForm } from 'shared/own-sign-in';
import { signInTexts, texts, yourRecordsTexts } from './texts';

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

/** The section of the profile page for the password, the phone number, the e-mail and the signed-in devices. */
const SignIn = () => (
  <ProfileCard
    heading={signInTexts.heading}
    parts={{
      [signInTexts.changePassword]: (close) => <PasswordForm onChanged={close} />,
      [signInTexts.change.phone]: (close) => <ContactForm kind="phone" onChanged={close} />,
      [signInTexts.change.email]: (close) => <ContactForm kind="email" onChanged={close} />,
      [signInTexts.devices]: () => <Devices />,
    }}
  />
);

/** The section of the profile page for what is kept of the student: see it, take it along, end it. */
const YourRecords = () => (
  <ProfileCard
    heading={yourRecordsTexts.heading}
    lead={yourRecordsTexts.lead}
    parts={{
      [yourRecordsTexts.consents]: () => <Consents />,
      [yourRecordsTexts.download]: () => <Download />,
      [yourRecordsTexts.close]: () => <CloseAccount />,
    }}
  />
);

export { ProfilePage as Component };
