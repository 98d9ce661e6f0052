export const texts = {
  enrolled: 'You are enrolled.',
  goToClass: 'Go to class',
};
