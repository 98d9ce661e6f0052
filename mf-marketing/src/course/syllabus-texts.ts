export const texts = {
  download: 'Download Full Syllabus',
  fullName: 'Full name',
  email: 'Email',
  sending: 'Sending…',
  send: 'Send me the syllabus',
};
