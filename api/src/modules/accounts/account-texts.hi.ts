import { siteName } from 'shared/model/config';
import type { InLanguage } from 'shared/model/language';
import type { texts as english } from './account-texts';

export const texts: InLanguage<typeof english> = {
  signUpSms: (code) =>
    `${code} आपका ${siteName} खाता बनाने का OTP है। यह 10 मिनट तक चलेगा। इसे किसी को न बताएँ।`,
  phoneSms: (code) =>
    `${code} ${siteName} पर आपके नए फ़ोन नंबर की पुष्टि का OTP है। यह 10 मिनट तक चलेगा। इसे किसी को न बताएँ।`,
  orderSms: (code) =>
    `${code} आपके ${siteName} ऑर्डर का ईमेल सुधारने का OTP है। यह 10 मिनट तक चलेगा। इसे किसी को न बताएँ।`,
  signUpCode: `आपका ${siteName} खाता बनाने का OTP`,
  resetCode: `आपका ${siteName} पासवर्ड बदलने का OTP`,
  emailCode: `अपने नए ${siteName} ईमेल की पुष्टि करें`,
  enterCode: 'यह OTP उसी पेज पर भरें जहाँ माँगा गया है। यह 10 मिनट तक और एक ही बार चलेगा।',
  codeUnasked: 'अगर यह OTP आपने नहीं माँगा, तो कुछ न करें: कुछ नहीं बदला है।',
  phoneChanged: `आपका ${siteName} फ़ोन नंबर बदल गया`,
  phoneEndsIn: (digits) => `आपके खाते के फ़ोन नंबर के आखिरी अंक अब ${digits} हैं।`,
  notYou: 'अगर यह आपने नहीं किया, तो तुरंत नया पासवर्ड बनाएँ और हमें लिखें।',
  passwordChanged: `आपका ${siteName} पासवर्ड बदल गया`,
  passwordJustChanged:
    'आपके खाते का पासवर्ड अभी बदला गया है, और बाकी सभी डिवाइस पर लॉग आउट हो गया है। आपके कैलेंडर का निजी पता भी बदल गया है: नया पता प्रोफ़ाइल में है।',
  newSignIn: `आपके ${siteName} खाते में नया लॉग इन`,
  signedIn: (when, browser) =>
    `आपके खाते में ${when} पर ऐसे डिवाइस से लॉग इन हुआ जो हमने पहले नहीं देखा: ${browser}।`,
  ifItWasYou:
    'अगर यह आपने किया है, तो और कुछ नहीं करना है। अगर नहीं, तो नया पासवर्ड बनाएँ: उससे बाकी सब लॉग आउट हो जाएँगे।',
  locked: `आपके ${siteName} खाते पर गलत पासवर्ड`,
  manyWrong:
    'किसी ने आपके खाते पर कई बार गलत पासवर्ड भरा है। एक घंटे तक लॉग इन केवल उन्हीं डिवाइस पर होगा जिन पर पहले हो चुका है।',
  lockedOut: 'अगर लॉग इन न हो, तो ईमेल पर आए OTP से नया पासवर्ड बनाएँ: उससे तुरंत लॉग इन हो जाएगा।',
  setPassword: 'नया पासवर्ड बनाएँ',
  signUpNotice: `इस पते से ${siteName} खाता`,
  hello: 'नमस्ते,',
  signingUp: (digits) => `इस पते से और ऐसे फ़ोन नंबर से खाता बनाया जा रहा है जिसके आखिरी अंक ${digits} हैं।`,
  codeOnPhone: 'अगर यह आप हैं, तो अपने फ़ोन पर आया OTP भरें।',
  signUpNotYou:
    'अगर यह आप नहीं हैं, तो कुछ नहीं करना है: इस पते से की गई खरीदारी केवल उसी को दिखती है जिसने पुष्टि की हो कि पता उसका है। अगर आप यहाँ आए OTP से पासवर्ड बनाएँ, तो खाता आपका हो जाएगा और बाकी सब लॉग आउट हो जाएँगे।',
  unknownBrowser: 'अनजान ब्राउज़र',
  browserOn: (browser, system) => `${system} पर ${browser}`,
};
