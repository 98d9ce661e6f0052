import type { InLanguage } from 'shared/model/language';
import type { texts as english } from './error-page-texts';

export const texts: InLanguage<typeof english> = {
  title: 'पेज नहीं मिला',
  heading: 'अरे!!',
  explanation: 'आसमान की इस जगह पर कुछ नहीं है। हो सकता है पता पुराना हो या लिखने में चूक हुई हो।',
  home: 'होम पर जाएँ',
  contact: 'संपर्क करें',
};
