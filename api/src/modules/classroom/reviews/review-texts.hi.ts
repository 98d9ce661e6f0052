import type { InLanguage } from 'shared/model/language';
import type { texts as english } from './review-texts';

export const texts: InLanguage<typeof english> = {
  howWas: (title) => `कैसा रहा: ${title}?`,
  over: 'आपका बैच पूरा हो गया। हमारे साथ सीखने के लिए धन्यवाद। आपके स्टार और दो-चार शब्द उनके काम आएँगे जो अभी कोर्स चुन रहे हैं।',
  whatIsShown:
    'हम हर राय पढ़ते हैं। आपकी राय छपी, तो कोर्स के पेज पर आपके पहले नाम और शहर के साथ दिखेगी। हम यह एक ही बार पूछते हैं।',
  write: 'अपनी राय लिखें',
};
