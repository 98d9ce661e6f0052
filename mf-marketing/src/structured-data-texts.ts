export const texts = {
  home: 'Home',
};
