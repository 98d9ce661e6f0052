export const footerTexts = {
  headline: 'Make Astrology Great Again',
  explore: 'Explore',
  support: 'Support',
  career: 'Career',
  followUs: 'Follow us',
  talkToUs: 'Talk to us',
  copyright: (site: string, company: string) =>
    `© 2025 ${site}, a house of ${company}. All rights reserved.`,
  cin: (number: string) => `CIN ${number}`,
  gstin: (number: string) => `GSTIN ${number}`,
};

export const headerTexts = {
  navigation: 'Main',
  menu: 'Menu',
  consultation: 'FREE Consultation',
  login: 'Login',
  skipToPage: 'Skip to the page',
  cart: 'Cart',
  /** For screen readers, after the number. */
  items: (count: number) => (count === 1 ? ' item' : ' items'),
  /** For screen readers, after the name of the user. */
  yourAccount: ', your account',
  dashboard: 'Dashboard',
  myCourses: 'My Courses',
  myWebinars: 'My Webinars',
  logout: 'Logout',
};

export const newsletterTexts = {
  heading: 'Sign up for our latest news',
  form: 'Newsletter',
  name: 'Name',
  email: 'Email',
  signUp: 'Sign up',
  signingUp: 'Signing up…',
};
