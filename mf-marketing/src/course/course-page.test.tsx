import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { formatRupees } from 'shared/model/format';
import { publicCatalogue } from 'shared/model/catalogue';
import type { Catalogue } from 'shared/model/schemas';
import { setPageCatalogue } from 'shared/page';
import { shippedCatalogue } from 'shared/model/shipped-catalogue';
import { fakeApi as fakeApiOf, renderRemote } from 'shared/testing';
import * as remote from '../routes';

const waiting = { body: { success: true, data: { count: 0, since: null } } };
/** Nobody waits for a date. */
const fakeApi = (responses: Parameters<typeof fakeApiOf>[0]) =>
  fakeApiOf({
    'GET /courses/101/waiting': waiting,
    'GET /courses/102/waiting': waiting,
    ...responses,
  });

beforeEach(() => void fakeApi({}));

const open = async (urlTitle = 'numerology-course') => {
  const page = renderRemote(remote, { at: `/course/${urlTitle}` });
  await screen.findByRole('heading', { level: 1 });
  return page;
};

const section = (name: string) => screen.getByRole('region', { name });

const storedCart = () => JSON.parse(localStorage.getItem('cart') ?? '[]') as unknown;

test.each(['xyz', 'numerology-courses', '%3Cb%3E'])(
  'the unknown course %s shows a message and keeps the URL',
  async (urlTitle) => {
    const { history } = await open(urlTitle);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Course not found');
    expect(history.location.pathname).toBe(`/course/${urlTitle}`);
    expect(screen.getByRole('link', { name: 'Numerology Course' })).toHaveAttribute(
      'href',
      '/course/numerology-course',
    );
  },
);

const [numerologyCourse, astrologyCourse] = shippedCatalogue.courses;

describe.each(shippedCatalogue.courses)('$title', (course) => {
  beforeEach(() => open(course.urlTitle));

  test('shows title, prices, rating and figures', () => {
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(course.title);
    expect(screen.getByText(formatRupees(course.newPrice))).toBeVisible();
    expect(screen.getByText(formatRupees(course.oldPrice)).tagName).toBe('S');
    expect(screen.getByRole('img', { name: 'Rated 4.9 out of 5' })).toBeVisible();
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(
      expect.arrayContaining([
        `${course.avgPkg} LPA average package`,
        '50+ years total experience',
        '5+ Astro-Gurus',
        '500 students',
        '5 modules',
        '1 hr 30 min per session',
      ]),
    );
  });

  test('lists the learning outcomes', () => {
    const outcomes = within(section('What you will learn')).getAllByRole('listitem');
    expect(outcomes.map(({ textContent }) => textContent)).toEqual([...course.learnLi]);
  });

  test('shows the description of the course and its modules', () => {
    const about = section(course.unlockPowerTitle);
    expect(about).toHaveTextContent(course.unlockPowerDesc);
    for (const { para } of course.courseDescription) expect(about).toHaveTextContent(para);
    expect(section('Module by module').querySelectorAll('summary')).toHaveLength(course.noOfMod);
  });

  test('names tutor, hours and certificate', () => {
    const [tutor] = course.tutor;
    const fact = (name: string) => screen.getByText(name, { selector: 'dt' }).nextElementSibling;
    expect(fact('Tutor')).toHaveTextContent(tutor!.name);
    expect(fact('Teaching')).toHaveTextContent(`${tutor!.duration} hours`);
    expect(fact('Certificate')).toHaveTextContent('Yes');
  });

  test('introduces the instructor', () => {
    const [tutor] = course.tutor;
    const portrait = screen.getByRole('img', { name: tutor!.name });
    expect(portrait).toHaveAttribute('src', tutor!.tutorImg);
    expect(screen.getByText(tutor!.expertise)).toBeVisible();
    expect(screen.getByText(tutor!.detail)).toBeVisible();
  });

  test('shows the breakdown of the ratings', () => {
    const students = section('What our students say');
    expect(within(students).getAllByRole('progressbar')).toHaveLength(5);
    expect(students).toHaveTextContent(`out of 5, from ${course.totalRatings} ratings`);
  });

  test('answers the questions of each category', async () => {
    const questions = within(section('Questions before you enrol'));
    const chips = within(questions.getByRole('group', { name: 'Categories' })).getAllByRole(
      'button',
    );
    const categories = ['Ordering', 'Shipping', 'Returns', 'Support'];
    expect(chips.map(({ textContent }) => textContent)).toEqual(['All', ...categories]);
    for (const policy of questions.getAllByRole('link', { name: /refund policy/ })) {
      expect(policy).toHaveAttribute('href', '/refund-policy');
      expect(policy.closest('li')).toHaveTextContent(/returns|refund/i);
    }
    const shown = () => questions.getAllByRole('listitem').length;
    expect(shown()).toBe(course.courseDetFAQ.length);
    for (const category of categories) {
      await userEvent.click(questions.getByRole('button', { name: category }));
      expect(shown()).toBe(course.courseDetFAQ.filter((each) => each.category === category).length);
    }
  });

  test('shows every student testimonial', () => {
    const carousel = screen.getByRole('region', { name: 'Student testimonials' });
    for (const { name, testimonial } of course.StudentTestimonial) {
      expect(within(carousel).getByText(name)).toBeInTheDocument();
      expect(within(carousel).getByText(testimonial)).toBeInTheDocument();
    }
    for (const part of ['figure', 'blockquote', 'img']) {
      expect(carousel.querySelectorAll(part)).toHaveLength(course.StudentTestimonial.length);
    }
  });
});

test.each(['numerology-course', 'astrology-course'])(
  '%s states length, lectures, languages and the advertised fee',
  async (urlTitle) => {
    await open(urlTitle);
    for (const words of [/3-4 months/, /100\+ hours of lectures/, /Live .* in Hindi and English/]) {
      expect(screen.getByText(words)).toBeVisible();
    }
    expect(screen.getByText(/24,999.*4,999/)).toHaveTextContent(
      formatRupees(numerologyCourse!.newPrice),
    );
  },
);

test('shows a sample lesson, the certificate and the credentials of the teacher', async () => {
  await open();
  expect(
    screen.getByRole('button', {
      name: 'Watch: Sample lesson: Your driver and conductor numbers',
    }),
  ).toBeVisible();
  expect(screen.getByText('Certificate of completion').parentElement).toHaveTextContent(
    /has completed the Numerology Course, with all its modules\..*Specimen/,
  );
  const credentials = within(screen.getByRole('list', { name: 'Credentials' }));
  expect(credentials.getAllByRole('listitem').length).toBeGreaterThan(1);
});

test('a course of which only the title and the price are known claims nothing else', async () => {
  const [course] = structuredClone(shippedCatalogue.courses);
  setPageCatalogue(
    publicCatalogue({
      ...shippedCatalogue,
      courses: [
        {
          ...withOnlyRequired(course!),
          title: 'Tarot for Beginners',
          urlTitle: 'tarot',
          oldPrice: 9998,
          newPrice: 4998,
        },
      ],
    }),
  );
  const { container } = await open('tarot').finally(() =>
    setPageCatalogue(publicCatalogue(shippedCatalogue)),
  );
  const headings = screen.getAllByRole('heading', { level: 2 }).map((each) => each.textContent);
  expect(headings).not.toEqual(expect.arrayContaining(['Module by module']));
  expect(headings).not.toEqual(expect.arrayContaining(['What our students say']));
  expect(headings).not.toEqual(expect.arrayContaining(['See for yourself']));
  expect(headings).not.toEqual(expect.arrayContaining(['Materials included']));
  expect(screen.getByText(/^Was/)).toHaveTextContent(/^Was ₹9,998, now ₹4,998\.$/);
  expect(container).not.toHaveTextContent(
    /College students|ratings|months|hours of|\b0 |certificate,|0 LPA/,
  );
  expect(screen.queryByRole('img', { name: /Rated/ })).not.toBeInTheDocument();
});

test('reviews of students stand for what is invented, from the third one on', async () => {
  const review = { courseId: 101, stars: 5, text: 'Clear and kind.', name: 'Asha, Patna' };
  const reviews = [1, 2, 3].map((id) => ({ ...review, id: `review-${id}`, stars: 6 - id }));
  const openWith = async (count: number) => {
    setPageCatalogue(publicCatalogue(shippedCatalogue, [], reviews.slice(0, count)));
    return open('numerology-course').finally(() =>
      setPageCatalogue(publicCatalogue(shippedCatalogue)),
    );
  };
  const { unmount } = await openWith(2);
  expect(screen.getByText('These ratings, people and their words are invented.')).toBeVisible();
  unmount();
  await openWith(3);
  const carousel = within(screen.getByRole('region', { name: 'Student testimonials' }));
  expect(carousel.getAllByText('Clear and kind.')).toHaveLength(3);
  expect(carousel.getAllByText('Asha, Patna')).toHaveLength(3);
  const students = screen.getByRole('region', { name: 'What our students say' });
  expect(students).toHaveTextContent('4out of 5, from 3 ratings');
  expect(students).not.toHaveTextContent('invented');
  expect(screen.getByText('These figures are invented.')).toBeVisible();
});

/** A course as the form makes it when everything optional is left empty. */
const withOnlyRequired = (course: Catalogue['courses'][number]): Catalogue['courses'][number] => ({
  ...course,
  advertisedPrice: 0,
  studentPrice: 0,
  lectureHours: 0,
  months: '',
  materials: [],
  lessonTitle: '',
  lessonVideo: '',
  totalRatings: 0,
  stars5: 0,
  avgPkg: 0,
  noOfstu: 0,
  noOfMod: 0,
  hr: 0,
  min: 0,
  tutor: [{ ...course.tutor[0]!, duration: 0, certificate: 'No', credentials: [] }],
  modules: [],
  StudentTestimonial: [],
  courseDetFAQ: [],
});

test('invented content is labelled', async () => {
  await open();
  expect(screen.getAllByText('Sample')).toHaveLength(3);
  expect(screen.getByText('This teacher is invented.')).toBeVisible();
});

test('lists the materials included', async () => {
  await open();
  const list = screen.getByRole('heading', { name: 'Materials included' }).nextElementSibling;
  expect(within(list as HTMLElement).getAllByRole('listitem').length).toBeGreaterThan(3);
});

test.each([
  { cart: '{nonsense', token: '', user: 'null' },
  { cart: '[null, 5, {"productId":101}]', user: '[]' },
  { cart: '{"length":3}', token: 'a-token', user: '"Asha"' },
  { cart: '[{"productId":101,"name":"N","image":"","price":"x","quantity":-4}]' },
])('with %j in the storage, a course still goes into an empty cart', async (texts) => {
  for (const [key, text] of Object.entries(texts)) localStorage.setItem(key, text);
  const { store } = await open();
  expect(store.getState().login.user).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Add to Cart' }));
  expect(await screen.findByText('Course added to cart!')).toBeVisible();
  expect(storedCart()).toMatchObject([{ productId: 101, quantity: 1 }]);
});

test('Add to Cart stores the course and shows a message', async () => {
  const { history } = await open();
  await userEvent.click(screen.getByRole('button', { name: 'Add to Cart' }));

  expect(await screen.findByText('Course added to cart!')).toBeVisible();
  expect(history.location.pathname).toBe('/course/numerology-course');
  expect(storedCart()).toEqual([
    {
      productId: 101,
      name: 'Numerology Course',
      image: numerologyCourse!.image,
      price: numerologyCourse!.newPrice,
      quantity: 1,
    },
  ]);
});

test('a course that is added twice is one line, and another course is a second one', async () => {
  const { requests } = fakeApi({});
  const { history } = await open();
  await userEvent.click(screen.getByRole('button', { name: 'Add to Cart' }));
  await userEvent.click(screen.getByRole('button', { name: 'Add to Cart' }));
  expect(storedCart()).toMatchObject([{ productId: 101, quantity: 2 }]);
  act(() => history.push('/course/astrology-course'));
  await screen.findByRole('heading', { level: 1, name: astrologyCourse!.title });
  await userEvent.click(screen.getByRole('button', { name: 'Buy Now' }));
  expect(storedCart()).toMatchObject([
    { productId: 101, quantity: 2 },
    { productId: 102, quantity: 1 },
  ]);
  expect(requests.filter(({ method }) => method !== 'GET')).toEqual([]);
});

test('Buy Now stores the course and goes to the checkout', async () => {
  const { history } = await open('astrology-course');
  await userEvent.click(screen.getByRole('button', { name: 'Buy Now' }));

  expect(await screen.findByText('Proceed to Checkout!')).toBeVisible();
  await waitFor(() => expect(history.location.pathname).toBe('/checkout'));
  expect(storedCart()).toMatchObject([{ productId: 102, name: astrologyCourse!.title }]);
});

test.each(['Add to Cart', 'Buy Now'])('a double click on %s adds one place', async (name) => {
  await open();
  await userEvent.dblClick(screen.getByRole('button', { name }));
  expect(storedCart()).toMatchObject([{ productId: 101, quantity: 1 }]);
});

test('Buy Now adds one place while the checkout is loading, however often it is pressed', async () => {
  const { history } = await open();
  const button = screen.getByRole('button', { name: 'Buy Now' });
  act(() => {
    button.click();
    button.click();
  });
  expect(storedCart()).toMatchObject([{ productId: 101, quantity: 1 }]);
  await waitFor(() => expect(history.location.pathname).toBe('/checkout'));
});

test('Buy Now on a course that is in the cart raises its quantity, and the way back leads to the course', async () => {
  const { history } = await open();
  await userEvent.click(screen.getByRole('button', { name: 'Add to Cart' }));
  await userEvent.click(screen.getByRole('button', { name: 'Buy Now' }));
  expect(storedCart()).toMatchObject([{ productId: 101, quantity: 2 }]);
  await waitFor(() => expect(history.location.pathname).toBe('/checkout'));
  act(() => history.back());
  expect(history.location.pathname).toBe('/course/numerology-course');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Buy Now' })).toBeVisible());
});

test('Enroll Now leads to the sign-up form', async () => {
  await open();
  expect(screen.getByRole('link', { name: 'Enroll Now' })).toHaveAttribute(
    'href',
    '/login?view=signup',
  );
});

test('while no batch is on sale, the page says how many wait for one, and since when', async () => {
  fakeApi({
    'GET /courses/101/waiting': {
      body: { success: true, data: { count: 3, since: '2026-11-09T20:00:00.000Z' } },
    },
  });
  await open();
  expect(screen.getByText('No batch has a date yet.')).toBeVisible();
  fireEvent.scroll(window);
  expect(
    await screen.findByText(/: 3 students wait for it, the first since 10\sNovember/),
  ).toBeVisible();
});
