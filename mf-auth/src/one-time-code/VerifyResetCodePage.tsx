import { Link, useLocation, useNavigate } from 'react-router-dom';
import { readFailure } from 'shared/calls';
import { siteName } from 'shared/model/config';
import { accessMessages, otpMessages } from 'shared/model/messages';
import { readAccountState, toAccountState } from 'shared/page';
import { paths } from 'shared/model/paths';
import type { PageMeta } from 'shared/contract';
import { toast } from 'shared/toast';
import { verifyResetCodeCall } from '../auth-endpoints';
import { AccessDenied, AuthHeading, AuthLinks, AuthPage } from '../layout/AuthPage';
import { CodeForm } from './CodeForm';

/** Exchanges the code from the e-mail for the token that allows a new password. */
export function VerifyResetCodePage() {
  const { email } = readAccountState(useLocation().state);
  return email ? (
    <ResetCode email={email} />
  ) : (
    <AccessDenied message={accessMessages.detailsFirst} to={paths.forgotPassword()} />
  );
}

function ResetCode({ email }: { email: string }) {
  const navigate = useNavigate();

  const onCode = async (otp: string) => {
    const { data: resetToken, error } = await verifyResetCodeCall({ email, otp });
    if (error) return readFailure(error).message ?? otpMessages.failure;
    if (!resetToken) return otpMessages.tokenMissing;
    toast(otpMessages.resetSuccess, { variant: 'success' });
    await navigate(paths.resetPassword(), {
      replace: true,
      state: toAccountState({ email, reset_token: resetToken }),
    });
    return null;
  };

  return (
    <AuthPage>
      <AuthHeading title="Enter your code">
        We sent a code to <strong>{email}</strong>. If it does not arrive in a minute, check your
        spam folder.
      </AuthHeading>
      <CodeForm email={email} onCode={onCode} />
      <AuthLinks>
        Wrong address? <Link to={paths.forgotPassword()}>Give another one</Link>
      </AuthLinks>
    </AuthPage>
  );
}

export const meta = (): PageMeta => ({
  title: `Verify your e-mail | ${siteName}`,
  description: 'Enter the code that was sent to your e-mail address.',
  noIndex: true,
});

export { VerifyResetCodePage as Component };
