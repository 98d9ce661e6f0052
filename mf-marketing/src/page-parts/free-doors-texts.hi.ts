import type { InLanguage } from 'shared/model/language';
import type { texts as english } from './free-doors-texts';

export const texts: InLanguage<typeof english> = {
  freeDemoClass: 'मुफ़्त डेमो क्लास',
  askOnWhatsApp: 'WhatsApp पर पूछें',
  question: (title, price) => `नमस्ते, ${title} (${price}) के बारे में मेरा एक सवाल है: `,
};
