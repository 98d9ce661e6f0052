import type { InLanguage } from 'shared/model/language';
import type { texts as english } from './texts';

const names = { course: 'कोर्स', webinar: 'वेबिनार' };

export const texts: InLanguage<typeof english> = {
  search: 'नाम से खोजें',
  loading: (what) => `आपके ${names[what]} लोड हो रहे हैं…`,
  failure: (what) =>
    `आपके ${names[what]} लोड नहीं हो सके। चिंता न करें: जिसका भुगतान हो चुका है, वह आपका ही रहेगा।`,
  none: (what) => `अभी कोई ${names[what]} नहीं`,
  lookingForMore: (browse, buy) => (
    <>
      कुछ और सीखना है? {buy}
      {buy && ' या '}
      {browse}
    </>
  ),
  whereItMeets: 'आपकी क्लास कहाँ होती है',
  welcome: (title) => `${title} में आपका स्वागत है`,
  enrolled: (what) =>
    `${what === 'course' ? 'आपका दाखिला हो चुका है' : 'आपकी सीट पक्की है'}। इस ${names[what]} के लिंक, रिकॉर्डिंग और नोट्स विद्यार्थियों के WhatsApp ग्रुप में मिलते हैं, और आपके मेंटर वहाँ जवाब भी देते हैं।`,
  joinGroup: 'WhatsApp ग्रुप में जुड़ें',
  openClassroom: 'क्लासरूम खोलें',
};
