import type { InLanguage } from 'shared/model/language';
import type { texts as english } from './materials-texts';

export const texts: InLanguage<typeof english> = {
  heading: 'रिकॉर्डिंग और नोट्स',
  none: 'अभी कोई रिकॉर्डिंग या नोट्स नहीं हैं। क्लास के बाद वे यहीं मिलेंगे।',
  more: (count) => `${count} और`,
  there: 'आपकी हाज़िरी लगी है',
  missed: 'यह क्लास छूट गई',
  notes: 'नोट्स',
  recording: 'रिकॉर्डिंग',
  new: 'नया',
};
