import type { InLanguage } from 'shared/model/language';
import type { texts as english } from './reset-password-texts';

export const texts: InLanguage<typeof english> = {
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
