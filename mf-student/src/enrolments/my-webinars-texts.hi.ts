import type { InLanguage } from 'shared/model/language';
import type { texts as english } from './my-webinars-texts';

export const texts: InLanguage<typeof english> = {
  heading: 'मेरे वेबिनार',
  invitation: (onSundays) =>
    `अगले लाइव वेबिनार में सीट बुक करें: ${onSundays ? 'रविवार को ' : ''}90 मिनट, आपके सवालों के जवाब के साथ।`,
  browse: 'सभी वेबिनार देखें',
};
