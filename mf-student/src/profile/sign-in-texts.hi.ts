import type { InLanguage } from 'shared/model/language';
import type { texts as english } from './sign-in-texts';

export const texts: InLanguage<typeof english> = {
  heading: 'पासवर्ड, फ़ोन और डिवाइस',
  changePassword: 'पासवर्ड बदलें',
  changePhone: 'फ़ोन नंबर बदलें',
  devices: 'आप कहाँ लॉग इन हैं',

  tenDigits: 'नया नंबर भरें: 10 अंक।',
  newPhone: 'नया फ़ोन नंबर',
  sending: 'भेजा जा रहा है…',
  sendCode: 'OTP भेजें',

  codeForPhone: 'नए फ़ोन नंबर का OTP',
  codeIsSent: (phone) => `${phone} पर OTP भेजा गया है। यह 10 मिनट तक चलेगा।`,
  code: '6 अंकों का OTP',
  checking: 'जाँच हो रही है…',
  confirmNumber: 'नंबर की पुष्टि करें',
  otherNumber: 'दूसरा नंबर',
};
