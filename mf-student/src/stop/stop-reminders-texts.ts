export const texts = {
  heading: 'Reminders of your classes',
  text: 'We e-mail you one day and one hour before a webinar, the first class of a batch, or a moved class.',
  stop: 'Stop reminders',
  stoppedHeading: 'No more reminders',
  stoppedText:
    'You will get no more e-mails before a class. You can turn them on again in your profile in the dashboard.',
};
