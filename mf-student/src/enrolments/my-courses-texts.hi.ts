import type { InLanguage } from 'shared/model/language';
import type { texts as english } from './my-courses-texts';

export const texts: InLanguage<typeof english> = {
  heading: 'मेरे कोर्स',
  invitation: 'जिस कोर्स का भुगतान होता है, वह यहाँ आ जाता है: अक्सर तुरंत, ज़्यादा से ज़्यादा 3 घंटे में।',
  startLearning: 'सीखना शुरू करें',
  browse: 'सभी कोर्स देखें',
};
