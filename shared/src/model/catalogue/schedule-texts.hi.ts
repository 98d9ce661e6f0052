import { words } from '../format/words.hi';
import type { InLanguage } from '../language';
import type { texts as english } from './schedule-texts';

export const texts: InLanguage<typeof english> = {
  words,
  weekday: new Intl.DateTimeFormat('hi-IN', { weekday: 'long', timeZone: 'UTC' }),
  shortWeekdays: ['सोम', 'मंगल', 'बुध', 'गुरु', 'शुक्र', 'शनि', 'रवि'],
  everyDay: 'रोज़',
  indianTime: (time) => `${time}\u00a0(IST)`,
  batch: (hours, firstDay) => `${hours}, ${firstDay} से`,
  nextBatch: (when) => `अगला बैच: ${when}`,
  nextBatchUnknown: 'तारीख WhatsApp पर',
  startsOn: (day) => `${day} से शुरू`,
  cancelled: (when) => `रद्द: ${when}`,
  dateUnknown: 'तारीख हम 24 घंटे में WhatsApp पर भेजेंगे।',
  dateLate: 'तारीख देने में हमें देर हो गई है, इसके लिए माफ़ी। जैसे ही कोई तारीख खुलेगी, हम आपको ईमेल से सीट देंगे।',
  hourComes: (latest) => `समय हम आपको ईमेल से भेजेंगे, ${latest} तक ज़रूर।`,
  howToJoin:
    'जुड़ने का लिंक शुरू होने से 15 मिनट पहले से डैशबोर्ड में आपके क्लासरूम में है। वहाँ न मिले, तो हम उसे WhatsApp पर भेजेंगे।',
};
