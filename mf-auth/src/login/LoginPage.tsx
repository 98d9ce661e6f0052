import { useEffect, type ComponentType } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { siteName } from 'shared/model/config';
import { paths } from 'shared/model/paths';
import type { PageMeta } from 'shared/contract';
import { focusPageHeading, useChange, useHydrated } from 'shared/ui';
import { AuthHeading, AuthLinks, AuthPage } from '../layout/AuthPage';
import { ForgotPasswordView, meta as forgotPassword } from '../password-reset/ForgotPasswordPage';
import { meta as signup, SignupView } from '../signup/SignupPage';
import { LoginForm } from './LoginForm';
import { texts } from './texts';

interface LoginPageView {
  View: ComponentType;
  /** The title of the browser tab. */
  title: string;
}

const login: LoginPageView = { View: LoginView, title: `${texts.title} | ${siteName}` };
const views = new Map<string | null, LoginPageView>([
  ['signup', { View: SignupView, title: signup().title }],
  ['forgot', { View: ForgotPasswordView, title: forgotPassword().title }],
]);

/** Login, sign-up or the first step of a password reset, depending on the query's `view`. */
export function LoginPage() {
  const [query] = useSearchParams();
  const hydrated = useHydrated();
  // Pages are prerendered without a query, so hydration has to begin with the login view.
  const { View, title } = (hydrated && views.get(query.get('view'))) || login;

  // The link that was followed disappears with its view, so the focus moves to the new heading.
  useChange(View, focusPageHeading);
  useEffect(() => {
    document.title = title;
  }, [title]);

  return (
    <AuthPage>
      <View />
    </AuthPage>
  );
}

function LoginView() {
  return (
    <>
      <AuthHeading title={texts.heading}>{texts.lead}</AuthHeading>
      <LoginForm />
      <AuthLinks>
        {texts.newHere} <Link to={paths.loginView('signup')}>{texts.signUp}</Link>
      </AuthLinks>
    </>
  );
}

export const meta = (): PageMeta => ({
  title: login.title,
  description: texts.description(siteName),
});

export { LoginPage as Component };
