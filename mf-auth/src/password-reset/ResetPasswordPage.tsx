import { Link, useLocation } from 'react-router-dom';
import { siteName } from 'shared/model/config';
import { accessMessages } from 'shared/model/messages';
import { readAccountState } from 'shared/page';
import { paths } from 'shared/model/paths';
import type { PageMeta } from 'shared/contract';
import { AccessDenied, AuthHeading, AuthLinks, AuthPage } from '../layout/AuthPage';
import { ResetPasswordForm } from './ResetPasswordForm';

/** The last step of a reset; it needs the token of a verified code. */
export function ResetPasswordPage() {
  const { email, reset_token: resetToken } = readAccountState(useLocation().state);
  if (!email || !resetToken) {
    return <AccessDenied message={accessMessages.otpFirst} to={paths.forgotPassword()} />;
  }
  return (
    <AuthPage>
      <AuthHeading title="Choose a new password">
        For <strong>{email}</strong>. You will have to log in again on all your devices.
      </AuthHeading>
      <ResetPasswordForm email={email} resetToken={resetToken} />
      <AuthLinks>
        Took too long? <Link to={paths.forgotPassword()}>Ask for a new code</Link>
      </AuthLinks>
    </AuthPage>
  );
}

export const meta = (): PageMeta => ({
  title: `Reset password | ${siteName}`,
  description: `Choose a new password for your ${siteName} account.`,
  noIndex: true,
});

export { ResetPasswordPage as Component };
