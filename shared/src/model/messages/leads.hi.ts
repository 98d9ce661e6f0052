import type { InLanguage } from '../language';
import type * as english from './leads';

export const newsletterMessages: InLanguage<typeof english.newsletterMessages> = {
  nameMissing: 'अपना नाम भरें।',
  emailInvalid: 'सही ईमेल पता भरें।',
  phoneInvalid: 'फ़ोन नंबर में 10 अंक होने चाहिए।',
  success: 'अब ताज़ा खबरें आपको ईमेल से मिलेंगी!!',
  refused: 'कुछ गड़बड़ हो गई।',
  failure: 'खबरों के लिए नाम दर्ज नहीं हो सका। थोड़ी देर बाद कोशिश करें।',
};

const bookedDemo = 'लाइव डेमो क्लास बुक हो गई! जानकारी के लिए अपना ईमेल देखें।';

export const demoFormMessages: InLanguage<typeof english.demoFormMessages> = {
  nameMissing: 'पूरा नाम भरें।',
  emailMissing: 'ईमेल भरें।',
  emailInvalid: 'सही ईमेल भरें।',
  phoneMissing: 'फ़ोन नंबर भरें।',
  phoneInvalid: '10 अंकों का सही भारतीय फ़ोन नंबर भरें।',
  courseMissing: 'कोई कोर्स चुनें।',
  success: bookedDemo,
  refused: 'डेमो बुक नहीं हुआ। फिर कोशिश करें।',
  failure: 'डेमो बुक करते समय गड़बड़ हो गई। थोड़ी देर बाद कोशिश करें।',
};

export const demoModalMessages: InLanguage<typeof english.demoModalMessages> = {
  nameMissing: 'पूरा नाम भरें।',
  emailMissing: 'ईमेल भरें।',
  emailInvalid: 'सही ईमेल पता भरें।',
  phoneMissing: 'फ़ोन नंबर भरें।',
  phoneInvalid: '10 अंकों का सही भारतीय फ़ोन नंबर भरें।',
  courseMissing: 'कोई कोर्स चुनें।',
  success: bookedDemo,
};

export const callbackMessages: InLanguage<typeof english.callbackMessages> = {
  phoneHint: '10 अंकों का फ़ोन नंबर भरें',
  success: 'हम आपको कॉल करेंगे!',
  refused: 'कुछ गड़बड़ हो गई।',
  failure: 'आपका अनुरोध नहीं पहुँचा। फिर कोशिश करें।',
};

export const syllabusMessages: InLanguage<typeof english.syllabusMessages> = {
  fieldMissing: 'सभी जगहें भरें।',
  emailInvalid: 'सही ईमेल भरें।',
  phoneInvalid: '10 अंकों का सही भारतीय फ़ोन नंबर भरें।',
  refused: 'भेजा नहीं जा सका। फिर कोशिश करें।',
  failure: 'कुछ गड़बड़ हो गई। फिर कोशिश करें।',
};

export const contactMessages: InLanguage<typeof english.contactMessages> = {
  nameMissing: 'नाम भरें।',
  emailMissing: 'ईमेल भरें।',
  emailInvalid: 'सही ईमेल पता भरें।',
  phoneMissing: 'फ़ोन नंबर भरें।',
  phoneInvalid: '10 अंकों का सही फ़ोन नंबर भरें।',
  stateMissing: 'राज्य चुनें।',
  messageMissing: 'संदेश लिखें।',
  success: 'आपका संदेश भेज दिया गया!',
  unexpected: 'सर्वर से ठीक जवाब नहीं मिला।',
  invalid: 'कोई जानकारी सही नहीं है।',
  failure: 'संदेश भेजते समय गड़बड़ हो गई।',
};

export const tutorMessages: InLanguage<typeof english.tutorMessages> = {
  fieldMissing: 'सभी ज़रूरी जगहें भरें और अपना बायोडेटा अपलोड करें।',
  phoneInvalid: 'फ़ोन नंबर में 10 अंक होने चाहिए।',
  emailInvalid: 'ईमेल पता सही नहीं है।',
  demoLinkInvalid: 'डेमो वीडियो का लिंक सही नहीं है। वह http या https से शुरू होना चाहिए।',
  experienceInvalid: 'अनुभव एक संख्या होनी चाहिए, जैसे 2 या 1.5।',
  cvNotPdf: 'बायोडेटा सिर्फ़ PDF फ़ाइल में हो सकता है।',
  success: 'आवेदन भेज दिया गया!',
};
