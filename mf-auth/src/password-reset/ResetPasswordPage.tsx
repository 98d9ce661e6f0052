import { Link, useLocation } from 'react-router-dom';
import { siteName } from 'shared/model/config';
import { accessMessages } from 'shared/model/messages';
import { readAccountState } from 'shared/page';
import { paths } from 'shared/model/paths';
import type { PageMeta } from 'shared/contract';
import { AccessDenied, AuthHeading, AuthLinks, AuthPage } from '../layout/AuthPage';
import { resetPasswordTexts as texts } from './texts';
import { ResetPasswordForm } from './ResetPasswordForm';

/** The last step of a reset; it needs the token of a verified code. */
export function ResetPasswordPage() {
  const { email, reset_token: resetToken } = readAccountState(useLocation().state);
  if (!email || !resetToken) {
    return <AccessDenied message={accessMessages.otpFirst} to={paths.forgotPassword()} />;
  }
  return (
    <AuthPage>
      <AuthHeading title={texts.heading}>{texts.lead(<strong>{email}</strong>)}</AuthHeading>
      <ResetPasswordForm email={email} resetToken={resetToken} />
      <AuthLinks>
        {texts.tookTooLong} <Link to={paths.forgotPassword()}>{texts.newCode}</Link>
      </AuthLinks>
    </AuthPage>
  );
}

export const meta = (): PageMeta => ({
  title: `${texts.title} | ${siteName}`,
  description: texts.description(siteName),
  noIndex: true,
});

export { ResetPasswordPage as Component };
