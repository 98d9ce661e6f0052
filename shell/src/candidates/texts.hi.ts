import type { InLanguage } from 'shared/model/language';
import type { texts as english } from './texts';

export const texts: InLanguage<typeof english> = {
  newVersion: 'नया वर्शन',
  trying: (sections) => `यहाँ नया वर्शन चल रहा है: ${sections}।`,
  backToLive: 'चालू साइट पर लौटें',
  heading: (section, name) =>
    `आप ${section} (${name}) का ऐसा वर्शन खोलने वाले हैं जिसे किसी ने जाँचा नहीं है`,
  warning:
    'यह वर्शन वह सब पढ़ सकता है जो यह ब्राउज़र साइट के लिए रखता है, और कुछ भी दिखा सकता है। इसे तभी खोलें जब आप जानते हों कि आपको यहाँ किसने भेजा है, और इसमें कोई पासवर्ड न लिखें। यह इसी टैब में रहता है, टैब बंद होने तक।',
  forbidden:
    'इस ब्राउज़र में एक एडमिन साइन इन है। बिना जाँचा वर्शन उसके नाम से कुछ भी कर सकता है, इसलिए यहाँ नहीं खुलता: पहले साइन आउट करें, या दूसरा ब्राउज़र लें।',
  open: 'यह वर्शन खोलें',
  signOut: 'साइन आउट करें',
};
