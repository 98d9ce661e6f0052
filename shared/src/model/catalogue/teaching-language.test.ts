import { teachingLanguage } from './teaching-language.hi';

test.each([
  ['Hindi', 'हिन्दी'],
  ['Hindi and English', 'हिन्दी और अंग्रेज़ी'],
  ['Marathi, Hindi & English', 'मराठी, हिन्दी, और अंग्रेज़ी'],
  ['Hindi and a little Maithili', 'Hindi and a little Maithili'],
  ['', ''],
])('the languages of a batch: %s', (written, shown) => {
  expect(teachingLanguage(written)).toBe(shown);
});
