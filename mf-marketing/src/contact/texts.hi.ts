import type { InLanguage } from 'shared/model/language';
import type { texts as english } from './texts';

export const texts: InLanguage<typeof english> = {
  contact: 'संपर्क',
  heading: 'हमसे बात करें',
  lead: 'कोर्स, बैच, भुगतान या प्रमाणपत्र के बारे में पूछें। हम 24 घंटे के अंदर जवाब देते हैं।',

  phone: 'फ़ोन',
  emailAddress: 'ईमेल',
  whatsApp: 'WhatsApp',
  askOnWhatsApp: 'WhatsApp पर पूछें',
  question: 'नमस्ते, मुझे आपके कोर्स के बारे में कुछ पूछना है।',
  address: 'पता',
  followUs: 'हमें फ़ॉलो करें',
  useForm: 'इस पेज का फ़ॉर्म भरें',

  writeToUs: 'हमें लिखें',
  name: 'नाम',
  email: 'ईमेल',
  state: 'राज्य',
  chooseState: 'अपना राज्य चुनें',
  message: 'संदेश',
  subscribe: 'मुझे कोर्स और वेबिनार की खबरें भेजें',
  send: 'संदेश भेजें',
  sending: 'भेजा जा रहा है…',
};
