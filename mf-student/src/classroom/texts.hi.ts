import type { InLanguage } from 'shared/model/language';
import type * as english from './texts';

const names = { course: 'कोर्स', webinar: 'वेबिनार' };

export const texts: InLanguage<typeof english.texts> = {
  unknown: (kind) => `यह ${names[kind]} नहीं मिला`,
  noSuch: (kind) => `ऐसा कोई ${names[kind]} नहीं है`,
  misspelt: 'हो सकता है कि लिंक पुराना हो या लिखने में गलती हुई हो।',
  loading: (kind) => `आपका ${names[kind]} लोड हो रहा है…`,
  failure: (kind) =>
    `आपका ${names[kind]} लोड नहीं हो सका। चिंता न करें: जिसका भुगतान हो चुका है, वह आपका ही रहेगा।`,
  notEnrolled: (kind) =>
    kind === 'course' ? 'इस कोर्स में आपका दाखिला नहीं है' : 'इस वेबिनार में आपकी सीट नहीं है',
  opensOncePaid: (title) =>
    `भुगतान होते ही ${title} यहाँ खुल जाता है, अक्सर तुरंत और ज़्यादा से ज़्यादा 3 घंटे में।`,
  see: (kind) => `${names[kind]} देखें`,
  mine: (kind) => `मेरे ${names[kind]}`,
};

export const courseTexts: InLanguage<typeof english.courseTexts> = {
  loadingModules: 'अध्याय लोड हो रहे हैं…',
  modulesFailure: 'इस कोर्स के अध्याय लोड नहीं हो सके।',
  syllabus: 'पाठ्यक्रम (PDF)',
  whatsappGroup: 'आपके बैच का WhatsApp ग्रुप',
  tickWaits: 'नेटवर्क नहीं है: नेटवर्क आने तक निशान इस डिवाइस पर रहेगा।',
  mentors: (count) => (count > 1 ? 'आपके सभी मेंटर' : 'आपके मेंटर'),
  inventedMentor: 'यह मेंटर असली नहीं है।',

  modules: 'अध्याय',
  done: 'पूरे हुए',
  doneOf: (done, all) => `${all} में से ${done}`,
  hours: (hours) => `${hours} ${hours === 1 ? 'घंटा' : 'घंटे'}`,

  timetable: 'क्लास की तारीखें',
  batch: (dates, language, minutes) =>
    `${dates}${language ? `, ${language} में` : ''}। हर क्लास ${minutes} मिनट की।`,
  pastClasses: 'हो चुकी क्लासें',
  attended: 'हाज़िर',
  missed: 'छूट गई',
  notHeld: 'नहीं हुई',
  earlierClasses: (count) => `इनसे पहले की ${count} ${count === 1 ? 'क्लास' : 'क्लासें'}`,
  classesHeld: (held, all) => `${all} में से ${held} ${held === 1 ? 'क्लास हुई' : 'क्लासें हुईं'}`,
  classesMissed: (count) => `${count} छूट गई`,
  toSee: (count) => `${count} ${count === 1 ? 'रिकॉर्डिंग देखनी है' : 'रिकॉर्डिंग देखनी हैं'}`,
  allHeld: 'सभी क्लासें हो चुकी हैं।',
  nextTick: (done, all) => `अब जो अध्याय पूरे हो गए हैं, उन पर निशान लगाएँ (${all} में से ${done})।`,
  nextQuiz: (count) => `क्विज़ में ${count} सही ${count === 1 ? 'जवाब बाकी है' : 'जवाब बाकी हैं'}।`,
  thenCertificate: 'इसके बाद आपका प्रमाणपत्र मिल जाएगा।',
  certificateReady: 'आपका प्रमाणपत्र तैयार है: डाउनलोड करें या उसका पेज दूसरों को भेजें।',
  laterClasses: (count) => `${count} और ${count === 1 ? 'क्लास' : 'क्लासें'}`,
  cancelled: 'रद्द',
  moved: 'समय बदला',
  insteadOf: (day) => `${day} की जगह`,

  certificate: 'प्रमाणपत्र',
  issuedOn: (date) => `${date} को मिला।`,
  downloadCertificate: 'PDF डाउनलोड करें',
  openCertificate: 'प्रमाणपत्र खोलें',
  shareOnWhatsapp: 'WhatsApp पर भेजें',
  shareCertificate: (title, url) => `${title} का मेरा प्रमाणपत्र: ${url}`,
  quizNeeded: (count) => `इसके लिए क्विज़ में ${count} सही जवाब भी चाहिए।`,
  attendanceNeeded: (percent) =>
    `प्रमाणपत्र के लिए कम से कम ${percent}% क्लास में होना ज़रूरी है। अगर आपका आना दर्ज नहीं हुआ, तो हमें लिखें।`,
  howToGetCertificate: 'जब सभी अध्यायों पर निशान लग जाएगा और आपका बैच पूरा हो जाएगा, तब यह आपको मिलेगा।',
};

export const materialsTexts: InLanguage<typeof english.materialsTexts> = {
  heading: 'रिकॉर्डिंग और नोट्स',
  none: 'अभी कोई रिकॉर्डिंग या नोट्स नहीं हैं। क्लास के बाद वे यहीं मिलेंगे।',
  more: (count) => `${count} और`,
  notes: 'नोट्स',
  recording: 'रिकॉर्डिंग',
  new: 'नया',
};

export const ownLinksTexts: InLanguage<typeof english.ownLinksTexts> = {
  heading: 'आपके लिए',
  orderAndReceipt: (orderNumber) => `ऑर्डर ${orderNumber} और रसीद`,
};

export const webinarTexts: InLanguage<typeof english.webinarTexts> = {
  about: 'इस वेबिनार में क्या है',
};
