import type { InLanguage } from 'shared/model/language';
import type { texts as english } from './code-form-texts';

export const texts: InLanguage<typeof english> = {
  form: 'OTP',
  boxes: '6 अंकों का OTP',
  digit: (position) => `अंक ${position}`,
  allRequired: 'सभी 6 अंक ज़रूरी हैं।',
  verify: 'OTP जाँचें',
  verifying: 'जाँच हो रही है…',
  wait: (clock) => <>नया OTP {clock} बाद मिल सकेगा</>,
  waitInWords: (minutes) => `नया OTP करीब ${minutes} मिनट बाद मिल सकेगा।`,
  waitIsOver: 'अब नया OTP मिल सकता है।',
  sending: 'भेजा जा रहा है…',
};
