import type { InLanguage } from 'shared/model/language';
import type { texts as english } from './owned-notice-texts';

export const texts: InLanguage<typeof english> = {
  owned: (items) => `${items}: यह आपके खाते में पहले से है। फिर भी आगे बढ़ें, तो पैसे दोबारा लगेंगे।`,
  enrolled: 'दाखिला हो चुका है: क्लास में जाएँ',
};
