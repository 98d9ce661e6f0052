import type { InLanguage } from 'shared/model/language';
import type { texts as english } from './texts';

export const texts: InLanguage<typeof english> = {
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
