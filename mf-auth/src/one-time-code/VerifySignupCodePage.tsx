import { Link, useLocation } from 'react-router-dom';
import { readFailure } from 'shared/calls';
import { siteName } from 'shared/model/config';
import { OTP_REDIRECT_DELAY } from 'shared/model/constants';
import { accessMessages, otpMessages } from 'shared/model/messages';
import { readAccountState, toAccountState } from 'shared/page';
import { paths } from 'shared/model/paths';
import type { PageMeta } from 'shared/contract';
import { toast } from 'shared/toast';
import { isIndianMobile } from 'shared/model/validation';
import { verifySignupCodeCall } from '../auth-endpoints';
import { AccessDenied, AuthHeading, AuthLinks, AuthPage } from '../layout/AuthPage';
import { useDelayedNavigation } from 'shared/actions';
import { ownPaths } from '../own-paths';
import { CodeForm } from './CodeForm';
import { verifySignupCodeTexts as texts } from './texts';

/** Verifies a new account with the code that was sent. */
export function VerifySignupCodePage() {
  const { email } = readAccountState(useLocation().state);
  return email ? (
    <SignupCode email={email} />
  ) : (
    <AccessDenied message={accessMessages.detailsFirst} to={ownPaths.signup()} />
  );
}

function SignupCode({ email }: { email: string }) {
  const state: unknown = useLocation().state;
  const { isLeaving, leaveAfter } = useDelayedNavigation();

  const onCode = async (otp: string) => {
    const { error } = await verifySignupCodeCall({ email, otp, channel: 'sms' });
    if (error) return readFailure(error).message ?? otpMessages.failure;
    toast(otpMessages.success, { variant: 'success' });
    leaveAfter(OTP_REDIRECT_DELAY, paths.login(), {
      replace: true,
      state: toAccountState({ email }),
    });
    return null;
  };

  return (
    <AuthPage>
      <AuthHeading title={texts.heading}>
        <Receiver email={email} />
      </AuthHeading>
      <CodeForm email={email} channel="sms" onCode={onCode} isLeaving={isLeaving} />
      <AuthLinks>
        {texts.wrongReceiver}{' '}
        <Link to={ownPaths.signup()} state={state}>
          {texts.signUpAgain}
        </Link>
      </AuthLinks>
    </AuthPage>
  );
}

/** Says where the code was sent: only Indian mobile numbers get an SMS. */
function Receiver({ email }: { email: string }) {
  const { phone } = readAccountState(useLocation().state);
  const address = <strong>{email}</strong>;
  if (!phone) return texts.sentToPhoneOf(address);
  return isIndianMobile(phone)
    ? texts.sentToPhone(<strong>{phone}</strong>, address)
    : texts.sentToEmail(address, phone);
}

export const meta = (): PageMeta => ({
  title: `${texts.title} | ${siteName}`,
  description: texts.description,
  noIndex: true,
});

export { VerifySignupCodePage as Component };
