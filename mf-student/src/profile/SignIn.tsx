import { Devices, PasswordForm } from 'shared/own-sign-in';
import { PhoneForm } from './PhoneForm';
import { ProfileCard } from './ProfileCard';
import { signInTexts as texts } from './texts';

/** The section of the profile page for the password, the phone number and the signed-in devices. */
export const SignIn = () => (
  <ProfileCard
    heading={texts.heading}
    parts={{
      [texts.changePassword]: (close) => <PasswordForm onChanged={close} />,
      [texts.changePhone]: (close) => <PhoneForm onChanged={close} />,
      [texts.devices]: () => <Devices />,
    }}
  />
);
