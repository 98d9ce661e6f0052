import { publicCatalogue } from '../model/catalogue';
import { shippedCatalogue } from '../model/shipped-catalogue';
import { courseDetails, loadEntry, setPageCatalogue, siteQuestions } from './index';

const whole = publicCatalogue(shippedCatalogue);
const asked: string[] = [];
beforeEach(() => {
  asked.length = 0;
  globalThis.fetch = (address) => {
    asked.push(String(address));
    return Promise.resolve(Response.json(whole.details[String(address)]));
  };
});

test('details that did not come with the page are loaded once', async () => {
  setPageCatalogue({ ...whole, details: {} });
  expect(siteQuestions()).toEqual([]);
  for (const _time of [1, 2]) {
    await loadEntry({ list: 'questions', urlTitle: '' });
    await loadEntry({ list: 'courses', urlTitle: 'numerology-course' });
    await loadEntry({ list: 'courses', urlTitle: 'tarot-course' });
  }
  expect(asked).toEqual(['/catalogue/questions.json', '/catalogue/courses/numerology-course.json']);
  expect(siteQuestions()).toEqual(shippedCatalogue.questions);
  expect(courseDetails('numerology-course')?.title).toBe('Numerology Course');
});
