export const texts = {
  title: 'Page Not Found',
  heading: 'OOPS!!',
  explanation: 'There is nothing at this point of the sky. The address may be old or mistyped.',
  home: 'Go to home',
  contact: 'Contact us',
};
