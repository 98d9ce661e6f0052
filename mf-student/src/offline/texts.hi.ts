import type { InLanguage } from 'shared/model/language';
import type { texts as english } from './texts';

export const texts: InLanguage<typeof english> = {
  keptAt: (moment: string) => `नेटवर्क नहीं है। आप वह देख रहे हैं जो इस डिवाइस ने ${moment} को सहेजा था।`,
  ticksSent: (count: number) =>
    count === 1
      ? 'बिना नेटवर्क के लगाया गया निशान सहेज लिया गया है।'
      : `बिना नेटवर्क के लगाए गए ${count} निशान सहेज लिए गए हैं।`,
  questionsSent: (count) =>
    count === 1
      ? 'बिना नेटवर्क के लिखा गया सवाल भेज दिया गया है।'
      : `बिना नेटवर्क के लिखे गए ${count} सवाल भेज दिए गए हैं।`,
  questionRefused: 'बिना नेटवर्क के लिखा गया एक सवाल स्वीकार नहीं हुआ। उसका टेक्स्ट और कारण क्लासरूम में है।',

  offer: 'आप अपना डैशबोर्ड होम स्क्रीन पर रख सकते हैं। आपकी क्लासें एक बार दबाने से खुलेंगी, बिना नेटवर्क के भी।',
  install: 'इंस्टॉल करें',
  refuse: 'फिर न पूछें',

  keep: 'इस फ़ोन पर रखें',
  kept: (size) => `इस फ़ोन पर, ${size}`,
  free: 'इस फ़ोन से हटाएँ',
  open: 'खोलें',
  freeAll: 'सभी हटाएँ',
  keptInAll: (count, size) =>
    `इस फ़ोन पर आपकी सभी क्लासों के ${count} नोट्स, कुल ${size}। 30 दिन बाद और लॉग आउट करने पर वे अपने आप हट जाते हैं।`,
  megabytes: (figure) => `${figure} MB`,
  notKept: {
    full: 'इन नोट्स के लिए इस फ़ोन पर जगह नहीं है। बाकी सब वैसा ही रहता है।',
    failed: 'ये नोट्स रखे नहीं जा सके। कृपया फिर कोशिश करें।',
  },
};
