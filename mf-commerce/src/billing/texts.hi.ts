import type { InLanguage } from 'shared/model/language';
import type { texts as english } from './texts';

export const texts: InLanguage<typeof english> = {
  firstName: 'नाम',
  lastName: 'सरनेम (उपनाम)',
  email: 'ईमेल',
  emailHint: 'पुष्टि इसी ईमेल पर आएगी।',
  addAddress: 'बिल का पता जोड़ें',
  street: 'मकान, गली, मोहल्ला',
  city: 'शहर',
  zip: 'पिन कोड',
  country: 'देश',
  state: 'राज्य',
  stateHint: 'रसीद पर यही राज्य लिखा जाएगा।',
  chooseState: 'अपना राज्य चुनें',
  addCompany: 'कंपनी और GSTIN जोड़ें',
  company: 'कंपनी',
  companyHint: 'रसीद पर यह नाम आएगा।',
  gstin: 'GSTIN',
  gstinHint: 'तब टैक्स GSTIN वाले राज्य का लगेगा।',
  password: 'पासवर्ड',
  passwordAgain: 'कृपया अपना पासवर्ड फिर से लिखें: वह कहीं नहीं रखा जाता।',
  passwordHint:
    'आपके खाते में लॉग इन के लिए, कम से कम 6 अक्षर या अंक। अगर पहले से खाता है, तो ऑर्डर उसी में जुड़ेगा और उसका पासवर्ड नहीं बदलेगा।',
  pay: 'भुगतान करें',
  means: 'UPI, कार्ड या नेट बैंकिंग से।',
  preparing: 'ऑर्डर तैयार हो रहा है…',
  leaving: 'भुगतान का पेज खुल रहा है…',
  takesLonger: 'थोड़ा ज़्यादा समय लग रहा है। कोई पैसा नहीं कटा है।',
  owned: (items) => `${items}: यह आपके खाते में पहले से है। फिर भी आगे बढ़ें, तो पैसे दोबारा लगेंगे।`,
  enrolled: 'दाखिला हो चुका है: क्लास में जाएँ',
};
