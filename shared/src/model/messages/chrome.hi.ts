import type { InLanguage } from '../language';
import type * as english from './chrome';

export const headerMessages: InLanguage<typeof english.headerMessages> = {
  cartEmpty: 'आपकी कार्ट खाली है!',
};

export const accessMessages: InLanguage<typeof english.accessMessages> = {
  restricted: 'यह पेज सीधे नहीं खुलता!!',
  detailsFirst: 'यह पेज अभी नहीं खुल सकता। पहले सारी जानकारी भरें।',
  otpFirst: 'यह पेज अभी नहीं खुल सकता। पहले OTP भरें।',
  loginEnded: 'आपका लॉग इन खत्म हो गया है। फिर से लॉग इन करें।',
};

export const logoutMessages: InLanguage<typeof english.logoutMessages> = {
  success: 'लॉग आउट हो गया।',
  failure: 'सर्वर से लॉग आउट नहीं हुआ। इस डिवाइस पर लॉग आउट हो रहा है।',
};
