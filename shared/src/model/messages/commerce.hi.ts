import type { InLanguage } from '../language';
import type * as english from './commerce';

export const courseMessages: InLanguage<typeof english.courseMessages> = {
  notFound: 'कोर्स नहीं मिला',
  added: 'कोर्स कार्ट में डल गया!',
  proceed: 'भुगतान के लिए आगे बढ़ें!',
  comingSoon: 'जल्द आ रहा है...',
};

export const cartMessages: InLanguage<typeof english.cartMessages> = {
  empty: 'आपकी कार्ट खाली है। कोई कोर्स डालें।',
  cannotBeEmpty: 'कार्ट खाली नहीं हो सकती!!',
};

export const companyMessages: InLanguage<typeof english.companyMessages> = {
  gstinInvalid: 'यह GSTIN नहीं है: उसमें 15 अक्षर होते हैं, जैसे 27AAPFU0939F1ZV।',
  companyMissing: 'इस GSTIN वाली कंपनी का नाम भरें।',
};

export const courseCheckoutMessages: InLanguage<typeof english.courseCheckoutMessages> = {
  firstNameMissing: 'नाम भरें',
  lastNameMissing: 'सरनेम (उपनाम) भरें',
  emailMissing: 'ईमेल भरें',
  emailInvalid: 'ईमेल पता सही नहीं है',
  phoneMissing: 'फ़ोन नंबर भरें',
  phoneInvalid: 'फ़ोन नंबर में 10 अंक होने चाहिए',
  streetMissing: 'मकान, गली, मोहल्ला भरें',
  cityMissing: 'शहर भरें',
  countryMissing: 'देश भरें',
  zipMissing: 'पिन कोड भरें',
  passwordMissing: 'पासवर्ड भरें',
  cartEmpty: 'कार्ट खाली है।',
  courseMissing: 'कोर्स की जानकारी नहीं मिली।',
  success: 'भुगतान होने पर अपना ईमेल देखें!!',
  linkMissing: 'भुगतान शुरू नहीं हो सका।',
  failure: 'कुछ गड़बड़ हो गई। थोड़ी देर बाद कोशिश करें।',
};

export const webinarCheckoutMessages: InLanguage<typeof english.webinarCheckoutMessages> = {
  firstNameMissing: 'नाम भरें',
  lastNameMissing: 'सरनेम (उपनाम) भरें',
  emailMissing: 'ईमेल भरें',
  emailInvalid: 'ईमेल पता सही नहीं है',
  phoneMissing: 'फ़ोन नंबर भरें',
  passwordMissing: 'पासवर्ड भरें',
  phoneInvalid: 'फ़ोन नंबर में 10 अंक होने चाहिए',
  success: 'भुगतान का पेज खुल रहा है...',
  linkMissing: 'भुगतान का लिंक नहीं मिला।',
  failure: 'भुगतान शुरू नहीं हो सका। फिर कोशिश करें।',
};

export const webinarMessages: InLanguage<typeof english.webinarMessages> = {
  notFound: 'वेबिनार नहीं मिला',
  getTickets: 'टिकट लें',
  expiredButton: 'वेबिनार हो चुका',
  expired: 'वेबिनार की तारीख निकल चुकी है। टिकट अब नहीं मिलते।',
};

export const paymentMessages: InLanguage<typeof english.paymentMessages> = {
  processing: 'जाँच हो रही है...',
  success: 'आपके ऑर्डर के लिए धन्यवाद',
  failure: 'भुगतान नहीं हुआ या उसकी जाँच नहीं हो सकी',
  detailsMissing: 'भुगतान की जानकारी नहीं मिली',
};
