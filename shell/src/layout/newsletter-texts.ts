export const texts = {
  heading: 'Sign up for our latest news',
  form: 'Newsletter',
  name: 'Name',
  email: 'Email',
  signUp: 'Sign up',
  signingUp: 'Signing up…',
};
