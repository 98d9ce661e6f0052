import type { consentTexts as english } from './consent-texts';

/** Versions in Hindi have names of their own, since a consent is to the words that somebody has read. */
export const consentTexts: typeof english = {
  news: [{ version: 'hi-1', text: 'मुझे कोर्स और वेबिनार की खबरें ईमेल से भेजें।' }],
  calls: [
    {
      version: 'hi-1',
      text: 'जिन कोर्स और डेमो क्लास के बारे में मैंने पूछा है, उनके बारे में मुझे मेरे फ़ोन नंबर पर कॉल करें।',
    },
  ],
  whatsapp: [{ version: 'hi-1', text: 'मुझे कोर्स और वेबिनार के बारे में WhatsApp पर लिखें।' }],
};
