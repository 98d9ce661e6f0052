import type { InLanguage } from 'shared/model/language';
import type * as english from './texts';

export const texts: InLanguage<typeof english.texts> = {
  toHome: 'होम पेज पर जाएँ',
  agreedTo: (consent) => `आपकी सहमति: “${consent}”`,
  takenBack:
    'आपकी सहमति वापस हो गई है, अब इससे जुड़ा कुछ नहीं आएगा। किसी फ़ॉर्म में या अपनी प्रोफ़ाइल में जब चाहें फिर सहमति दें।',
};

export const stopRemindersTexts: InLanguage<typeof english.stopRemindersTexts> = {
  heading: 'क्लास की याद दिलाने वाले संदेश',
  text: 'वेबिनार या पहली क्लास से एक दिन और एक घंटा पहले, और बाकी हर क्लास से एक घंटा पहले हम आपको ईमेल भेजते हैं।',
  stop: 'ये संदेश बंद करें',
  stoppedHeading: 'अब ये संदेश नहीं आएँगे',
  stoppedText: 'अब क्लास से पहले ईमेल नहीं आएगा। जब चाहें, डैशबोर्ड में अपनी प्रोफ़ाइल से इसे फिर चालू करें।',
};

export const objectionTexts: InLanguage<typeof english.objectionTexts> = {
  heading: 'आपके खाते का दूसरा पता',
  text: 'आपके खाते में यह ईमेल बदल दिया गया है। आपत्ति करने पर यही पता वापस लिख दिया जाएगा और इस खाते में लॉग इन सभी लोग लॉग आउट हो जाएँगे।',
  stop: 'मुझे आपत्ति है',
  stoppedHeading: 'आपका ईमेल वापस आ गया है',
  stoppedText:
    'अब कृपया नया पासवर्ड बनाएँ: लॉग इन पेज पर “पासवर्ड याद नहीं?” चुनें। पहले वाला पासवर्ड अब नहीं चलेगा।',
  setPassword: 'नया पासवर्ड बनाएँ',
};

export const purposeTexts: InLanguage<typeof english.purposeTexts> = {
  news: { heading: 'ईमेल पर हमारी खबरें', stop: 'खबरें बंद करें', stoppedHeading: 'अब खबरें नहीं आएँगी' },
  calls: { heading: 'हमारे फ़ोन कॉल', stop: 'कॉल बंद करें', stoppedHeading: 'अब कॉल नहीं आएँगे' },
  whatsapp: {
    heading: 'WhatsApp पर हमारे संदेश',
    stop: 'WhatsApp संदेश बंद करें',
    stoppedHeading: 'अब WhatsApp संदेश नहीं आएँगे',
  },
};
