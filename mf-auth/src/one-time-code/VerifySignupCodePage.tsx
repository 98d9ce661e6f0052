import { Link, useLocation } from 'react-router-dom';
import { readFailure } from 'shared/calls';
import { siteName } from 'shared/model/config';
import { OTP_REDIRECT_DELAY } from 'shared/model/constants';
import { accessMessages, otpMessages } from 'shared/model/messages';
import { readAccountState } from 'shared/page';
import { paths } from 'shared/model/paths';
import type { PageMeta } from 'shared/contract';
import { toast } from 'shared/toast';
import { isIndianMobile } from 'shared/model/validation';
import { verifySignupCodeCall } from '../auth-endpoints';
import { AccessDenied, AuthHeading, AuthLinks, AuthPage } from '../layout/AuthPage';
import { useDelayedNavigation } from '../use-delayed-navigation';
import { CodeForm } from './CodeForm';

/** Verifies a new account with the code that was sent. */
export function VerifySignupCodePage() {
  const { email } = readAccountState(useLocation().state);
  return email ? (
    <SignupCode email={email} />
  ) : (
    <AccessDenied message={accessMessages.detailsFirst} to={paths.signup()} />
  );
}

function SignupCode({ email }: { email: string }) {
  const state: unknown = useLocation().state;
  const { isLeaving, leaveAfter } = useDelayedNavigation();

  const onCode = async (otp: string) => {
    const { error } = await verifySignupCodeCall({ email, otp, channel: 'sms' });
    if (error) return readFailure(error).message ?? otpMessages.failure;
    toast(otpMessages.success, { variant: 'success' });
    leaveAfter(OTP_REDIRECT_DELAY, paths.login());
    return null;
  };

  return (
    <AuthPage>
      <AuthHeading title="Enter your code">
        <Receiver email={email} />
      </AuthHeading>
      <CodeForm email={email} channel="sms" onCode={onCode} isLeaving={isLeaving} />
      <AuthLinks>
        Wrong number or address?{' '}
        <Link to={paths.signup()} state={state}>
          Sign up again
        </Link>
      </AuthLinks>
    </AuthPage>
  );
}

/** Says where the code was sent: only Indian mobile numbers get an SMS. */
function Receiver({ email }: { email: string }) {
  const { phone } = readAccountState(useLocation().state);
  if (!phone) {
    return (
      <>
        We sent a code by SMS to the phone number you gave for <strong>{email}</strong>. If the
        number cannot receive SMS, the code comes by e-mail.
      </>
    );
  }
  return isIndianMobile(phone) ? (
    <>
      We sent a code by SMS to <strong>{phone}</strong>, to verify the account of{' '}
      <strong>{email}</strong>.
    </>
  ) : (
    <>
      We sent a code to <strong>{email}</strong>, because {phone} is not an Indian mobile number and
      cannot receive our SMS.
    </>
  );
}

export const meta = (): PageMeta => ({
  title: `Verify your sign-up | ${siteName}`,
  description: 'Enter the code that was sent to your phone.',
  noIndex: true,
});

export { VerifySignupCodePage as Component };
