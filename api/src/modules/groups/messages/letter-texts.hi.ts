import { contact, siteName } from 'shared/model/config';
import type { InLanguage } from 'shared/model/language';
import type { texts as english } from './letter-texts';

export const texts: InLanguage<typeof english> = {
  openClassroom: 'क्लासरूम खोलें',
  goToLogin: 'लॉग इन करें',
  get placeInBatch() {
    return `यह ईमेल आपके बैच के बारे में है, जिसमें आपकी सीट है। कोई सवाल? ${contact.email} पर लिखें या ${contact.phone} पर कॉल करें।`;
  },
  get placeInWebinar() {
    return `यह ईमेल आपके वेबिनार के बारे में है, जिसमें आपकी सीट है। कोई सवाल? ${contact.email} पर लिखें या ${contact.phone} पर कॉल करें।`;
  },
  sms: (title, subject) => `${siteName}: आपकी क्लास ${title}: ${subject}। पूरा संदेश आपके ईमेल में है।`,
  movedMeeting: (day) => `समय बदला: ${day} की आपकी क्लास`,
  movedWebinar: (day) => `समय बदला: ${day} का आपका वेबिनार`,
  cancelledMeeting: (day) => `रद्द: ${day} की आपकी क्लास`,
  cancelledWebinar: (day) => `रद्द: ${day} का आपका वेबिनार`,
  classAtOtherTime: 'आपके बैच की एक क्लास दूसरे समय पर होगी। बाकी सभी क्लास पहले जैसी हैं।',
  webinarAtOtherTime: 'आपका वेबिनार दूसरे समय पर होगा।',
  noClass: 'आपके बैच की एक क्लास नहीं होगी। बाकी सभी क्लास पहले जैसी हैं।',
  noWebinar: 'आपका वेबिनार नहीं होगा।',
  was: 'पहले',
  now: 'अब',
  cancelled: 'रद्द',
};
