import type { InLanguage } from 'shared/model/language';
import type { texts as english } from './syllabus-texts';

const hours = (count: number) => (count === 1 ? '1 घंटा' : `${count} घंटे`);

export const texts: InLanguage<typeof english> = {
  title: (course) => `${course}: पाठ्यक्रम`,
  sentence: (text) => `${text}।`,
  modules: 'अध्याय',
  teaching: 'पढ़ाई',
  hours,
  session: 'हर क्लास',
  hoursAndMinutes: (hour, minutes) => `${hours(hour)} ${minutes} मिनट`,
  language: 'भाषा',
  hindiAndEnglish: 'हिन्दी और अंग्रेज़ी',
  syllabus: 'पाठ्यक्रम',
  course: 'कोर्स',
  outcomes: 'क्या सीखने को मिलेगा',
  practice: 'अभ्यास:',
  moduleByModule: 'अध्याय दर अध्याय',
  order: 'क्या पढ़ाया जाता है, और किस क्रम में',
  yourAstroGuru: 'आपके एस्ट्रो-गुरु',
  howTaught: 'पढ़ाई कैसे होती है',
  ways: [
    'लाइव क्लास, हिन्दी और अंग्रेज़ी में; सवालों के जवाब लाइव चैट पर',
    'रिकॉर्डिंग और नोट्स, एक साल तक',
    'अभ्यास, जिसे आपके एस्ट्रो-गुरु खुद देखते हैं',
    'पूरे कोर्स में मेंटर का साथ, चैट या कॉल पर',
  ],
  certificate: 'प्रमाणपत्र',
  aboutCertificate:
    'आखिरी अध्याय में परीक्षा होती है। पास होने पर आपके नाम का प्रमाणपत्र मिलता है, और इंटर्नशिप, नौकरी या हमारे मार्केटप्लेस पर जगह पाने में मदद।',
  fee: 'फ़ीस',
  batchFrom: (day) => `बैच की शुरुआत: ${day}`,
};
