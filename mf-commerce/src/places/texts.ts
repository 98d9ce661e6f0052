export const texts = {
  list: 'What you get',
  taught: (teacher: string, language: string) => `With ${teacher}, in ${language}`,
  taughtIn: (language: string) => `in ${language}`,
  bothLanguages: 'Hindi and English',
  quantity: (course: string) => `Quantity of ${course}`,
  decrease: (course: string) => `Decrease quantity of ${course}`,
  increase: (course: string) => `Increase quantity of ${course}`,
  onlyForYou: (places: number) => `${places} places. Only for you?`,
  takeOnly: (places: number) => `Make it ${places}`,
};
