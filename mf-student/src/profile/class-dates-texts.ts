export const texts = {
  heading: 'Dates of your classes',
  lead: 'Reminders by e-mail, and your classes in the calendar of your phone.',
  open: 'Reminders and calendar',
  loading: 'Loading your settings…',
  failure: 'Your settings could not be loaded.',
  emailMe:
    'E-mail me a day and an hour before a webinar, the first class of a batch, or a moved class',
  calendar: 'Your calendar',
  subscribe:
    'Subscribe to this address in your calendar app to see your classes and any changes. Anyone who has the address can see them too, so do not share it.',
  openCalendar: 'Open in calendar',
  copyAddress: 'Copy address',
  newAddress: 'Make a new address',
};
