import { siteName } from 'shared/model/config';
import type { InLanguage } from 'shared/model/language';
import type { texts as english } from './people-mail-texts';

export const texts: InLanguage<typeof english> = {
  addressLeft: `आपका ${siteName} ईमेल बदल गया`,
  changedBySupport:
    'जिस खाते का यह पता था, उसका ईमेल हमारी टीम ने बदल दिया है। वह खाता सभी डिवाइस पर लॉग आउट हो गया है।',
  unasked: 'अगर यह बदलाव किसी ने नहीं माँगा, तो हमें बताएँ।',
  addressTaken: `आपका ${siteName} ईमेल`,
  confirmAddress:
    'हमारी टीम ने यह ईमेल आपके खाते में लिख दिया है। इसकी पुष्टि के लिए लॉग इन पेज पर “पासवर्ड याद नहीं?” चुनें और हमारा भेजा हुआ OTP भरें।',
  setPassword: 'पासवर्ड बनाएँ',
};
