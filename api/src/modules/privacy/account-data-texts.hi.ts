import { siteName } from 'shared/model/config';
import type { InLanguage } from 'shared/model/language';
import type { texts as english } from './account-data-texts';

export const texts: InLanguage<typeof english> = {
  title: (name) => `${siteName} के पास ${name} की क्या जानकारी है`,
  made: (time, reader) => `${time} को ${reader} के लिए बनाया गया।`,
  storedAs: (table) => `डेटाबेस में नाम: ${table}।`,
};
