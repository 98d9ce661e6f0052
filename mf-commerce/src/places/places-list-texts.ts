export const texts = {
  list: 'What you get',
  taught: (teacher: string, language: string) => `With ${teacher}, in ${language}`,
  taughtIn: (language: string) => `in ${language}`,
  bothLanguages: 'Hindi and English',
};
