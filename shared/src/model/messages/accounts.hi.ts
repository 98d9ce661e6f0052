import type { InLanguage } from '../language';
import type * as english from './accounts';

export const loginMessages: InLanguage<typeof english.loginMessages> = {
  emailInvalid: 'सही ईमेल पता भरें।',
  success: 'लॉग इन हो गया!',
  failure: 'लॉग इन नहीं हुआ। फिर कोशिश करें।',
};

export const signupMessages: InLanguage<typeof english.signupMessages> = {
  nameMissing: 'पूरा नाम भरें।',
  emailMissing: 'ईमेल भरें।',
  emailInvalid: 'ईमेल पता सही नहीं है।',
  phoneMissing: 'फ़ोन नंबर भरें।',
  phoneInvalid: 'फ़ोन नंबर में पूरे 10 अंक होने चाहिए।',
  passwordMissing: 'पासवर्ड भरें।',
  passwordShort: 'पासवर्ड में कम से कम 6 अक्षर होने चाहिए।',
  passwordLong: 'पासवर्ड में ज़्यादा से ज़्यादा 128 अक्षर हो सकते हैं।',
  passwordsDiffer: 'दोनों पासवर्ड एक जैसे नहीं हैं!',
  success: 'OTP भेज दिया गया! उसे यहाँ भरें।',
  refused: 'खाता नहीं बना।',
  failure: 'खाता नहीं बना। फिर कोशिश करें।',
};

export const otpMessages: InLanguage<typeof english.otpMessages> = {
  incomplete: '6 अंकों का OTP भरें।',
  success: 'OTP सही है! अब लॉग इन करें।',
  resetSuccess: 'OTP सही है! अब नया पासवर्ड बनाएँ।',
  failure: 'OTP की जाँच नहीं हो सकी!',
  tokenMissing: 'टोकन नहीं मिला। फिर कोशिश करें।',
  resend: 'OTP फिर से भेजें?',
  resent: 'OTP फिर से भेज दिया गया।',
  resendFailure: 'OTP फिर से नहीं भेजा जा सका।',
};

export const forgotPasswordMessages: InLanguage<typeof english.forgotPasswordMessages> = {
  emailInvalid: 'सही ईमेल पता भरें।',
  sending: 'OTP भेजा जा रहा है...',
  success: 'OTP आपके ईमेल पर भेज दिया गया',
  refused: 'यह ईमेल नहीं मिला।',
  failure: 'कुछ गड़बड़ हो गई। फिर कोशिश करें।',
};

export const resetPasswordMessages: InLanguage<typeof english.resetPasswordMessages> = {
  passwordShort: 'पासवर्ड में कम से कम 6 अक्षर होने चाहिए।',
  passwordLong: 'पासवर्ड में ज़्यादा से ज़्यादा 128 अक्षर हो सकते हैं।',
  passwordsDiffer: 'दोनों पासवर्ड एक जैसे नहीं हैं।',
  success: 'नया पासवर्ड बन गया।',
  refused: 'नया पासवर्ड नहीं बन सका।',
  failure: 'कुछ गड़बड़ हो गई!',
};

export const profileMessages: InLanguage<typeof english.profileMessages> = {
  fieldMissing: 'सभी ज़रूरी जगहें भरें।',
  emailInvalid: 'ईमेल पता सही नहीं है।',
  phoneInvalid: 'फ़ोन नंबर में पूरे 10 अंक होने चाहिए।',
  fetchFailure: 'प्रोफ़ाइल नहीं खुल सकी। फिर से लॉग इन करें।',
  userMissing: 'खाता नहीं खुल सका। फिर से लॉग इन करें।',
  success: 'प्रोफ़ाइल सहेजी गई!',
  failure: 'प्रोफ़ाइल सहेजी नहीं जा सकी।',
  imageSuccess: 'तस्वीर अपलोड हो गई!',
  imageRefused: 'तस्वीर अपलोड नहीं हुई।',
  imageFailure: 'तस्वीर अपलोड नहीं हो सकी।',
};

export const studentMessages: InLanguage<typeof english.studentMessages> = {
  notLoggedIn: 'लॉग इन नहीं है',
  notLaunched: 'बने रहें! कोर्स जल्द शुरू हो रहा है...',
  failure: 'कुछ गड़बड़ हो गई!',
  paymentPageFailure: 'भुगतान का पेज नहीं खुल सका। कोई पैसा नहीं कटा है।',
  receiptFailure: 'रसीद नहीं खुल सकी।',
  certificateFailure: 'प्रमाणपत्र नहीं खुल सका।',
  tickFailure: 'निशान सहेजा नहीं जा सका। फिर कोशिश करें।',
};

export const signInMessages: InLanguage<typeof english.signInMessages> = {
  passwordChanged: 'आपका पासवर्ड बदल गया।',
  phoneChanged: 'आपका फ़ोन नंबर बदल गया।',
  emailChanged: 'आपका ईमेल बदल गया।',
  deviceEnded: 'उस डिवाइस पर लॉग आउट हो गया।',
};

export const calendarMessages: InLanguage<typeof english.calendarMessages> = {
  remindersOn: 'याद दिलाने वाले संदेश चालू हैं।',
  remindersOff: 'याद दिलाने वाले संदेश बंद हैं।',
  opened: 'अगर कैलेंडर नहीं खुला, तो पता कॉपी करके अपने कैलेंडर ऐप में डालें।',
  renewed: 'कैलेंडर का पता बदल गया।',
  copied: 'पता कॉपी हो गया।',
  notCopied: 'ब्राउज़र ने कॉपी नहीं करने दिया। पता पेज से कॉपी करें।',
};
