import type { InLanguage } from 'shared/model/language';
import type { purposeTexts as englishOfPurposes, texts as english } from './withdraw-consent-texts';

export const texts: InLanguage<typeof english> = {
  agreedTo: (consent) => `आपकी सहमति: “${consent}”`,
  takenBack:
    'आपकी सहमति वापस हो गई है, अब इससे जुड़ा कुछ नहीं आएगा। किसी फ़ॉर्म में या अपनी प्रोफ़ाइल में जब चाहें फिर सहमति दें।',
};

export const purposeTexts: InLanguage<typeof englishOfPurposes> = {
  news: { heading: 'ईमेल पर हमारी खबरें', stop: 'खबरें बंद करें', stopped: 'अब खबरें नहीं आएँगी' },
  calls: { heading: 'हमारे फ़ोन कॉल', stop: 'कॉल बंद करें', stopped: 'अब कॉल नहीं आएँगे' },
  whatsapp: {
    heading: 'WhatsApp पर हमारे संदेश',
    stop: 'WhatsApp संदेश बंद करें',
    stopped: 'अब WhatsApp संदेश नहीं आएँगे',
  },
};
