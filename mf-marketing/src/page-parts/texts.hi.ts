import type { InLanguage } from 'shared/model/language';
import type * as english from './texts';

export const enrolledNoteTexts: InLanguage<typeof english.enrolledNoteTexts> = {
  enrolled: 'आपका दाखिला हो चुका है।',
  goToClass: 'क्लास में जाएँ',
};

export const freeDoorsTexts: InLanguage<typeof english.freeDoorsTexts> = {
  freeDemoClass: 'मुफ़्त डेमो क्लास',
  askOnWhatsApp: 'WhatsApp पर पूछें',
  question: (title, price) => `नमस्ते, ${title} (${price}) के बारे में मेरा एक सवाल है: `,
};

export const videoFacadeTexts: InLanguage<typeof english.videoFacadeTexts> = {
  playVideo: 'वीडियो चलाएँ',
  watchOnYouTube: 'YouTube पर देखें',
};
