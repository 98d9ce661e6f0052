import type { InLanguage } from 'shared/model/language';
import type { texts as english } from './texts';

export const texts: InLanguage<typeof english> = {
  keptAt: (moment: string) => `नेटवर्क नहीं है। आप वह देख रहे हैं जो इस डिवाइस ने ${moment} को सहेजा था।`,
  ticksSent: (count: number) =>
    count === 1
      ? 'बिना नेटवर्क के लगाया गया निशान सहेज लिया गया है।'
      : `बिना नेटवर्क के लगाए गए ${count} निशान सहेज लिए गए हैं।`,
};
