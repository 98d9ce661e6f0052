import { contact, siteName } from 'shared/model/config';

export const texts = {
  openClassroom: 'Open classroom',
  goToLogin: 'Go to login',
  get placeInBatch() {
    return `You get this e-mail because you have a place in this batch. Questions? Write to ${contact.email} or call ${contact.phone}.`;
  },
  get placeInWebinar() {
    return `You get this e-mail because you have a place in this webinar. Questions? Write to ${contact.email} or call ${contact.phone}.`;
  },
  /** The SMS: as it is registered with the operators (DLT), word for word. */
  sms: (title: string, subject: string) =>
    `${siteName}: your class ${title}: ${subject}. The whole message is in your e-mail.`,
  movedMeeting: (day: string) => `Moved: your class of ${day}`,
  movedWebinar: (day: string) => `Moved: your webinar of ${day}`,
  cancelledMeeting: (day: string) => `Cancelled: your class of ${day}`,
  cancelledWebinar: (day: string) => `Cancelled: your webinar of ${day}`,
  classAtOtherTime:
    'One class of your batch takes place at another time. All other classes stay as they are.',
  webinarAtOtherTime: 'Your webinar takes place at another time.',
  noClass: 'One class of your batch does not take place. All other classes stay as they are.',
  noWebinar: 'Your webinar does not take place.',
  was: 'Was',
  now: 'Now',
  cancelled: 'Cancelled',
};
