import type { InLanguage } from 'shared/model/language';
import type { texts as english } from './texts';

export const texts: InLanguage<typeof english> = {
  today: 'आज',
  loading: 'आपकी अगली क्लास लोड हो रही है…',
  afterThat: 'उसके बाद',

  live: 'अभी लाइव',
  beginsIn: (what, minutes) =>
    `${what === 'class' ? 'आपकी क्लास' : 'आपका वेबिनार'} ${minutes} मिनट में शुरू`,
  next: (what) => (what === 'class' ? 'आपकी अगली क्लास' : 'आपका अगला वेबिनार'),
  waiting: 'आपकी सीट पक्की है',
  cancelled: (what) => (what === 'class' ? 'आपकी क्लास नहीं होगी' : 'आपका वेबिनार नहीं होगा'),
  over: (what) => (what === 'class' ? 'आपके कोर्स की सभी क्लासें हो चुकी हैं' : 'यह वेबिनार हो चुका है'),
  thanks: 'हमारे साथ सीखने के लिए धन्यवाद।',
  notHeld: 'यह वेबिनार नहीं हुआ। इसके लिए माफ़ी: हम आपका टिकट आगे बढ़ाकर आपको लिखेंगे।',

  timeUntil: (what) => `${what === 'class' ? 'क्लास' : 'वेबिनार'} शुरू होने में बचा समय`,
  linkByWhatsapp: 'क्लास का लिंक हम WhatsApp पर भेजेंगे।',
  joinFrom: (moment) => `क्लास का लिंक यहाँ ${moment} से खुलेगा।`,
  join: 'क्लास में जाएँ',
  addToCalendar: 'कैलेंडर में जोड़ें',
  whenIs: (title) => `नमस्ते, ${title} कब है?`,
  askOnWhatsapp: 'WhatsApp पर पूछें',
  openClassroom: 'क्लासरूम खोलें',
  logInToJoin: 'लॉग इन करके क्लास में जाएँ',
  logIn: 'लॉग इन करें',
  nothingBooked: 'अभी कुछ बुक नहीं है',
  nextClassHere: 'आपकी अगली क्लास यहाँ दिखेगी।',
  startLearning: 'सीखना शुरू करें',
  lastRecording: 'पिछली क्लास की रिकॉर्डिंग',
};
