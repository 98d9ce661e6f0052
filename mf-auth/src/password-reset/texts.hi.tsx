import type { InLanguage } from 'shared/model/language';
import type * as english from './texts';

export const forgotPasswordTexts: InLanguage<typeof english.forgotPasswordTexts> = {
  title: 'पासवर्ड याद नहीं',
  description: (site) => `OTP से अपने ${site} खाते का नया पासवर्ड बनाएँ।`,
  heading: 'पासवर्ड याद नहीं?',
  lead: 'अपने खाते का ईमेल भरें। उस पर 6 अंकों का OTP आएगा, और उस OTP से नया पासवर्ड बन जाएगा।',
  remembered: 'याद आ गया?',
  logIn: 'लॉग इन करें',
  noAccount: 'अभी खाता नहीं है?',
  signUp: 'खाता बनाएँ',
  form: 'पासवर्ड याद नहीं',
  email: 'ईमेल',
  send: 'OTP भेजें',
};

export const resetPasswordTexts: InLanguage<typeof english.resetPasswordTexts> = {
  title: 'नया पासवर्ड बनाएँ',
  description: (site) => `अपने ${site} खाते का नया पासवर्ड चुनें।`,
  heading: 'नया पासवर्ड चुनें',
  lead: (email) => <>{email} के लिए। इसके बाद अपने हर डिवाइस पर फिर से लॉग इन करना होगा।</>,
  tookTooLong: 'बहुत देर हो गई?',
  newCode: 'नया OTP मँगाएँ',
  form: 'नया पासवर्ड बनाएँ',
  password: 'नया पासवर्ड',
  passwordHint: (characters) => `कम से कम ${characters} अक्षर या अंक।`,
  confirmPassword: 'नया पासवर्ड दोबारा भरें',
  save: 'नया पासवर्ड बनाएँ',
  saving: 'सहेजा जा रहा है…',
};
