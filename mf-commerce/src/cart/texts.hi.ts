import type { InLanguage } from 'shared/model/language';
import type { texts as english } from './texts';

export const texts: InLanguage<typeof english> = {
  heading: 'आपकी कार्ट',
  description: 'आपके चुने हुए कोर्स, उनकी कीमत और भुगतान का रास्ता।',
  loading: 'कार्ट लोड हो रही है…',
  needsScript: 'आपकी कार्ट इसी ब्राउज़र में रखी है। इसे देखने के लिए JavaScript चालू करें।',
  empty: 'अभी कुछ नहीं है',
  emptyHint: 'कार्ट में डाले गए कोर्स यहाँ दिखेंगे।',
  browse: 'कोर्स देखें',
  caption: 'आपकी कार्ट के कोर्स',
  course: 'कोर्स',
  price: 'कीमत',
  quantity: 'संख्या',
  subtotal: 'जोड़',
  remove: 'हटाएँ',
  removeCourse: (course) => `${course} हटाएँ`,
  summary: 'कार्ट का हिसाब',
  discount: 'छूट',
  total: 'कुल रकम',
  proceed: 'भुगतान के लिए आगे बढ़ें',
};
