import type { InLanguage } from 'shared/model/language';
import type { texts as english } from './texts';

export const texts: InLanguage<typeof english> = {
  quiz: (right, all) => `क्विज़: ${all} में से ${right} सही`,
  choose: 'एक जवाब चुनें।',
  enterNumber: 'कोई संख्या लिखें।',
  failure: 'आपका जवाब जाँचा नहीं जा सका।',
  right: 'सही',
  wrong: 'अभी सही नहीं',
  lookAgain: 'अध्याय फिर से देखें, या अपने शिक्षक से पूछें।',
  sendPhoto: 'फ़ोटो भेजें',
  waits: 'शिक्षक दो दिन में जाँचेंगे',
  below: 'फ़ोटो और जवाब इसी पेज पर सवालों में हैं।',
  check: 'जवाब जाँचें',
  again: 'फिर कोशिश करें',
};
