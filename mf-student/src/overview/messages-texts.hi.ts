import type { InLanguage } from 'shared/model/language';
import type { texts as english } from './messages-texts';

export const texts: InLanguage<typeof english> = {
  heading: 'संदेश',
  appearHere: 'आपके संदेश यहाँ दिखेंगे',
  comingSoon: 'मेंटर से सीधी बातचीत यहाँ जल्द शुरू होगी। तब तक हमें लिखें, हम आपकी बात उन तक पहुँचा देंगे।',
  askOnWhatsApp: 'WhatsApp पर पूछें',
  question: 'नमस्ते, मुझे अपने शिक्षक से कुछ पूछना है।',
  contactUs: 'संपर्क करें',
};
