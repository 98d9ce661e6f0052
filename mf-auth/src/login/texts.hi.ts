import type { InLanguage } from 'shared/model/language';
import type { texts as english } from './texts';

export const texts: InLanguage<typeof english> = {
  title: 'लॉग इन या नया खाता',
  description: (site) => `अपने ${site} खाते में लॉग इन करें, नया खाता बनाएँ, या नया पासवर्ड बनाएँ।`,
  heading: 'लॉग इन करें',
  lead: 'आपका फिर से स्वागत है। आपकी क्लास और वेबिनार वहीं मिलेंगे, जहाँ छूटे थे।',
  newHere: 'अभी खाता नहीं है?',
  signUp: 'खाता बनाएँ',
  form: 'लॉग इन',
  email: 'ईमेल',
  password: 'पासवर्ड',
  forgotPassword: 'पासवर्ड याद नहीं?',
  unverified: 'इस खाते की पुष्टि अभी बाकी है।',
  enterCode: 'OTP भरें',
  logIn: 'लॉग इन करें',
  loggingIn: 'लॉग इन हो रहा है…',
};
