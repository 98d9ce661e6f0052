import type { InLanguage } from 'shared/model/language';
import type { texts as english } from './texts';

export const texts: InLanguage<typeof english> = {
  heading: 'क्लास में कौन है',
  loading: 'क्लास लोड हो रही है…',
  failure: 'क्लास लोड नहीं हो सकी।',
  linkEnded: 'यह लिंक अब नहीं चलता',
  askForLink: 'स्कूल से नया लिंक माँगें।',
  notBegun: 'पहली क्लास अभी शुरू नहीं हुई है',
  tickFrom: (moment) => `हाज़िरी ${moment} से लगेगी।`,
  noClass: 'कोई क्लास नहीं होगी।',
  nobody: 'इस क्लास में अभी किसी की सीट नहीं है',
  today: 'आज',
  nextClass: 'अगली क्लास',
  join: 'क्लास में जाएँ',
  class: 'क्लास',
  there: (present, all) => `${all} में से ${present} हाज़िर`,
  nobodyThere: 'कोई नहीं आया',
  savedAtOnce: 'हर निशान तुरंत सहेजा जाता है।',
};
