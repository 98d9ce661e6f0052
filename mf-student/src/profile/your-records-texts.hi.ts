import type { InLanguage } from 'shared/model/language';
import type { formNames as englishFormNames, texts as english } from './your-records-texts';

export const texts: InLanguage<typeof english> = {
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

export const formNames: InLanguage<typeof englishFormNames> = {
  newsletter: 'न्यूज़लेटर के फ़ॉर्म',
  callback: 'कॉलबैक के फ़ॉर्म',
  demo: 'डेमो क्लास के फ़ॉर्म',
  contact: 'संपर्क के फ़ॉर्म',
  profile: 'प्रोफ़ाइल',
};
