import type { Catalogue } from '../schemas';
import { shippedCatalogue } from '../shipped-catalogue';
import {
  applied,
  catalogueFrom,
  changesBetween,
  diff,
  lackingHindi,
  placeInWords,
  treeOf,
} from './index';

function changed(change: (catalogue: Catalogue) => void): Catalogue {
  const copy = structuredClone(shippedCatalogue);
  change(copy);
  return copy;
}

const inWords = (to: Catalogue) =>
  changesBetween(shippedCatalogue, to).map(({ item, field, from, to: now }) =>
    [item, field, from, now].join(' | '),
  );

test('each changed Hindi text is a change of its own, named like its field in the form', () => {
  const { learnLi } = shippedCatalogue.courses[0]!.hi!;
  const edited = changed(({ courses, webinars, mentors, questions }) => {
    courses[0]!.hi!.title = 'अंक';
    courses[0]!.hi!.learnLi![0] = 'नया';
    courses[0]!.tutor[0]!.hi = { expertise: 'अंक' };
    courses[0]!.courseDetFAQ[0]!.hi!.answer = 'जवाब';
    delete webinars[0]!.hi;
    webinars[0]!.hi = { title: 'वेबिनार' };
    mentors[0]!.hi!.designation = 'गुरु';
    questions[0]!.hi!.question = 'सवाल?';
  });
  const found = inWords(edited);
  expect(found).toEqual(
    expect.arrayContaining([
      'Numerology Course | Title in Hindi | अंक ज्योतिष कोर्स | अंक',
      `Numerology Course | Outcomes in Hindi | ${learnLi!.join('\n')} | ${['नया', ...learnLi!.slice(1)].join('\n')}`,
      'Numerology Course | Tutor, Expertise in Hindi | अंक ज्योतिष, नाम सुधार और लो शू ग्रिड | अंक',
      expect.stringMatching(
        /^Numerology Course \| FAQ, My payment failed.*: Answer in Hindi \| .* \| जवाब$/,
      ),
      'Numerology in Daily Life | Title in Hindi | रोज़ की ज़िंदगी में अंक ज्योतिष | वेबिनार',
      'Numerology in Daily Life | First bonus in Hindi | लो शू की वर्कशीट, प्रिंट करने के लिए | ',
      'Ritu Khandelwal | Designation in Hindi | अंक ज्योतिषी और नाम सलाहकार | गुरु',
      'How long does a course take? | Question in Hindi | कोर्स कितने समय का होता है? | सवाल?',
    ]),
  );
});

test('a catalogue is the same after the way through its tree, and one Hindi text can be changed alone', () => {
  expect(catalogueFrom(treeOf(shippedCatalogue))).toEqual(shippedCatalogue);
  const edited = changed(({ courses }) => {
    courses[0]!.hi!.title = 'अंक';
    courses[0]!.hi!.subtitle = 'और';
  });
  const [title] = diff(shippedCatalogue, edited);
  expect(catalogueFrom(applied(treeOf(shippedCatalogue), title!))).toEqual(
    changed(({ courses }) => {
      courses[0]!.hi!.title = 'अंक';
    }),
  );
  const bare = changed(({ mentors }) => delete mentors[0]!.hi);
  expect(catalogueFrom(treeOf(bare)).mentors[0]).not.toHaveProperty('hi');
});

test('a refused Hindi text is named like its field', () => {
  const place = (path: string) => placeInWords(shippedCatalogue, path);
  expect(place('courses.0.hi.title')).toBe('Numerology Course: Title in Hindi');
  expect(place('courses.0.hi.learnLi.2')).toBe('Numerology Course: Outcomes in Hindi 3');
  expect(place('courses.0.tutor.0.hi.detail')).toBe(
    'Numerology Course: Tutor 1, About the tutor in Hindi',
  );
});

test('the texts without Hindi are counted by entry, those of its lists too', () => {
  expect(lackingHindi(shippedCatalogue)).toEqual([]);
  const edited = changed(({ courses, webinars, questions }) => {
    const [numerology] = courses;
    delete numerology!.hi!.courseDescription;
    numerology!.hi!.learnLi!.pop();
    numerology!.modules[0]!.hi!.topics![1] = ' ';
    delete numerology!.tutor[0]!.hi;
    numerology!.subtitle = '';
    delete numerology!.hi!.subtitle;
    delete webinars[1]!.webinarTestimonials[0]!.hi!.role;
    questions.push({ id: 99, category: 'General', question: 'Why?', answer: 'Because.' });
  });
  expect(lackingHindi(edited)).toEqual([
    { item: 'Numerology Course', count: 8 },
    { item: 'Read Your Own Birth Chart', count: 1 },
    { item: 'Why?', count: 2 },
  ]);
});
