import type { Tutor } from '../schemas';

export const astrologyTutor: Tutor = {
  name: 'Acharya Devendra Shukla',
  expertise: 'Vedic astrology, dashas and prashna kundali',
  duration: 150,
  certificate: 'Yes',
  tutorImg: '/images/people/acharya-devendra-shukla.svg',
  detail:
    'Acharya Devendra Shukla took his Jyotish Acharya degree in Varanasi and has taught Vedic astrology for nineteen years, first at a gurukul and now online. He has judged more than 8,000 birth charts and keeps an anonymous notebook of them, which supplies the cases you will work on in class. He explains each Sanskrit term in plain Hindi and English, asks for reasons before remedies, and has no patience with predictions meant to frighten.',
  hi: {
    expertise: 'वैदिक ज्योतिष, दशा और प्रश्न कुंडली',
    detail:
      'Acharya Devendra Shukla ने वाराणसी से ज्योतिष आचार्य की उपाधि ली है और उन्नीस साल से वैदिक ज्योतिष पढ़ा रहे हैं, पहले एक गुरुकुल में और अब ऑनलाइन। उन्होंने 8,000 से ज़्यादा जन्म कुंडलियाँ परखी हैं और बिना नाम के उनकी एक नोटबुक रखते हैं; क्लास के अभ्यास उसी से आते हैं। वे संस्कृत के हर शब्द को आसान हिन्दी और अंग्रेज़ी में समझाते हैं, उपाय से पहले वजह पूछते हैं, और डराने वाली भविष्यवाणियाँ उन्हें बिल्कुल पसंद नहीं।',
  },
};
