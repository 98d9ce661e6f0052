import type { Tutor } from '../schemas';

export const numerologyTutor: Tutor = {
  name: 'Ritu Khandelwal',
  expertise: 'Numerology, name correction and Lo Shu grid',
  duration: 100,
  certificate: 'Yes',
  tutorImg: '/images/people/ritu-khandelwal.svg',
  detail:
    'Ritu Khandelwal has practised numerology in Jaipur for fourteen years and has read charts for more than 5,000 people, from newborns waiting for a name to shop owners choosing a signboard. She began as an accounts teacher, and still teaches the way she did then: one rule, one worked example, one sum for you to solve. Her classes move between Hindi and English, and she stays on after each of them until the last doubt is cleared.',
  hi: {
    expertise: 'अंक ज्योतिष, नाम सुधार और लो शू ग्रिड',
    detail:
      'Ritu Khandelwal चौदह साल से जयपुर में अंक ज्योतिष का काम कर रही हैं और 5,000 से ज़्यादा लोगों के चार्ट पढ़ चुकी हैं, नाम का इंतज़ार करते नवजात बच्चों से लेकर दुकान का बोर्ड चुनते दुकानदारों तक। पहले वे अकाउंट्स पढ़ाती थीं, और आज भी वैसे ही पढ़ाती हैं: एक नियम, एक हल किया हुआ उदाहरण, एक सवाल आपके लिए। उनकी क्लास हिन्दी और अंग्रेज़ी दोनों में चलती है, और हर क्लास के बाद वे तब तक रुकती हैं जब तक आखिरी शंका दूर न हो जाए।',
  },
};
