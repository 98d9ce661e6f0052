import type { InLanguage } from 'shared/model/language';
import type * as english from './texts';

export const codeFormTexts: InLanguage<typeof english.codeFormTexts> = {
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

export const verifyResetCodeTexts: InLanguage<typeof english.verifyResetCodeTexts> = {
  title: 'ईमेल की पुष्टि',
  description: 'ईमेल पर आया OTP भरें।',
  heading: 'अपना OTP भरें',
  sent: (email) => <>{email} पर OTP भेजा गया है। एक मिनट में न आए, तो स्पैम फ़ोल्डर देखें।</>,
  wrongAddress: 'ईमेल गलत है?',
  otherAddress: 'दूसरा ईमेल दें',
};

export const verifySignupCodeTexts: InLanguage<typeof english.verifySignupCodeTexts> = {
  title: 'खाते की पुष्टि',
  description: 'फ़ोन पर आया OTP भरें।',
  heading: 'अपना OTP भरें',
  sentToPhoneOf: (email) => (
    <>
      {email} के साथ दिए गए फ़ोन नंबर पर SMS से OTP भेजा गया है। उस नंबर पर SMS न आ सके, तो OTP ईमेल पर आएगा।
    </>
  ),
  sentToPhone: (phone, email) => (
    <>
      {phone} पर SMS से OTP भेजा गया है, ताकि {email} के खाते की पुष्टि हो सके।
    </>
  ),
  sentToEmail: (email, phone) => (
    <>
      OTP {email} पर भेजा गया है, क्योंकि {phone} भारत का मोबाइल नंबर नहीं है और उस पर हमारा SMS नहीं पहुँचता।
    </>
  ),
  wrongReceiver: 'नंबर या ईमेल गलत है?',
  signUpAgain: 'फिर से खाता बनाएँ',
};
