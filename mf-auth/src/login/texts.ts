export const texts = {
  title: 'Log in or sign up',
  description: (site: string) =>
    `Log in to your ${site} account, create one, or reset a forgotten password.`,
  heading: 'Log in',
  lead: 'Welcome back. Your classes and webinars are where you left them.',
  newHere: 'New here?',
  signUp: 'Sign up',
  form: 'Login',
  email: 'Email',
  password: 'Password',
  forgotPassword: 'Forgot your password?',
  unverified: 'This account is not verified yet.',
  enterCode: 'Enter the code',
  logIn: 'Log in',
  loggingIn: 'Logging in…',
};
