import { defineRemote } from 'shared/contract';
import { texts } from './texts';

/** Without header and footer. */
const bare = { access: 'public', header: false, footer: false } as const;

export const { contract, name, label, userMenu, routes } = defineRemote({
  name: 'mf-auth',
  label: texts.label,
  routes: [
    {
      id: 'auth/login',
      path: '/login',
      ...bare,
      title: texts.login,
      links: [{ menu: 'footer-explore', order: 5, label: texts.loginLink }],
      prerender: true,
      lazy: () => import(/* webpackChunkName: "auth-login" */ './login/LoginPage'),
    },
    {
      id: 'auth/signup',
      path: '/signup',
      ...bare,
      title: texts.signup,
      prerender: true,
      lazy: () => import(/* webpackChunkName: "auth-signup" */ './signup/SignupPage'),
    },
    {
      id: 'auth/verify-signup-code',
      path: '/verify-otp',
      ...bare,
      title: texts.verifySignupCode,
      prerender: false,
      lazy: () =>
        import(
          /* webpackChunkName: "auth-verify-signup-code" */ './one-time-code/VerifySignupCodePage'
        ),
    },
    {
      id: 'auth/verify-reset-code',
      path: '/forgetPass-verify-otp',
      ...bare,
      title: texts.verifyResetCode,
      prerender: false,
      lazy: () =>
        import(
          /* webpackChunkName: "auth-verify-reset-code" */ './one-time-code/VerifyResetCodePage'
        ),
    },
    {
      id: 'auth/forgot-password',
      path: '/forgetPass',
      access: 'public',
      header: true,
      footer: true,
      title: texts.forgotPassword,
      prerender: true,
      lazy: () =>
        import(
          /* webpackChunkName: "auth-forgot-password" */ './password-reset/ForgotPasswordPage'
        ),
    },
    {
      id: 'auth/reset-password',
      path: '/resetPass',
      ...bare,
      title: texts.resetPassword,
      prerender: false,
      lazy: () =>
        import(/* webpackChunkName: "auth-reset-password" */ './password-reset/ResetPasswordPage'),
    },
  ],
});
