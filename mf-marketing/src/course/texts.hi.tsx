import type { InLanguage } from 'shared/model/language';
import type * as english from './texts';

const hours = (count: number) => (count === 1 ? '1 घंटा' : `${count} घंटे`);

const hoursAndMinutes = (hour: number, minutes: number) => `${hours(hour)} ${minutes} मिनट`;

export const texts: InLanguage<typeof english.texts> = {
  title: (course) => `${course}: हिन्दी और अंग्रेज़ी में लाइव ऑनलाइन क्लास`,
  courses: 'कोर्स',
  otherCourses: 'शायद पता पुराना है या लिखने में गलती हुई है। हमारे यहाँ ये कोर्स सिखाए जाते हैं।',

  kicker: 'मेंटर के साथ लाइव कोर्स, हिन्दी और अंग्रेज़ी में',
  subtitle: (subtitle) => `${subtitle}।`,
  ofOurStudents: 'हमारे विद्यार्थियों की रेटिंग',
  once: 'एक बार, पूरे कोर्स के लिए',
  taxesIncluded: ', टैक्स सहित',
  buyNow: 'अभी खरीदें',
  addToCart: 'कार्ट में डालें',
  onlyInventedFigures: 'ये आँकड़े असली नहीं हैं।',
  noBatch: 'अभी कोई बैच तय नहीं है।',
  whoWaits: (count, day) =>
    `अभी कोई बैच तय नहीं है: ${count} विद्यार्थी तारीख का इंतज़ार कर रहे हैं, सबसे पहले ${day} से।`,
  inventedFigures: 'यह रेटिंग और ये आँकड़े असली नहीं हैं।',
  lakhsAYear: (amount) => `₹${amount} लाख`,
  averagePackage: 'औसत सालाना पैकेज',
  years: (count) => `${count}+ साल`,
  totalExperience: 'कुल अनुभव',
  astroGurus: 'एस्ट्रो-गुरु',
  students: 'विद्यार्थी',
  modules: 'अध्याय',
  hoursAndMinutes,
  perSession: 'हर क्लास',

  inShort: 'कोर्स की खास बातें',
  begins: 'शुरुआत',
  classes: 'क्लास',
  evenings: (hour, minutes) => `शाम को, हर क्लास ${hoursAndMinutes(hour, minutes)}`,
  teaching: 'पढ़ाई',
  hoursInModules: (count, modules) => `${modules} अध्याय, कुल ${hours(count)}`,
  taughtBy: 'शिक्षक',
  languages: 'भाषा',
  hindiAndEnglish: 'हिन्दी और अंग्रेज़ी',

  introduction: (course) => `${course}: परिचय`,
  outcomes: 'क्या सीखने को मिलेगा',
  outcomesLead: 'प्रमाणपत्र की परीक्षा तक आपको यह सब आ जाएगा:',

  yourAstroGuru: 'अपने एस्ट्रो-गुरु से मिलें',
  credentials: 'योग्यता और अनुभव',
  inventedTeacher: 'ये शिक्षक असली नहीं हैं।',
  stories: 'हमारे विद्यार्थी क्या कहते हैं',
  inventedStories: 'ये रेटिंग, ये लोग और उनकी बातें असली नहीं हैं।',
  testimonials: 'विद्यार्थियों की राय',
  earns: (least, most) => `कमाई: ₹${least} से ${most} लाख सालाना`,
  outOfFive: (ratings) => `5 में से, ${ratings} रेटिंग के आधार पर`,
  stars: (count) => `${count} स्टार`,

  moduleByModule: 'अध्याय दर अध्याय',
  moduleByModuleLead: 'क्लास इसी क्रम में चलती हैं। हर अध्याय के अंत में अभ्यास होता है, जिसे एस्ट्रो-गुरु खुद देखते हैं।',
  modulesInOrder: 'क्लास इसी क्रम में चलती हैं।',
  hours,
  practice: (practice) => `अभ्यास: ${practice}`,

  samples: 'खुद देख लें',
  samplesLead: 'एक पाठ, जैसे क्लास में पढ़ाया जाता है, और वह प्रमाणपत्र जो आखिर में मिलता है।',
  watch: 'देखें',
  sampleLesson: (lesson) => `नमूने का पाठ: ${lesson}`,
  certificateKind: 'कोर्स पूरा करने का प्रमाणपत्र',
  yourName: 'आपका नाम',
  completed: (course) => `ने ${course} सभी अध्यायों के साथ पूरा किया है।`,
  specimen: 'नमूना',
  certificateCaption: 'प्रमाणपत्र, जैसा आखिर में मिलता है',

  materialsIncluded: 'कोर्स में क्या-क्या मिलेगा',
  lectures: (count) => `${count}+ घंटे के लेक्चर, लाइव और रिकॉर्डेड`,
  atAGlance: 'कोर्स एक नज़र में',
  tutor: 'शिक्षक',
  length: 'कुल समय',
  months: (count) => `${count} महीने`,
  sessions: 'क्लास',
  loginsOf: (modules, hour, minutes) =>
    `${modules} अध्याय, हर क्लास ${hoursAndMinutes(hour, minutes)}`,
  certificate: 'प्रमाणपत्र',
  yesOrNo: (answer) => (answer === 'Yes' ? 'हाँ' : 'नहीं'),
  fees: (was, now) => `पहले ${was}, अब ${now}।`,
  studentFee: (fee) => `कॉलेज के विद्यार्थियों के लिए ${fee}: खरीदने से पहले अपना कॉलेज पहचान पत्र हमें भेजें।`,

  questions: 'दाखिले से पहले के सवाल',
  enroll: 'आपकी पहली कुंडली बस एक क्लास दूर है',
  enrollLead: (course) => `खाता बनाएँ और अगले बैच के साथ ${course} शुरू करें।`,
  enrollNow: 'अभी दाखिला लें',
  byWhatsApp: 'तारीख WhatsApp पर आएगी',
};

export const buyBarTexts: InLanguage<typeof english.buyBarTexts> = {
  begins: (day) => `${day} से शुरू`,
  ratings: (count) => `${count} रेटिंग`,
  sampleRatings: (count) => `${count} नमूना रेटिंग`,
  syllabus: 'पाठ्यक्रम',
  ask: (hidden) => <>{hidden('WhatsApp पर ')}पूछें</>,
  buy: (named) => <>{named('कोर्स')} खरीदें</>,
};

export const ratingTexts: InLanguage<typeof english.ratingTexts> = {
  outOfFive: (rating) => `5 में से ${rating} रेटिंग`,
};

export const syllabusTexts: InLanguage<typeof english.syllabusTexts> = {
  download: 'पूरा पाठ्यक्रम डाउनलोड करें',
  fullName: 'पूरा नाम',
  email: 'ईमेल',
  sending: 'भेजा जा रहा है…',
  send: 'मुझे पाठ्यक्रम भेजें',
};
