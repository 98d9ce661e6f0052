import { siteName } from 'shared/config';
import type { PageMeta } from 'shared/remote';
import { AuthPage } from '../layout';
import { ForgotPasswordView } from './ForgotPasswordView';

export function ForgotPasswordPage() {
  return (
    <AuthPage withChrome>
      <ForgotPasswordView />
    </AuthPage>
  );
}

export const meta = (): PageMeta => ({
  title: `Forgot password | ${siteName}`,
  description: `Reset the password of your ${siteName} account with a one-time code.`,
});

export { ForgotPasswordPage as Component };
