import type { InLanguage } from '../model/language';
import type * as english from './texts';

export const texts: InLanguage<typeof english.texts> = {
  optional: 'चाहें तो',
  required: 'ज़रूरी',
  phoneNumber: 'फ़ोन नंबर',
  showPassword: 'पासवर्ड दिखाएँ',
  hidePassword: 'पासवर्ड छिपाएँ',
  offline: 'लगता है इंटरनेट नहीं चल रहा। जो भरा है, वह यहीं रहेगा। इंटरनेट आने पर भेज दें।',
  failedFields: (count) => (count === 1 ? '1 जगह पर ध्यान दें।' : `${count} जगहों पर ध्यान दें।`),
};

export const emailSuggestionTexts: InLanguage<typeof english.emailSuggestionTexts> = {
  didYouMean: (email) => `कहीं ${email} तो नहीं?`,
};
