import { contact, siteName } from 'shared/model/config';
import type { InLanguage } from 'shared/model/language';
import type { texts as english } from './demo-texts';

export const texts: InLanguage<typeof english> = {
  subject: `आपकी मुफ़्त ${siteName} डेमो क्लास`,
  hello: 'नमस्ते,',
  thanks: 'लाइव डेमो क्लास बुक करने के लिए धन्यवाद। यह मुफ़्त है, और इसके लिए बस एक फ़ोन या कंप्यूटर चाहिए।',
  weCall: 'समय तय करने के लिए हम आपके दिए नंबर पर कॉल करेंगे, और क्लास का लिंक भेजेंगे।',
  course: 'कोर्स',
  notYou: `क्या यह आपने बुक नहीं किया? ${contact.email} पर लिखें, हम आपकी जानकारी हटा देंगे।`,
};
