import type { InLanguage } from 'shared/model/language';
import type * as english from './texts';

export const texts: InLanguage<typeof english.texts> = {
  heading: 'एक नज़र में',
  courses: 'कोर्स',
  searchCourses: 'कोर्स खोजें',
  newToSubject: 'विषय आपके लिए नया है? आज ही शुरू करें, या आने वाले कोर्स देखें।',
  startLearning: 'सीखना शुरू करें',
  joinNow: 'अभी जुड़ें',

  nothingBooked: 'अभी कुछ बुक नहीं है',
  nextWebinar: 'अगला लाइव वेबिनार:',
  classesStandHere: 'आपकी क्लासें यहाँ दिखेंगी',
  bookSeat: 'सीट बुक करें',

  yourProfile: 'आपकी प्रोफ़ाइल',
  pictureOf: (name) => `${name} की तस्वीर`,
  greeting: 'नमस्ते,',
  webinars: 'वेबिनार',
  editProfile: 'प्रोफ़ाइल बदलें',

  yourMentor: 'आपके मेंटर',
  inventedMentors: 'ये मेंटर असली नहीं हैं।',
  mentorsAndCourses: 'मेंटर और उनके कोर्स',
  mentor: 'मेंटर',
  course: 'कोर्स',
  article: 'लेख',
  articleOf: (name) => `${name} का लेख`,
  details: 'जानकारी',
  showDetails: 'जानकारी देखें',
  seeAll: 'सभी देखें',
  seeLess: 'कम देखें',
  inPreparation: (name, course) =>
    `${name} के साथ ${course} का कोर्स तैयार हो रहा है। शुरू होने की खबर यहाँ और हमारे न्यूज़लेटर में मिलेगी।`,
};

export const messagesTexts: InLanguage<typeof english.messagesTexts> = {
  heading: 'संदेश',
  appearHere: 'आपके संदेश यहाँ दिखेंगे',
  comingSoon: 'मेंटर से सीधी बातचीत यहाँ जल्द शुरू होगी। तब तक हमें लिखें, हम आपकी बात उन तक पहुँचा देंगे।',
  askOnWhatsApp: 'WhatsApp पर पूछें',
  question: 'नमस्ते, मुझे अपने शिक्षक से कुछ पूछना है।',
  contactUs: 'संपर्क करें',
};
