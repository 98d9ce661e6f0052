import { siteName } from 'shared/model/config';

export const texts = {
  withinTheHour: (title: string) => `Within the hour: ${title}`,
  inTenMinutes: (title: string) => `In ten minutes: ${title}`,
  tomorrow: (title: string) => `Tomorrow: ${title}`,
  webinarSoon: 'Your live webinar is coming up soon.',
  firstMeetingSoon: 'The first class of your batch is coming up soon.',
  movedMeetingSoon: 'A class of your batch that was moved is coming up soon.',
  meetingSoon: 'The next class of your batch begins soon.',
  newRecording: (title: string) => `New recording: ${title}`,
  recordingThere: (recording: string) =>
    `A recording is in your classroom: ${recording}. If more come today, you find them there too.`,
  when: 'When',
  join: 'Join the class',
  openClassroom: 'Open classroom',
  stop: (address: string) =>
    `You get this e-mail because you booked with ${siteName}. To stop these reminders, open ${address}`,
};
