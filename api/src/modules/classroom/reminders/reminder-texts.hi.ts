import { siteName } from 'shared/model/config';
import type { InLanguage } from 'shared/model/language';
import type { texts as english } from './reminder-texts';

export const texts: InLanguage<typeof english> = {
  withinTheHour: (title) => `एक घंटे में: ${title}`,
  inTenMinutes: (title) => `दस मिनट में: ${title}`,
  tomorrow: (title) => `कल: ${title}`,
  webinarSoon: 'आपका लाइव वेबिनार जल्द शुरू होने वाला है।',
  firstMeetingSoon: 'आपके बैच की पहली क्लास जल्द शुरू होने वाली है।',
  movedMeetingSoon: 'आपके बैच की जिस क्लास का समय बदला था, वह जल्द शुरू होने वाली है।',
  meetingSoon: 'आपके बैच की अगली क्लास जल्द शुरू होने वाली है।',
  newRecording: (title) => `नई रिकॉर्डिंग: ${title}`,
  recordingThere: (recording) =>
    `आपके क्लासरूम में एक रिकॉर्डिंग आई है: ${recording}। आज और आईं तो वे भी वहीं मिलेंगी।`,
  when: 'कब',
  join: 'क्लास में जाएँ',
  openClassroom: 'क्लासरूम खोलें',
  stop: (address) =>
    `यह ईमेल आपकी ${siteName} की बुकिंग के लिए है। याद दिलाने वाले संदेश बंद करने के लिए यह पता खोलें: ${address}`,
};
