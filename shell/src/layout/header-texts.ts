export const texts = {
  navigation: 'Main',
  menu: 'Menu',
  consultation: 'FREE Consultation',
  login: 'Login',
};
