export const texts = {
  contact: 'Contact',
  heading: 'Talk to us',
  lead: 'Ask about a course, a batch, a payment or a certificate. We respond within 24 hours.',

  phone: 'Phone',
  emailAddress: 'E-mail',
  whatsApp: 'WhatsApp',
  askOnWhatsApp: 'Ask on WhatsApp',
  question: 'Namaste, I have a question about your courses.',
  address: 'Address',
  followUs: 'Follow us',
  useForm: 'Use the form on this page',

  writeToUs: 'Write to us',
  name: 'Name',
  email: 'Email',
  state: 'State',
  chooseState: 'Choose your state',
  message: 'Message',
  subscribe: 'Send me news about courses and webinars',
  send: 'Send message',
  sending: 'Sending…',
};
