import type { InLanguage } from 'shared/model/language';
import type { texts as english } from './verify-signup-code-texts';

export const texts: InLanguage<typeof english> = {
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
