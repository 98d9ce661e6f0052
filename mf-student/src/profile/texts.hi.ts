import type { InLanguage } from 'shared/model/language';
import type { texts as english } from './texts';

export const texts: InLanguage<typeof english> = {
  heading: 'आपकी प्रोफ़ाइल',
  lead: 'आपके मेंटर और साथ पढ़ने वाले आपको ऐसे देखते हैं।',
  loading: 'आपकी प्रोफ़ाइल लोड हो रही है…',
  failure: 'आपकी प्रोफ़ाइल नहीं दिख सकी।',
  emailNotConfirmed:
    'आपके ईमेल की पुष्टि अभी नहीं हुई है। इस ईमेल से बिना लॉग इन किए खरीदे गए कोर्स शायद आपका इंतज़ार कर रहे हैं। पुष्टि के लिए, इस ईमेल पर आने वाले OTP से नया पासवर्ड बनाएँ।',
  confirmEmail: 'ईमेल की पुष्टि करें',

  updateProfile: 'प्रोफ़ाइल बदलें',
  name: 'नाम',
  email: 'ईमेल',
  emailHint: 'यह यहाँ नहीं बदला जा सकता। बदलवाने के लिए हमें लिखें।',
  phone: 'फ़ोन',
  phoneHint: 'बदलने के लिए नीचे “फ़ोन नंबर बदलें” दबाएँ।',
  dateOfBirth: 'जन्म की तारीख',
  gender: 'लिंग',
  male: 'पुरुष',
  female: 'महिला',
  other: 'अन्य',
  language: 'ईमेल और रसीदों की भाषा',
  saving: 'सहेजा जा रहा है…',
  save: 'प्रोफ़ाइल सहेजें',

  yourPicture: 'आपकी तस्वीर',
  changePicture: 'प्रोफ़ाइल तस्वीर बदलें',
  saveToKeepPicture: 'यह तस्वीर रखने के लिए प्रोफ़ाइल सहेजें।',
  pictureTypes: 'JPEG, PNG या WebP तस्वीर',
  uploadingPicture: 'आपकी तस्वीर अपलोड हो रही है',
};
