import type { Catalogue } from '../schemas';
import { shippedCatalogue } from '../shipped-catalogue';
import { inLanguage, publicCatalogue, titleIn, type PublicCatalogue } from './index';

const webinar = structuredClone(shippedCatalogue.webinars[0]!);
const catalogue = (change: Partial<typeof webinar> = {}): PublicCatalogue =>
  publicCatalogue({ ...shippedCatalogue, webinars: [{ ...webinar, ...change }] });
const shown = (change: Partial<typeof webinar>) => inLanguage({ ...webinar, ...change }, 'hi');

/** The same catalogue as if nobody had ever translated it. */
function untranslated(value: Catalogue): Catalogue {
  const withoutHindi = (key: string, part: unknown) => (key === 'hi' ? undefined : part);
  // Only optional fields are left out.
  return JSON.parse(JSON.stringify(value, withoutHindi)) as Catalogue;
}

test('in English it is the same to the byte as a catalogue that was never translated', () => {
  const english = inLanguage(publicCatalogue(shippedCatalogue), 'en');
  expect(JSON.stringify(english)).toBe(
    JSON.stringify(publicCatalogue(untranslated(shippedCatalogue))),
  );
});

test('the shipped catalogue is all in Hindi, but for names and figures', () => {
  const { courses, webinars, mentors, details } = inLanguage(
    publicCatalogue(shippedCatalogue),
    'hi',
  );
  expect(courses.map(({ title }) => title)).toEqual(['अंक ज्योतिष कोर्स', 'ज्योतिष कोर्स']);
  expect(webinars[0]).toMatchObject({
    title: 'रोज़ की ज़िंदगी में अंक ज्योतिष',
    urlTitle: 'numerology-webinar',
  });
  expect(mentors[0]).toMatchObject({ name: 'Ritu Khandelwal', courseType: 'अंक ज्योतिष' });
  expect(details['/catalogue/courses/numerology-course.json']).toMatchObject({
    syllabus: '/syllabus/numerology-course-hindi.pdf',
    tutor: [{ name: 'Ritu Khandelwal', expertise: 'अंक ज्योतिष, नाम सुधार और लो शू ग्रिड' }],
    modules: { 0: { title: 'अंकों की बुनियाद', topics: { 0: 'नौ अंक, उनके ग्रह और स्वभाव' } } },
  });
  const left = JSON.stringify({ courses, webinars, mentors, details });
  expect(left).not.toContain('"hi":');
});

test('lists are as long in Hindi as in English', () => {
  for (const { learnLi, courseDescription, modules, hi } of shippedCatalogue.courses) {
    expect(hi?.learnLi).toHaveLength(learnLi.length);
    expect(hi?.courseDescription).toHaveLength(courseDescription.length);
    for (const each of modules) expect(each.hi?.topics).toHaveLength(each.topics.length);
  }
  for (const { webinarLearnPoints, hi } of shippedCatalogue.webinars) {
    expect(hi?.webinarLearnPoints).toHaveLength(webinarLearnPoints.length);
  }
});

test('an English text stands for a missing Hindi one, also inside a list', () => {
  expect(shown({ hi: undefined }).title).toBe(webinar.title);
  expect(
    shown({ webinarLearnPoints: ['one', 'two', 'three'], hi: { webinarLearnPoints: ['एक', ''] } })
      .webinarLearnPoints,
  ).toEqual(['एक', 'two', 'three']);
  // A Hindi text without an English one has no place.
  expect(
    shown({ webinarLearnPoints: ['one'], hi: { webinarLearnPoints: ['एक', 'दो'] } })
      .webinarLearnPoints,
  ).toEqual(['एक']);
});

test('paragraphs in Hindi stand for all English ones', () => {
  const course = { ...shippedCatalogue.courses[0]!, courseDescription: [{ para: 'One' }] };
  const paragraphs = (hi: (typeof course)['hi']) =>
    inLanguage({ ...course, hi }, 'hi').courseDescription;
  expect(paragraphs({ courseDescription: [{ para: 'एक' }, { para: 'दो' }] })).toEqual([
    { para: 'एक' },
    { para: 'दो' },
  ]);
  expect(paragraphs({ courseDescription: [] })).toEqual([{ para: 'One' }]);
});

test('a summary has the Hindi of its own texts only', () => {
  const [summary] = catalogue().webinars;
  expect(Object.keys(summary!.hi ?? {})).toEqual(['title', 'webinarAgendaFocus']);
  expect(catalogue({ hi: undefined }).webinars[0]).not.toHaveProperty('hi');
});

test('a title in a language', () => {
  expect(titleIn(webinar, 'en')).toBe('Numerology in Daily Life');
  expect(titleIn(webinar, 'hi')).toBe('रोज़ की ज़िंदगी में अंक ज्योतिष');
  expect(titleIn({ title: 'Tarot', hi: { title: '' } }, 'hi')).toBe('Tarot');
});
