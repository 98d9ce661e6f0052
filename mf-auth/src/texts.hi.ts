import type { InLanguage } from 'shared/model/language';
import type * as english from './texts';

export const texts: InLanguage<typeof english.texts> = {
  label: 'लॉग इन और नया खाता',
  login: 'लॉग इन या नया खाता',
  loginLink: 'लॉग इन',
  signup: 'खाता बनाएँ',
  verifySignupCode: 'खाते की पुष्टि',
  verifyResetCode: 'ईमेल की पुष्टि',
  forgotPassword: 'पासवर्ड याद नहीं',
  resetPassword: 'नया पासवर्ड बनाएँ',
};
