import type { InLanguage } from 'shared/model/language';
import type * as english from './texts';

const names = { course: 'कोर्स', webinar: 'वेबिनार' };

export const texts: InLanguage<typeof english.texts> = {
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

export const myCoursesTexts: InLanguage<typeof english.myCoursesTexts> = {
  heading: 'मेरे कोर्स',
  invitation: 'जिस कोर्स का भुगतान होता है, वह यहाँ आ जाता है: अक्सर तुरंत, ज़्यादा से ज़्यादा 3 घंटे में।',
  startLearning: 'सीखना शुरू करें',
  browse: 'सभी कोर्स देखें',
};

export const myWebinarsTexts: InLanguage<typeof english.myWebinarsTexts> = {
  heading: 'मेरे वेबिनार',
  invitation: (onSundays) =>
    `अगले लाइव वेबिनार में सीट बुक करें: ${onSundays ? 'रविवार को ' : ''}90 मिनट, आपके सवालों के जवाब के साथ।`,
  browse: 'सभी वेबिनार देखें',
};
