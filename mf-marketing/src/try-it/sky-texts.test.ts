import { skyTexts as texts } from './texts';
import { skyTexts as hindi } from './texts.hi';

test.each([
  [0, 'midnight', 'लगभग आधी रात को रोहिणी में'],
  [3, '3\u00a0am', 'रात लगभग 3\u00a0बजे रोहिणी में'],
  [4, '4\u00a0am', 'सुबह लगभग 4\u00a0बजे रोहिणी में'],
  [12, 'noon', 'दोपहर लगभग 12\u00a0बजे रोहिणी में'],
  [16, '4\u00a0pm', 'शाम लगभग 4\u00a0बजे रोहिणी में'],
  [20, '8\u00a0pm', 'रात लगभग 8\u00a0बजे रोहिणी में'],
])('the hour %i has its words in each language', (hour, english, inHindi) => {
  expect(texts.passage('Krittika', [{ name: 'Rohini', hour }])).toBe(
    `That day it went from Krittika into Rohini at about ${english}`,
  );
  expect(hindi.passage('कृत्तिका', [{ name: 'रोहिणी', hour }])).toBe(
    `उस दिन वह कृत्तिका से निकलकर ${inHindi} गया`,
  );
});
