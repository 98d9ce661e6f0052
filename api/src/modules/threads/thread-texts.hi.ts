import { contact } from 'shared/model/config';
import type { InLanguage } from 'shared/model/language';
import type { texts as english } from './thread-texts';

export const texts: InLanguage<typeof english> = {
  question: (title) => `एक सवाल: ${title}`,
  'question-late': (title) => `दो दिन से जवाब नहीं: ${title}`,
  asks: (name) => `${name} जी का सवाल:`,
  about: 'किस बारे में',
  toAnswer: 'जवाब दें',
  answer: (title) => `आपके सवाल का जवाब: ${title}`,
  'answer-late': (title) => `जवाब देने में हमें देर हो गई है: ${title}`,
  answered: 'आपके सवाल का जवाब आ गया है:',
  get late() {
    return `आपको दो दिन में जवाब मिलना था, पर अभी तक नहीं मिला। इसके लिए माफ़ी। अब ऑफ़िस भी इसे देख रहा है; आप हमें कॉल भी कर सकते हैं: ${contact.phone}। आपका सवाल था:`;
  },
  openClassroom: 'क्लासरूम खोलें',
};
