import type { InLanguage } from 'shared/model/language';
import type * as english from './texts';

export const texts: InLanguage<typeof english.texts> = {
  becomeTutor: 'एस्ट्रो-गुरु बनें',
  eligibility: 'हमें किनकी तलाश है',
  compensation: 'आपकी कमाई',
  earnings: (figure) => `${figure} तक की कमाई: जितने घंटे पढ़ाएँ, उतने घंटों की फ़ीस।`,
  figureInvented: 'यह आँकड़ा असली नहीं है।',
  procedure: 'कैसे जुड़ें',
  roles: 'आपका काम',

  apply: 'एस्ट्रो-गुरु के लिए आवेदन करें',
  applyLead: 'बस पाँच मिनट, और PDF में आपका बायोडेटा।',
  form: 'शिक्षक का आवेदन',
  fullName: 'पूरा नाम',
  email: 'ईमेल',
  education: 'पढ़ाई',
  experience: 'कितने साल का अनुभव',
  occultEducation: 'गूढ़ विद्याओं की पढ़ाई',
  occultEducationHint: 'डिग्री, गुरुकुल, परंपरा या गुरु',
  demoLink: 'डेमो वीडियो का लिंक',
  demoLinkHint: '8-15 मिनट की क्लास, YouTube या ड्राइव पर',
  message: 'संदेश',
  cv: 'बायोडेटा',
  cvHint: 'एक PDF फ़ाइल',
  submit: 'आवेदन भेजें',

  inWriting: 'हमें लिखकर भी भेजें: आपका आवेदन ईमेल में तैयार है। भेजने से पहले अपना बायोडेटा साथ लगाएँ।',
  sendByEmail: 'ईमेल से भेजें',
  emailSubject: (name) => `एस्ट्रो-गुरु आवेदन: ${name}`,
  phone: 'फ़ोन',
  demoVideo: 'डेमो वीडियो',
  cvToAttach: 'बायोडेटा (साथ लगाएँ)',
};

export const intro: InLanguage<typeof english.intro> = {
  heading: 'अपना हुनर औरों को सिखाएँ',
  lead: 'हमें एस्ट्रो-गुरुओं की तलाश है: ज्योतिष, अंक ज्योतिष और इनसे जुड़ी विद्याओं के जानकार, जो कुंडली देखें भी और समझाएँ भी।',
};

export const requirements: InLanguage<typeof english.requirements> = {
  practice: 'साल का अनुभव',
  students: 'विद्यार्थियों को पढ़ाया',
  hours: 'घंटे पढ़ाया',
  clients: 'लोगों को सलाह दी',
};

export const eligibility: InLanguage<typeof english.eligibility> =
  'उम्र 18 साल या ज़्यादा हो, हिन्दी या अंग्रेज़ी में पढ़ाना आता हो, और फल सिर्फ़ सुनाना नहीं, समझाना भी आता हो। विषय की डिग्री हो तो अच्छा है; विद्या परंपरा से मिली हो तो भी उतना ही अच्छा।';

export const compensation: InLanguage<typeof english.compensation> = [
  {
    title: 'हर साल 5-10% बढ़ोतरी',
    text: 'आपके विद्यार्थियों के नतीजों और रेटिंग के हिसाब से।',
  },
  {
    title: 'प्रोबेशन 1 महीना',
    text: 'पैसे पूरे मिलते हैं। इस बीच दोनों देख लें कि साथ ठीक बैठता है या नहीं।',
  },
  {
    title: 'छोड़ने से 1 महीना पहले बताएँ',
    text: 'ताकि कोई बैच अध्याय के बीच में शिक्षक के बिना न रह जाए।',
  },
];

export const procedure: InLanguage<typeof english.procedure> = [
  {
    title: 'आवेदन करें',
    text: 'नीचे का फ़ॉर्म भरें और अपना बायोडेटा PDF में लगाएँ।',
  },
  {
    title: 'एक क्लास दिखाएँ',
    text: '8-15 मिनट के डेमो वीडियो का लिंक दें: एक विषय, वैसे ही जैसे किसी नए विद्यार्थी को पढ़ाना हो।',
  },
  {
    title: 'हमसे बात करें',
    text: 'हमारी टीम 24 घंटे के अंदर जवाब देती है और पढ़ाई के प्रमुख से आपकी बात तय करती है।',
  },
  {
    title: 'एक बैच से शुरू करें',
    text: 'पहला अध्याय किसी एस्ट्रो-गुरु के साथ पढ़ाएँ, फिर एक पूरा बैच अपना।',
  },
];

export const roles: InLanguage<typeof english.roles> = [
  { title: 'हिन्दी या अंग्रेज़ी में लाइव क्लास लें, और सवालों के लिए रुकें।' },
  { title: 'लाइव चैट और कॉल पर सवाल सुलझाएँ।' },
  { title: 'हर विद्यार्थी की अपनी कुंडली, नाम या टैरो कार्ड पर उसे राह दिखाएँ।' },
  { title: 'नोट्स और अभ्यास के केस लिखें, और उन्हें ताज़ा रखें।' },
  { title: 'आखिरी परीक्षा बनाएँ और जाँचें, और प्रमाणपत्र पर हस्ताक्षर करें।' },
];
