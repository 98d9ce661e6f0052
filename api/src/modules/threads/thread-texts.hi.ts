import type { InLanguage } from 'shared/model/language';
import type { texts as english } from './thread-texts';

export const texts: InLanguage<typeof english> = {
  questionSubject: (title) => `एक सवाल: ${title}`,
  asks: (name) => `${name} जी का सवाल:`,
  about: 'किस बारे में',
  answer: 'जवाब दें',
  answerSubject: (title) => `आपके सवाल का जवाब: ${title}`,
  answered: 'आपके सवाल का जवाब आ गया है:',
  openClassroom: 'क्लासरूम खोलें',
};
