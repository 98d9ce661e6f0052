import { Link, useLocation, useNavigate } from 'react-router-dom';
import { readFailure } from 'shared/calls';
import { siteName } from 'shared/model/config';
import { accessMessages, otpMessages } from 'shared/model/messages';
import { readAccountState, toAccountState } from 'shared/page';
import { paths } from 'shared/model/paths';
import type { PageMeta } from 'shared/contract';
import { toast } from 'shared/toast';
import { ownPaths } from '../own-paths';
import { verifyResetCodeCall } from '../auth-endpoints';
import { AccessDenied, AuthHeading, AuthLinks, AuthPage } from '../layout/AuthPage';
import { CodeForm } from './CodeForm';
import { verifyResetCodeTexts as texts } from './texts';

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
    await navigate(ownPaths.resetPassword(), {
      replace: true,
      state: toAccountState({ email, reset_token: resetToken }),
    });
    return null;
  };

  return (
    <AuthPage>
      <AuthHeading title={texts.heading}>{texts.sent(<strong>{email}</strong>)}</AuthHeading>
      <CodeForm email={email} onCode={onCode} />
      <AuthLinks>
        {texts.wrongAddress} <Link to={paths.forgotPassword()}>{texts.otherAddress}</Link>
      </AuthLinks>
    </AuthPage>
  );
}

export const meta = (): PageMeta => ({
  title: `${texts.title} | ${siteName}`,
  description: texts.description,
  noIndex: true,
});

export { VerifyResetCodePage as Component };
