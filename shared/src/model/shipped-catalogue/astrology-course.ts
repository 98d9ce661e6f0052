import { videos } from '../config';
import { astrologyStudents } from './astrology-students';
import type { Catalogue, Tutor } from '../schemas';
import { astrologyModules } from './modules';
import { courseQuestions } from './questions';
import { sharedFacts, sharedHindi } from './shared-facts';

const astrologyTutor: Tutor = {
  name: 'Acharya Devendra Shukla',
  expertise: 'Vedic astrology, dashas and prashna kundali',
  duration: 150,
  certificate: 'Yes',
  tutorImg: '/images/people/acharya-devendra-shukla.svg',
  detail:
    'Acharya Devendra Shukla took his Jyotish Acharya degree in Varanasi and has taught Vedic astrology for nineteen years, first at a gurukul and now online. He has judged more than 8,000 birth charts and keeps an anonymous notebook of them, which supplies the cases you will work on in class. He explains each Sanskrit term in plain Hindi and English, asks for reasons before remedies, and has no patience with predictions meant to frighten.',
  credentials: [
    'Jyotish Acharya, Varanasi',
    'Nineteen years of teaching',
    'More than 8,000 birth charts judged',
  ],
  hi: {
    credentials: ['ज्योतिष आचार्य, वाराणसी', 'उन्नीस साल से शिक्षक', '8,000 से ज़्यादा जन्म कुंडलियाँ देखीं'],
    expertise: 'वैदिक ज्योतिष, दशा और प्रश्न कुंडली',
    detail:
      'Acharya Devendra Shukla ने वाराणसी से ज्योतिष आचार्य की उपाधि ली है और उन्नीस साल से वैदिक ज्योतिष पढ़ा रहे हैं, पहले एक गुरुकुल में और अब ऑनलाइन। उन्होंने 8,000 से ज़्यादा जन्म कुंडलियाँ परखी हैं और बिना नाम के उनकी एक नोटबुक रखते हैं; क्लास के अभ्यास उसी से आते हैं। वे संस्कृत के हर शब्द को आसान हिन्दी और अंग्रेज़ी में समझाते हैं, उपाय से पहले वजह पूछते हैं, और डराने वाली भविष्यवाणियाँ उन्हें बिल्कुल पसंद नहीं।',
  },
};

export const astrologyCourse: Catalogue['courses'][number] = {
  id: 102,
  title: 'Astrology Course',
  urlTitle: 'astrology-course',
  subtitle: 'Cast and read a birth chart the Vedic way, live and in Hindi and English',
  image: '/images/astrology-course.svg',
  oldPrice: 25000,
  newPrice: 9999,
  startDate: '2025-08-01',
  ...sharedFacts,
  description:
    'A live, mentored course in Vedic astrology, from the first chart drawn by hand to a full consultation. You learn to judge houses, planets, yogas and dashas in a fixed order, and to say clearly what a chart shows and what it does not.',
  ytThumbnail: '/images/astrology-video.svg',
  lessonTitle: 'The twelve houses of a birth chart',
  lessonVideo: videos.astrologyLesson,
  ytVideo: videos.astrologyCourse,
  tutor: [astrologyTutor],
  avgPkg: 8.5,
  totalRatings: 587,
  syllabus: '/syllabus/astrology-course.pdf',
  unlockPowerTitle: 'Unlock the Power of the Birth Chart',
  unlockPowerDesc:
    'Twelve houses, nine grahas, twenty-seven nakshatras: a birth chart is a map of one moment. Learn to draw it, to read it in the same order every time, and to place events in time with dashas and transits.',
  courseDescription: [
    {
      para: 'Classes are live, in Hindi and English, with about an hour and a half a session. You draw charts on paper before you touch any software, so that you see how each line arises. Every session is recorded and stays open to you for a year.',
    },
    {
      para: 'The first modules give you signs, planets, houses and nakshatras. Then come aspects, yogas and the strength of planets, the Vimshottari dasha and transits, the navamsa and other divisional charts, and prashna kundali.',
    },
    {
      para: 'In the last module you judge charts from your Astro-Guru’s notebook, speak to practice clients under guidance, and sit for the certificate.',
    },
  ],
  learnLi: [
    'Draw a North Indian birth chart and find the ascendant by hand',
    'Read the twelve houses and their lords in a fixed order',
    'Judge the strength, aspects and friendships of the nine grahas',
    'Recognise the yogas that matter and those that do not',
    'Time events with Vimshottari dasha and transits',
    'Use the navamsa for marriage and the dashamsa for career',
    'Answer a single question with prashna kundali',
    'Match two charts for marriage',
    'Suggest remedies that are simple, safe and affordable',
    'Hold a consultation of an hour and write it down',
  ],
  StudentTestimonial: astrologyStudents,
  courseDetFAQ: courseQuestions,
  modules: astrologyModules,
  batches: [],
  hi: {
    ...sharedHindi,
    lessonTitle: 'जन्म कुंडली के बारह भाव',
    title: 'ज्योतिष कोर्स',
    subtitle: 'जन्म कुंडली वैदिक तरीके से बनाना और पढ़ना सीखें, लाइव, हिन्दी और अंग्रेज़ी में',
    description:
      'वैदिक ज्योतिष का लाइव कोर्स, शिक्षक के साथ, हाथ से बनी पहली कुंडली से लेकर पूरी सलाह तक। इसमें भाव, ग्रह, योग और दशा को एक तय क्रम में परखना सिखाया जाता है, और यह साफ़ कहना भी कि कुंडली क्या दिखाती है और क्या नहीं।',
    syllabus: '/syllabus/astrology-course-hindi.pdf',
    unlockPowerTitle: 'जन्म कुंडली की ताकत पहचानें',
    unlockPowerDesc:
      'बारह भाव, नौ ग्रह, सत्ताईस नक्षत्र: जन्म कुंडली एक पल का नक्शा है। इसे बनाना, हर बार एक ही क्रम में पढ़ना, और दशा और गोचर से घटनाओं का समय पहचानना सीखें।',
    courseDescription: [
      {
        para: 'क्लास लाइव होती हैं, हिन्दी और अंग्रेज़ी में, और हर क्लास करीब डेढ़ घंटे की। सॉफ़्टवेयर से पहले कुंडली कागज़ पर बनती है, ताकि समझ में आए कि हर रेखा कहाँ से आई। हर क्लास रिकॉर्ड होती है और साल भर आपके लिए खुली रहती है।',
      },
      {
        para: 'शुरू के अध्यायों में राशि, ग्रह, भाव और नक्षत्र हैं। फिर आते हैं दृष्टि, योग और ग्रहों का बल, विंशोत्तरी दशा और गोचर, नवांश और दूसरी वर्ग कुंडलियाँ, और प्रश्न कुंडली।',
      },
      {
        para: 'आखिरी अध्याय में आपके एस्ट्रो-गुरु की नोटबुक से कुंडलियाँ परखी जाती हैं, उनकी देखरेख में लोगों को सलाह देने का अभ्यास होता है, और फिर प्रमाणपत्र की परीक्षा।',
      },
    ],
    learnLi: [
      'उत्तर भारतीय जन्म कुंडली बनाना और हाथ से लग्न निकालना',
      'बारह भाव और उनके स्वामी एक तय क्रम में पढ़ना',
      'नौ ग्रहों का बल, दृष्टि और मित्रता परखना',
      'कौन-से योग मायने रखते हैं और कौन-से नहीं, यह पहचानना',
      'विंशोत्तरी दशा और गोचर से घटनाओं का समय बताना',
      'शादी के लिए नवांश और करियर के लिए दशांश देखना',
      'प्रश्न कुंडली से किसी एक सवाल का जवाब देना',
      'शादी के लिए दो कुंडलियाँ मिलाना',
      'आसान, सुरक्षित और सस्ते उपाय बताना',
      'एक घंटे की सलाह देना और उसे लिखना',
    ],
  },
};
