import type { InLanguage } from 'shared/model/language';
import type * as english from './texts';

export const texts: InLanguage<typeof english.texts> = {
  title: (siteName) => `${siteName} के बारे में`,
  aboutUs: 'हमारे बारे में',
  figuresInvented: 'ये आँकड़े असली नहीं हैं।',

  values: 'हमारे उसूल',

  subjects: 'हम क्या-क्या सिखाते हैं',
  andMore: 'और भी बहुत कुछ',

  highlights: 'कोर्स एक नज़र में',
  fee: 'फ़ीस',
  was: (fee) => <>पहले {fee}</>,
  now: (fee) => `अब ${fee}`,
  collegeStudentsPay: (fee) => `कॉलेज के विद्यार्थियों के लिए ${fee}`,

  team: 'हमारी टीम',
  teamLead: 'एस्ट्रो-गुरुओं के पीछे चार लोग, जो बैच बनाते हैं, काम ढूँढते हैं और फ़ोन उठाते हैं।',
  teamInvented: 'ये लोग असली नहीं हैं।',

  testimonials: 'विद्यार्थियों की राय',
  testimonialsInvented: 'ये लोग और उनकी बातें असली नहीं हैं।',

  questions: 'अक्सर पूछे जाने वाले सवाल',
};

export const about: InLanguage<typeof english.about> = {
  heading: 'पुरानी विद्या, जो हम खुलकर सिखाते हैं',
  lead: 'हम ज्योतिष, अंक ज्योतिष और इनसे जुड़ी विद्याएँ हिन्दी और अंग्रेज़ी में लाइव सिखाते हैं, उनके लिए जिन्हें सिर्फ़ मानना नहीं, खुद करना है।',
};

export const values: InLanguage<typeof english.values> = [
  {
    title: 'भरोसा',
    text: 'हम वही सिखाते हैं जो कागज़ पर दिखाया जा सके। न डर, न चमत्कार, न ऐसा वादा जो कुंडली पूरा न कर सके।',
  },
  {
    title: 'बढ़िया पढ़ाई, सही फ़ीस',
    text: 'बरसों के अनुभव वाले शिक्षक, और ऐसी फ़ीस जो विद्यार्थी का परिवार दे सके।',
  },
  {
    title: 'विद्यार्थी सबसे पहले',
    text: 'छोटे बैच, दो भाषाएँ, और एक मेंटर जो आपकी भेजी कुंडलियाँ देखते हैं।',
  },
  {
    title: 'हमारा वादा',
    text: 'आखिरी क्लास के बाद भी हम साथ हैं: रिकॉर्डिंग, प्लेसमेंट, और आपके फ़ोन पर जवाब।',
  },
];

export const subjects: InLanguage<typeof english.subjects> = {
  vedicAstrology: 'वैदिक ज्योतिष',
  numerology: 'अंक ज्योतिष (Numerology)',
  palmistry: 'हस्तरेखा',
  tarot: 'टैरो',
  face: 'चेहरा पढ़ना',
  lalKitab: 'लाल किताब',
  kpAstrology: 'केपी ज्योतिष',
  nadiAstrology: 'नाड़ी ज्योतिष',
  prashnaKundali: 'प्रश्न कुंडली',
  vastu: 'वास्तु शास्त्र',
};

export const highlights: InLanguage<typeof english.highlights> = [
  { title: '3-4 महीने', text: 'पहली क्लास से आखिरी परीक्षा तक' },
  { title: '100+ घंटे', text: 'की पढ़ाई, लाइव और रिकॉर्डिंग, हिन्दी और अंग्रेज़ी में' },
  { title: '1 घंटा 30 मिनट', text: 'हर क्लास, शाम को, पाँच अध्यायों में' },
  { title: '1 प्रमाणपत्र', text: 'आपके एस्ट्रो-गुरु के हस्ताक्षर के साथ' },
];
