export const texts = {
  why: 'This device can tell you an hour and ten minutes before each class, when a class is moved or cancelled, and when a recording or an answer has come. Your browser asks you once.',
  remind: 'Remind me of classes',
  reminds: 'This device reminds you of your classes.',
  stop: 'Stop on this device',
  blocked:
    'Reminders are blocked in the settings of your browser for this site. E-mails remind you as before.',
  failed: 'This device could not be asked to remind you. E-mails remind you as before.',
};
