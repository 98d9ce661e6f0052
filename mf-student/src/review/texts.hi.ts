import type { InLanguage } from 'shared/model/language';
import type { texts as english } from './texts';

export const texts: InLanguage<typeof english> = {
  heading: 'कोर्स कैसा रहा?',
  why: 'आपके स्टार और दो-चार शब्द उनके काम आएँगे जो अभी कोर्स चुन रहे हैं। हम हर राय पढ़ते हैं। आपकी राय छपी, तो कोर्स के पेज पर आपके पहले नाम और शहर के साथ दिखेगी।',
  yourStars: 'आपके स्टार',
  stars: (count) => `${count} स्टार`,
  yourWords: 'आपकी राय',
  chooseStars: 'स्टार चुनें।',
  enterText: 'दो-चार शब्द लिखें।',
  send: 'राय भेजें',
  change: 'राय बदलें',
  waiting: 'हम इसे पढ़ रहे हैं',
  published: 'कोर्स के पेज पर है',
  hidden: 'छापी नहीं गई',
};
