import type { InLanguage } from 'shared/model/language';
import type { texts as english } from './texts';

export const texts: InLanguage<typeof english> = {
  heading: 'सवाल',
  loading: 'आपके सवाल लोड हो रहे हैं…',
  failure: 'सवाल लोड या सहेजे नहीं जा सके।',
  none: 'आपने अभी कुछ नहीं पूछा है। शिक्षक का जवाब दो दिन में यहीं और ईमेल से मिलेगा।',
  noneOfClass: 'अभी किसी ने कुछ नहीं पूछा है।',

  ask: 'सवाल पूछें',
  whoSees: 'शिक्षक को केवल आपका पहला नाम और शहर दिखेगा। दूसरों को यह सवाल नहीं दिखेगा।',
  question: 'आपका सवाल',
  enterText: 'कुछ लिखें।',
  photo: 'फ़ोटो',
  addPhoto: 'एक फ़ोटो लगाएँ।',
  photoHint: 'जैसे आपकी कॉपी की: JPEG, PNG या WebP।',
  send: 'भेजें',
  waits: 'नेटवर्क नहीं है: आपने जो लिखा है, वह नेटवर्क आने तक इस डिवाइस पर रहेगा।',
  waiting: 'नेटवर्क का इंतज़ार है',
  refused: (reason) => `स्वीकार नहीं हुआ: ${reason}`,
  remove: 'हटाएँ',

  you: 'आप',
  student: 'विद्यार्थी',
  teacher: 'शिक्षक',
  office: 'स्कूल',
  open: 'जवाब बाकी है',
  answered: 'जवाब आ गया',
  solved: 'समझ में आ गया',
  closed: 'बंद',
  answer: 'आपका जवाब',
  more: 'और लिखें',
  right: 'यह सही है, और प्रमाणपत्र के लिए गिना जाए',
  report: 'गलत व्यवहार की सूचना दें',
  reported: 'सूचना दे दी गई है। ऑफ़िस इसे देखेगा।',
  threads: 'आपके सवाल',
};
