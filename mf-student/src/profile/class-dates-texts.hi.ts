import type { InLanguage } from 'shared/model/language';
import type { texts as english } from './class-dates-texts';

export const texts: InLanguage<typeof english> = {
  heading: 'आपकी क्लास की तारीखें',
  lead: 'ईमेल पर याद दिलाने वाले संदेश, और आपके फ़ोन के कैलेंडर में आपकी क्लासें।',
  open: 'संदेश और कैलेंडर',
  loading: 'आपकी सेटिंग लोड हो रही है…',
  failure: 'आपकी सेटिंग लोड नहीं हो सकी।',
  emailMe: 'वेबिनार, बैच की पहली क्लास या बदले हुए समय वाली क्लास से एक दिन और एक घंटा पहले मुझे ईमेल भेजें',
  calendar: 'आपका कैलेंडर',
  subscribe:
    'अपने कैलेंडर ऐप में यह पता जोड़ें, तो आपकी क्लासें और उनके बदलाव वहाँ दिखते रहेंगे। जिसके पास यह पता होगा, उसे भी ये दिखेंगे, इसलिए यह पता किसी को न दें।',
  openCalendar: 'कैलेंडर में खोलें',
  copyAddress: 'पता कॉपी करें',
  newAddress: 'नया पता बनाएँ',
};
