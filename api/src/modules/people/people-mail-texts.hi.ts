import { siteName } from 'shared/model/config';
import type { InLanguage } from 'shared/model/language';
import type { texts as english } from './people-mail-texts';

export const texts: InLanguage<typeof english> = {
  addressLeft: `आपका ${siteName} ईमेल बदल गया`,
  changedBySupport:
    'जिस खाते का यह पता था, उसका ईमेल हमारी टीम ने बदल दिया है। वह खाता सभी डिवाइस पर लॉग आउट हो गया है।',
  unasked: 'अगर यह बदलाव किसी ने नहीं माँगा, तो हमें बताएँ।',
  mayObject:
    'अगर आपने यह नहीं चाहा था, तो सात दिन के भीतर यह बटन दबाएँ: आपका पता वापस लिख दिया जाएगा और इस खाते में लॉग इन सभी लोग लॉग आउट हो जाएँगे। तब तक खाते की जानकारी न कोई डाउनलोड कर सकता है, न मिटा सकता है। अगर हमारे यहाँ आपका कोई खाता नहीं था, तो कुछ न करें।',
  object: 'मुझे आपत्ति है',
  addressMoved: 'किसी व्यक्ति का ईमेल बदला गया',
  addressMovedWhy:
    'यह संदेश इसलिए आया है कि नया पता किसी खाते पर कब्ज़ा कर सकता है। सात दिन तक वह उसकी जानकारी न डाउनलोड कर सकता है, न मिटा सकता है।',
  openPerson: 'व्यक्ति का पेज खोलें',
  addressTaken: `आपका ${siteName} ईमेल`,
  confirmAddress:
    'हमारी टीम ने यह ईमेल आपके खाते में लिख दिया है। इसकी पुष्टि के लिए लॉग इन पेज पर “पासवर्ड याद नहीं?” चुनें और हमारा भेजा हुआ OTP भरें।',
  waits: (titles) => `यह आपका इंतज़ार कर रहा है: ${titles}।`,
  setPassword: 'पासवर्ड बनाएँ',
};
