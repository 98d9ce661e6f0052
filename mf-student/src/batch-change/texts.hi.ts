import type { InLanguage } from 'shared/model/language';
import type { texts as english } from './texts';

export const texts: InLanguage<typeof english> = {
  change: 'बैच बदलें',
  once: 'यह एक बार हो सकता है, आपके बैच की पहली क्लास तक। आपने जो भुगतान किया है, वही रहेगा।',
  batches: 'जिन बैचों में सीट खाली है',
  option: (when, language) => `${when}, ${language} में`,
  choose: 'कृपया एक बैच चुनें।',
  take: 'यह बैच लें',
  failure: 'आपका बैच नहीं बदला जा सका। कृपया फिर कोशिश करें।',
};
