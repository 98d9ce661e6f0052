import { useEffect, useRef, type ComponentType } from 'react';
import { useSearchParams } from 'react-router-dom';
import { siteName } from 'shared/config';
import { useHydrated } from 'shared/forms';
import type { PageMeta } from 'shared/remote';
import { AuthPage } from '../layout';
import { ForgotPasswordView } from '../password-reset/ForgotPasswordView';
import { SignupView } from '../signup/SignupView';
import { LoginView } from './LoginView';

const views = new Map<string | null, ComponentType>([
  ['signup', SignupView],
  ['forgot', ForgotPasswordView],
]);

/** Login, sign-up or the start of a password reset, as the query's `view` says. */
export function LoginPage() {
  const [query] = useSearchParams();
  const hydrated = useHydrated();
  // The prerendered page knows no query: hydration starts from what it shows, the login.
  const View = (hydrated && views.get(query.get('view'))) || LoginView;

  useHeadingFocus(View);

  return (
    <AuthPage>
      <View />
    </AuthPage>
  );
}

/** The followed link is gone with its view: the focus goes on to the next one's heading. */
function useHeadingFocus(View: ComponentType) {
  const shown = useRef(View);
  useEffect(() => {
    if (shown.current === View) return;
    shown.current = View;
    document.querySelector<HTMLElement>('[data-page-heading]')?.focus();
  }, [View]);
}

export const meta = (): PageMeta => ({
  title: `Log in or sign up | ${siteName}`,
  description: `Log in to your ${siteName} account, create one, or reset a forgotten password.`,
});

export { LoginPage as Component };
