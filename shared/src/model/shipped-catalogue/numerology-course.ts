import { videos } from '../config';
import type { Catalogue, Tutor } from '../schemas';
import { numerologyStudents } from './numerology-students';
import { numerologyModules } from './modules';
import { courseQuestions } from './questions';
import { sharedFacts, sharedHindi } from './shared-facts';

const numerologyTutor: Tutor = {
  name: 'Ritu Khandelwal',
  expertise: 'Numerology, name correction and Lo Shu grid',
  duration: 100,
  certificate: 'Yes',
  tutorImg: '/images/people/ritu-khandelwal.svg',
  detail:
    'Ritu Khandelwal has practised numerology in Jaipur for fourteen years and has read charts for more than 5,000 people, from newborns waiting for a name to shop owners choosing a signboard. She began as an accounts teacher, and still teaches the way she did then: one rule, one worked example, one sum for you to solve. Her classes move between Hindi and English, and she stays on after each of them until the last doubt is cleared.',
  credentials: [
    'Fourteen years of practice in Jaipur',
    'More than 5,000 charts read',
    'Formerly a teacher of accounts',
  ],
  hi: {
    credentials: ['जयपुर में चौदह साल का अभ्यास', '5,000 से ज़्यादा अंक चार्ट पढ़े', 'पहले अकाउंट्स पढ़ाती थीं'],
    expertise: 'अंक ज्योतिष, नाम सुधार और लो शू ग्रिड',
    detail:
      'Ritu Khandelwal चौदह साल से जयपुर में अंक ज्योतिष का काम कर रही हैं और 5,000 से ज़्यादा लोगों के चार्ट पढ़ चुकी हैं, नाम का इंतज़ार करते नवजात बच्चों से लेकर दुकान का बोर्ड चुनते दुकानदारों तक। पहले वे अकाउंट्स पढ़ाती थीं, और आज भी वैसे ही पढ़ाती हैं: एक नियम, एक हल किया हुआ उदाहरण, एक सवाल आपके लिए। उनकी क्लास हिन्दी और अंग्रेज़ी दोनों में चलती है, और हर क्लास के बाद वे तब तक रुकती हैं जब तक आखिरी शंका दूर न हो जाए।',
  },
};

export const numerologyCourse: Catalogue['courses'][number] = {
  id: 101,
  title: 'Numerology Course',
  urlTitle: 'numerology-course',
  subtitle: 'Read names, dates and numbers with confidence, live and in Hindi and English',
  image: '/images/numerology-course.svg',
  oldPrice: 25000,
  newPrice: 9999,
  startDate: '2025-08-01',
  ...sharedFacts,
  description:
    'A live, mentored course in numerology for beginners and practising readers. You learn to read a birth date and a name, to find what fits and what does not, and to give a paid consultation with a written report.',
  ytThumbnail: '/images/numerology-video.svg',
  lessonTitle: 'Your driver and conductor numbers',
  lessonVideo: videos.numerologyLesson,
  ytVideo: videos.numerologyCourse,
  tutor: [numerologyTutor],
  avgPkg: 6,
  totalRatings: 221,
  syllabus: '/syllabus/numerology-course.pdf',
  unlockPowerTitle: 'Unlock the Power of Numbers',
  unlockPowerDesc:
    'A birth date has eight digits and a name has a sum. Learn how the two speak to each other, where they quarrel, and what a small change of spelling, colour or day can do. By the end you read a chart in ten minutes and explain it in plain words.',
  courseDescription: [
    {
      para: 'Classes are live, in Hindi and English, with about an hour and a half a session: the rule, worked examples, and charts that you solve in class. Every session is recorded and stays open to you for a year.',
    },
    {
      para: 'You begin with the nine numbers and their planets, then build the driver, conductor and kua numbers, the Lo Shu grid and the personal year. The second half is about names, mobile and vehicle numbers, compatibility and business.',
    },
    {
      para: 'The last module is practice. You read charts of real people, write three full reports, and have each of them marked by your Astro-Guru before you sit for the certificate.',
    },
  ],
  learnLi: [
    'Work out driver, conductor, kua and name numbers by hand',
    'Draw a Lo Shu grid and read its planes, arrows and missing numbers',
    'Judge a personal year, month and day for a decision',
    'Correct the spelling of a name and say why',
    'Check mobile, house and vehicle numbers',
    'Match two charts for marriage or partnership',
    'Choose names, colours and dates for a business',
    'Write a report and give a consultation you can charge for',
  ],
  StudentTestimonial: numerologyStudents,
  courseDetFAQ: courseQuestions,
  modules: numerologyModules,
  batches: [],
  hi: {
    ...sharedHindi,
    lessonTitle: 'आपका मूलांक और भाग्यांक',
    title: 'अंक ज्योतिष कोर्स',
    subtitle: 'नाम, तारीख और अंक भरोसे के साथ पढ़ना सीखें, लाइव, हिन्दी और अंग्रेज़ी में',
    description:
      'अंक ज्योतिष का लाइव कोर्स, शिक्षक के साथ, नए सीखने वालों के लिए भी और पहले से सलाह देने वालों के लिए भी। इसमें जन्म तारीख और नाम पढ़ना, क्या मेल खाता है और क्या नहीं यह पहचानना, और लिखित रिपोर्ट के साथ फ़ीस वाली सलाह देना सिखाया जाता है।',
    syllabus: '/syllabus/numerology-course-hindi.pdf',
    unlockPowerTitle: 'अंकों की ताकत पहचानें',
    unlockPowerDesc:
      'जन्म तारीख में आठ अंक होते हैं और हर नाम का एक जोड़ होता है। दोनों आपस में कैसे बात करते हैं, कहाँ झगड़ते हैं, और स्पेलिंग, रंग या दिन का छोटा-सा बदलाव क्या कर सकता है, यह सीखें। कोर्स पूरा होते-होते दस मिनट में चार्ट पढ़ना और उसे आसान शब्दों में समझाना आ जाता है।',
    courseDescription: [
      {
        para: 'क्लास लाइव होती हैं, हिन्दी और अंग्रेज़ी में, और हर क्लास करीब डेढ़ घंटे की: पहले नियम, फिर हल किए हुए उदाहरण, फिर वे चार्ट जो आप क्लास में खुद हल करें। हर क्लास रिकॉर्ड होती है और साल भर आपके लिए खुली रहती है।',
      },
      {
        para: 'शुरुआत नौ अंकों और उनके ग्रहों से होती है। फिर आते हैं मूलांक, भाग्यांक और कुआ अंक, लो शू ग्रिड और व्यक्तिगत वर्ष। दूसरे हिस्से में नाम, मोबाइल और गाड़ी के नंबर, आपसी मेल और कारोबार की बात होती है।',
      },
      {
        para: 'आखिरी अध्याय अभ्यास का है: असली लोगों के चार्ट और तीन पूरी रिपोर्ट। हर रिपोर्ट पर आपके एस्ट्रो-गुरु नंबर देते हैं, और उसके बाद प्रमाणपत्र की परीक्षा होती है।',
      },
    ],
    learnLi: [
      'मूलांक, भाग्यांक, कुआ अंक और नामांक हाथ से निकालना',
      'लो शू ग्रिड बनाना और उसके तल, तीर और गायब अंक पढ़ना',
      'किसी फ़ैसले के लिए व्यक्तिगत वर्ष, महीना और दिन परखना',
      'नाम की स्पेलिंग ठीक करना और वजह बताना',
      'मोबाइल, घर और गाड़ी के नंबर जाँचना',
      'शादी या साझेदारी के लिए दो चार्ट मिलाना',
      'कारोबार के लिए नाम, रंग और तारीख चुनना',
      'रिपोर्ट लिखना और ऐसी सलाह देना जिसकी फ़ीस ली जा सके',
    ],
  },
};
