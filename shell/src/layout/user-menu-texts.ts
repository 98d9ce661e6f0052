export const texts = {
  /** For screen readers, after the name of the user. */
  yourAccount: ', your account',
  dashboard: 'Dashboard',
  myCourses: 'My Courses',
  myWebinars: 'My Webinars',
  logout: 'Logout',
};
