export const texts = {
  questionSubject: (title: string) => `A student's question: ${title}`,
  asks: (name: string) => `${name} asks:`,
  about: 'About',
  answer: 'Answer',
  answerSubject: (title: string) => `An answer to your question: ${title}`,
  answered: 'Your question was answered:',
  openClassroom: 'Open classroom',
};
