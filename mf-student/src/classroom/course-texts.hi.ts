import type { InLanguage } from 'shared/model/language';
import type { texts as english } from './course-texts';

export const texts: InLanguage<typeof english> = {
  loadingModules: 'अध्याय लोड हो रहे हैं…',
  modulesFailure: 'इस कोर्स के अध्याय लोड नहीं हो सके।',
  syllabus: 'पाठ्यक्रम (PDF)',
  whatsappGroup: 'आपके बैच का WhatsApp ग्रुप',
  mentors: (count) => (count > 1 ? 'आपके सभी मेंटर' : 'आपके मेंटर'),
  inventedMentor: 'यह मेंटर काल्पनिक है।',

  modules: 'अध्याय',
  done: 'पूरे हुए',
  doneOf: (done, all) => `${all} में से ${done}`,
  hours: (hours) => `${hours} ${hours === 1 ? 'घंटा' : 'घंटे'}`,

  timetable: 'क्लास की तारीखें',
  batch: (dates, language, minutes) =>
    `${dates}${language ? `, ${language} में` : ''}। हर क्लास ${minutes} मिनट की।`,
  laterClasses: (count) => `${count} और ${count === 1 ? 'क्लास' : 'क्लासें'}`,
  cancelled: 'रद्द',
  moved: 'समय बदला',
  insteadOf: (day) => `${day} की जगह`,

  certificate: 'प्रमाणपत्र',
  issuedOn: (date) => `${date} को मिला।`,
  downloadCertificate: 'PDF डाउनलोड करें',
  openCertificate: 'प्रमाणपत्र खोलें',
  howToGetCertificate: 'जब सभी अध्यायों पर निशान लग जाएगा और आपका बैच पूरा हो जाएगा, तब यह आपको मिलेगा।',
};
