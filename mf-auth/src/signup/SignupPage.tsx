import { Link } from 'react-router-dom';
import { siteName } from 'shared/model/config';
import { paths } from 'shared/model/paths';
import type { PageMeta } from 'shared/contract';
import { AuthHeading, AuthLinks, AuthPage } from '../layout/AuthPage';
import { SignupForm } from './SignupForm';

export function SignupPage() {
  return (
    <AuthPage>
      <SignupView />
    </AuthPage>
  );
}

/** The content of the page; the login page shows it under its own URL, too. */
export function SignupView() {
  return (
    <>
      <AuthHeading title="Create your account">
        One account for every course, webinar and recording.
      </AuthHeading>
      <SignupForm />
      <AuthLinks>
        Already registered? <Link to={paths.loginView('login')}>Log in</Link>
      </AuthLinks>
    </>
  );
}

export const meta = (): PageMeta => ({
  title: `Sign up | ${siteName}`,
  description: `Create your ${siteName} account for live courses and webinars.`,
});

export { SignupPage as Component };
