import type { InLanguage } from 'shared/model/language';
import type { texts as english } from './forgot-password-texts';

export const texts: InLanguage<typeof english> = {
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
