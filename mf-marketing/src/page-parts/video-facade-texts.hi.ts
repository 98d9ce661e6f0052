import type { InLanguage } from 'shared/model/language';
import type { texts as english } from './video-facade-texts';

export const texts: InLanguage<typeof english> = {
  playVideo: 'वीडियो चलाएँ',
  watchOnYouTube: 'YouTube पर देखें',
};
