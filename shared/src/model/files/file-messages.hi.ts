import type { InLanguage } from '../language';
import type { fileMessages as english } from './file-messages';

export const fileMessages: InLanguage<typeof english> = {
  empty: 'यह फ़ाइल खाली है। इसे फिर से चुनें, या कोई और फ़ाइल चुनें।',
  tooLarge: 'यह फ़ाइल 5 MB से बड़ी है। कोई छोटी फ़ाइल चुनें।',
  notPicture: 'JPEG, PNG या WebP तस्वीर चुनें, ज़्यादा से ज़्यादा 5 MB की।',
  heic: 'यह तस्वीर iPhone के HEIC फ़ॉर्मैट में है। इसे JPEG में चुनें: Settings, Camera, Formats में Most Compatible चुनकर फिर से खींचें, या इसका स्क्रीनशॉट चुनें।',
  tooManyPixels: 'यह तस्वीर 100 मेगापिक्सेल से बड़ी है। कोई छोटी तस्वीर चुनें।',
  damagedPicture: 'यह तस्वीर खराब है या अधूरी है। इसकी कोई और कॉपी चुनें।',
  notPdf: 'PDF फ़ाइल चुनें।',
  encryptedPdf: 'यह PDF पासवर्ड से बंद है। ऐसी कॉपी चुनें जो बिना पासवर्ड के खुले।',
  damagedPdf: 'यह PDF खराब है या अधूरी है। इसकी कोई और कॉपी चुनें।',
};
