import { Link } from 'react-router-dom';
import { siteName } from 'shared/model/config';
import { paths } from 'shared/model/paths';
import type { PageMeta } from 'shared/contract';
import { AuthHeading, AuthLinks, AuthPage } from '../layout/AuthPage';
import { SignupForm } from './SignupForm';
import { texts } from './texts';

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
      <AuthHeading title={texts.heading}>{texts.lead}</AuthHeading>
      <SignupForm />
      <AuthLinks>
        {texts.registered} <Link to={paths.loginView('login')}>{texts.logIn}</Link>
      </AuthLinks>
    </>
  );
}

export const meta = (): PageMeta => ({
  title: `${texts.title} | ${siteName}`,
  description: texts.description(siteName),
});

export { SignupPage as Component };
