import type { InLanguage } from 'shared/model/language';
import type * as english from './texts';

export const texts: InLanguage<typeof english.texts> = {
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
  emailHint: 'बदलने के लिए नीचे “ईमेल बदलें” दबाएँ।',
  phone: 'फ़ोन',
  phoneHint: 'बदलने के लिए नीचे “फ़ोन नंबर बदलें” दबाएँ।',
  dateOfBirth: 'जन्म की तारीख',
  dateOfBirthWrong: 'यह जन्मतिथि सही नहीं हो सकती।',
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

export const meetingDatesTexts: InLanguage<typeof english.meetingDatesTexts> = {
  heading: 'आपकी क्लास की तारीखें',
  lead: 'ईमेल पर याद दिलाने वाले संदेश, और आपके फ़ोन के कैलेंडर में आपकी क्लासें।',
  open: 'संदेश और कैलेंडर',
  loading: 'आपकी सेटिंग लोड हो रही है…',
  failure: 'आपकी सेटिंग लोड नहीं हो सकी।',
  emailMe: 'वेबिनार या पहली क्लास से एक दिन और एक घंटा पहले, और बाकी हर क्लास से एक घंटा पहले मुझे ईमेल भेजें',
  calendar: 'आपका कैलेंडर',
  subscribe:
    'अपने कैलेंडर ऐप में यह पता जोड़ें, तो आपकी क्लासें और उनके बदलाव वहाँ दिखते रहेंगे। जिसके पास यह पता होगा, उसे भी ये दिखेंगे, इसलिए यह पता किसी को न दें।',
  openCalendar: 'कैलेंडर में खोलें',
  copyAddress: 'पता कॉपी करें',
  newAddress: 'नया पता बनाएँ',
};

export const signInTexts: InLanguage<typeof english.signInTexts> = {
  heading: 'पासवर्ड, फ़ोन, ईमेल और डिवाइस',
  changePassword: 'पासवर्ड बदलें',
  change: { phone: 'फ़ोन नंबर बदलें', email: 'ईमेल बदलें' },
  devices: 'आप कहाँ लॉग इन हैं',

  tenDigits: 'नया नंबर भरें: 10 अंक।',
  newPhone: 'नया फ़ोन नंबर',
  emailInvalid: 'नया ईमेल भरें, जैसे name@example.com.',
  newEmail: 'नया ईमेल',
  sending: 'भेजा जा रहा है…',
  sendCode: 'OTP भेजें',

  codeFor: { phone: 'नए फ़ोन नंबर का OTP', email: 'नए ईमेल का OTP' },
  codeIsSent: (to) => `${to} पर OTP भेजा गया है। यह 10 मिनट तक चलेगा।`,
  code: '6 अंकों का OTP',
  checking: 'जाँच हो रही है…',
  confirm: { phone: 'नंबर की पुष्टि करें', email: 'ईमेल की पुष्टि करें' },
  other: { phone: 'दूसरा नंबर', email: 'दूसरा ईमेल' },
};

export const yourRecordsTexts: InLanguage<typeof english.yourRecordsTexts> = {
  heading: 'आपका डेटा',
  lead: 'आपकी सहमतियाँ, और आपके बारे में जो कुछ हमारे पास है।',
  consents: 'आपकी सहमतियाँ',
  download: 'अपना डेटा डाउनलोड करें',
  close: 'खाता बंद करें',

  loadingConsents: 'आपकी सहमतियाँ लोड हो रही हैं…',
  consentsFailure: 'आपकी सहमतियाँ लोड नहीं हो सकीं।',
  agreed: (date, form) => `सहमति ${date} को ${form} में दी गई। वापस लेने के लिए निशान हटाएँ।`,
  takenBack: (date) => `सहमति ${date} को वापस ली गई।`,
  notAgreed: 'इसके लिए आपकी सहमति नहीं है।',

  whatIsInFiles:
    'खाता और प्रोफ़ाइल, ऑर्डर और रसीदें, क्लासें और प्रमाणपत्र, आपकी पूछताछ, सहमतियाँ और हमारे भेजे हुए संदेश। ये फ़ाइलें आपके लिए हैं: जो इन्हें खोलेगा, उसे यह सब दिखेगा।',
  asPage: 'पढ़ने के लिए पेज',
  asJson: 'JSON फ़ाइल',

  cannotBeUndone: 'इसके बाद कुछ वापस नहीं आएगा:',
  loginEnds: 'आपका लॉग इन, प्रोफ़ाइल और तस्वीर हर डिवाइस से हट जाएँगे।',
  coursesClose: 'आपके कोर्स, वेबिनार और रिकॉर्डिंग फिर नहीं खुलेंगे।',
  recordsAreDeleted: 'आपकी पूछताछ, सहमतियाँ, याद दिलाने वाले संदेश और हमारे भेजे हुए संदेश मिटा दिए जाएँगे।',
  receiptsStay:
    'टैक्स के कानून में जितना समय लिखा है, उतने समय तक रसीदें आपके नाम और पते के साथ रहेंगी, ईमेल और फ़ोन के बिना। अपनी रसीदें पहले डाउनलोड कर लें।',
  keepCertificates: 'मेरे प्रमाणपत्र चलते रहें',
  keepCertificatesHint:
    'जिसके पास कोड है, वह नाम, कोर्स और तारीख जाँच सकेगा। नहीं तो प्रमाणपत्र भी खत्म हो जाएँगे।',
  password: 'आपका पासवर्ड',
  passwordMissing: 'अपना पासवर्ड भरें।',
  erasing: 'मिटाया जा रहा है…',
  erase: 'खाता बंद करें और मेरा डेटा मिटाएँ',
};

export const formNames: InLanguage<typeof english.formNames> = {
  newsletter: 'न्यूज़लेटर के फ़ॉर्म',
  callback: 'कॉलबैक के फ़ॉर्म',
  demo: 'डेमो क्लास के फ़ॉर्म',
  contact: 'संपर्क के फ़ॉर्म',
  profile: 'प्रोफ़ाइल',
};
