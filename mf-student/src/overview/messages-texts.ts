export const texts = {
  heading: 'Messages',
  appearHere: 'Your messages will appear here',
  comingSoon:
    'Messages between you and your mentors are coming soon. Until then, write to us and we will pass it on.',
  contactUs: 'Contact us',
};
