import { defineRemote } from 'shared/contract';

export const { contract, name, label, userMenu, routes } = defineRemote({
  name: 'mf-auth',
  label: 'Login and sign-up',
  routes: [
    {
      id: 'auth/login',
      path: '/login',
      access: 'public',
      header: false,
      footer: false,
      title: 'Log in or sign up',
      links: [{ menu: 'footer-explore', order: 5, label: 'Login' }],
      prerender: true,
      lazy: () => import(/* webpackChunkName: "auth-login" */ './login/LoginPage'),
    },
    {
      id: 'auth/signup',
      path: '/signup',
      access: 'public',
      header: false,
      footer: false,
      title: 'Sign up',
      prerender: true,
      lazy: () => import(/* webpackChunkName: "auth-signup" */ './signup/SignupPage'),
    },
    {
      id: 'auth/verify-signup-code',
      path: '/verify-otp',
      access: 'public',
      header: false,
      footer: false,
      title: 'Verify your sign-up',
      prerender: false,
      lazy: () =>
        import(
          /* webpackChunkName: "auth-verify-signup-code" */ './one-time-code/VerifySignupCodePage'
        ),
    },
    {
      id: 'auth/verify-reset-code',
      path: '/forgetPass-verify-otp',
      access: 'public',
      header: false,
      footer: false,
      title: 'Verify your e-mail',
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
      title: 'Forgot password',
      prerender: true,
      lazy: () =>
        import(
          /* webpackChunkName: "auth-forgot-password" */ './password-reset/ForgotPasswordPage'
        ),
    },
    {
      id: 'auth/reset-password',
      path: '/resetPass',
      access: 'public',
      header: false,
      footer: false,
      title: 'Reset password',
      prerender: false,
      lazy: () =>
        import(/* webpackChunkName: "auth-reset-password" */ './password-reset/ResetPasswordPage'),
    },
  ],
});
