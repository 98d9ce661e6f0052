import type { InLanguage } from 'shared/model/language';
import type { texts as english } from './texts';

export const texts: InLanguage<typeof english> = {
  title: 'खाता बनाएँ',
  description: (site) => `लाइव कोर्स और वेबिनार के लिए ${site} पर अपना खाता बनाएँ।`,
  heading: 'अपना खाता बनाएँ',
  lead: 'हर कोर्स, वेबिनार और रिकॉर्डिंग के लिए एक ही खाता।',
  registered: 'पहले से खाता है?',
  logIn: 'लॉग इन करें',
  form: 'खाता बनाएँ',
  name: 'पूरा नाम',
  email: 'ईमेल',
  phoneHint: '10 अंक। OTP इसी नंबर पर आएगा।',
  password: 'पासवर्ड',
  passwordHint: (characters) => `कम से कम ${characters} अक्षर या अंक।`,
  confirmPassword: 'पासवर्ड दोबारा भरें',
  agree: (terms, privacy) => (
    <>
      खाता बनाने का मतलब है कि हमारी {terms('सेवा की शर्तें')} और {privacy('गोपनीयता नीति')} आपको मंज़ूर हैं।
    </>
  ),
  signUp: 'खाता बनाएँ',
  signingUp: 'खाता बन रहा है…',
};
