import type { InLanguage } from 'shared/model/language';
import type { texts as english } from './own-links-texts';

export const texts: InLanguage<typeof english> = {
  heading: 'आपके लिए',
  orderAndReceipt: (orderNumber) => `ऑर्डर ${orderNumber} और रसीद`,
};
