export const texts = {
  toHome: 'Go to home',
};
