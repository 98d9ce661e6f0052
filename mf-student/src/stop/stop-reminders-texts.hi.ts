import type { InLanguage } from 'shared/model/language';
import type { texts as english } from './stop-reminders-texts';

export const texts: InLanguage<typeof english> = {
  heading: 'क्लास की याद दिलाने वाले संदेश',
  text: 'वेबिनार, बैच की पहली क्लास या बदले हुए समय वाली क्लास से एक दिन और एक घंटा पहले हम आपको ईमेल भेजते हैं।',
  stop: 'ये संदेश बंद करें',
  stoppedHeading: 'अब ये संदेश नहीं आएँगे',
  stoppedText: 'अब क्लास से पहले ईमेल नहीं आएगा। जब चाहें, डैशबोर्ड में अपनी प्रोफ़ाइल से इसे फिर चालू करें।',
};
