export const texts = {
  somethingWentWrong: 'Something went wrong.',
};
