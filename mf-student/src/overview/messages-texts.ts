export const texts = {
  heading: 'Messages',
  appearHere: 'Your messages will appear here',
  comingSoon:
    'Messages between you and your mentors are coming soon. Until then, write to us and we will pass it on.',
  askOnWhatsApp: 'Ask on WhatsApp',
  question: 'Namaste, I have a question for my teacher.',
  contactUs: 'Contact us',
};
