import { contact } from 'shared/model/config';

export const texts = {
  question: (title: string) => `A student's question: ${title}`,
  'question-late': (title: string) => `Not answered in two days: ${title}`,
  asks: (name: string) => `${name} asks:`,
  about: 'About',
  toAnswer: 'Answer',
  answer: (title: string) => `An answer to your question: ${title}`,
  'answer-late': (title: string) => `We are late with an answer: ${title}`,
  answered: 'Your question was answered:',
  get late() {
    return `We promised you an answer within two days, and you have none yet. We are sorry. Now the office sees to it, too; you can also call us: ${contact.phone}. You had asked:`;
  },
  openClassroom: 'Open classroom',
};
