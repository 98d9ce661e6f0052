import { siteName } from 'shared/config';
import type { PageMeta } from 'shared/remote';
import { AuthPage } from '../layout';
import { SignupView } from './SignupView';

export function SignupPage() {
  return (
    <AuthPage>
      <SignupView />
    </AuthPage>
  );
}

export const meta = (): PageMeta => ({
  title: `Sign up | ${siteName}`,
  description: `Create your ${siteName} account for live courses and webinars.`,
});

export { SignupPage as Component };
