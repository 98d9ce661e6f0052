import { useEffect, useRef, type ComponentType } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { siteName } from 'shared/model/config';
import { paths } from 'shared/model/paths';
import type { PageMeta } from 'shared/contract';
import { focusPageHeading, useHydrated } from 'shared/ui';
import { AuthHeading, AuthLinks, AuthPage } from '../layout/AuthPage';
import { ForgotPasswordView } from '../password-reset/ForgotPasswordPage';
import { SignupView } from '../signup/SignupPage';
import { LoginForm } from './LoginForm';

interface LoginPageView {
  View: ComponentType;
  /** The title of the browser tab. */
  title: string;
}

const login: LoginPageView = { View: LoginView, title: `Log in or sign up | ${siteName}` };
const views = new Map<string | null, LoginPageView>([
  ['signup', { View: SignupView, title: `Sign up | ${siteName}` }],
  ['forgot', { View: ForgotPasswordView, title: `Forgot password | ${siteName}` }],
]);

/** Login, sign-up or the first step of a password reset, depending on the query's `view`. */
export function LoginPage() {
  const [query] = useSearchParams();
  const hydrated = useHydrated();
  // Pages are prerendered without a query, so hydration has to begin with the login view.
  const { View, title } = (hydrated && views.get(query.get('view'))) || login;

  useHeadingFocus(View);
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
      <AuthHeading title="Log in">
        Welcome back. Your classes and webinars are where you left them.
      </AuthHeading>
      <LoginForm />
      <AuthLinks>
        New here? <Link to={paths.loginView('signup')}>Sign up</Link>
      </AuthLinks>
    </>
  );
}

/** The link that was followed disappears with its view, so the focus moves to the new heading. */
function useHeadingFocus(View: ComponentType) {
  const shown = useRef(View);
  useEffect(() => {
    if (shown.current === View) return;
    shown.current = View;
    focusPageHeading();
  }, [View]);
}

export const meta = (): PageMeta => ({
  title: login.title,
  description: `Log in to your ${siteName} account, create one, or reset a forgotten password.`,
});

export { LoginPage as Component };
