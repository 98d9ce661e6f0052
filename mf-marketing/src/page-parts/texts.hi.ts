import type { InLanguage } from 'shared/model/language';
import type { texts as english } from './texts';

export const texts: InLanguage<typeof english> = {
  enrolled: 'आपका दाखिला हो चुका है।',
  goToClass: 'क्लास में जाएँ',
  freeDemoClass: 'मुफ़्त डेमो क्लास',
  askOnWhatsApp: 'WhatsApp पर पूछें',
  shareOnWhatsApp: 'WhatsApp पर भेजें',
  question: (title, price) => `नमस्ते, ${title} (${price}) के बारे में मेरा एक सवाल है: `,
  priceUntil: (day) => `यह कीमत ${day} तक`,
  playVideo: 'वीडियो चलाएँ',
  watchOnYouTube: 'YouTube पर देखें',
};
