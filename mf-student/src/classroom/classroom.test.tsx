import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { publicCatalogue } from 'shared/model/catalogue';
import { courseDetails, setPageCatalogue } from 'shared/page';
import { shippedCatalogue } from 'shared/model/shipped-catalogue';
import { fakeApi as fakeApiOf, forgetTime } from 'shared/testing';
import { noThreads, openDashboard, paying } from '../testing/dashboard';

afterEach(() => jest.useRealTimers());

const fakeApi = (responses: Parameters<typeof fakeApiOf>[0]) =>
  fakeApiOf({ ...noThreads, ...responses });

const at = (time: string) => jest.useFakeTimers({ now: new Date(time), advanceTimers: true });
/** The page reads the clock at each full minute. */
const later = (time: string) =>
  act(() => {
    forgetTime();
    jest.setSystemTime(new Date(time));
    jest.advanceTimersByTime(60_000);
  });

const batch = {
  id: 'evening',
  firstDay: '2026-12-07',
  lastDay: '2026-12-31',
  weekdays: [1, 3],
  time: '19:30',
  minutes: 60,
  language: 'Hindi',
  seats: 40,
  classLink: 'https://meet.example.com/class',
  whatsappGroup: 'https://chat.whatsapp.com/batch',
};
const session = {
  id: 'sunday',
  day: '2026-11-29',
  time: '11:00',
  minutes: 90,
  seats: 100,
  classLink: 'https://meet.example.com/sunday',
};
const classroom = (changes: object = {}) => ({
  body: {
    success: true,
    data: {
      title: 'Numerology Course',
      order_number: 'NK-1',
      batch,
      session: null,
      modules_done: [2],
      certificate: null,
      ...changes,
    },
  },
});
const certificate = { code: '7K3QX-9PMTW-4HJ2N-R8VDA', issued_at: '2026-12-20T20:00:00.000Z' };
const COURSE = 'GET /classroom/course/101';
const WEBINAR = 'GET /classroom/webinar/201';
const next = () => screen.findByRole('region', { name: 'Today' });

test.each([
  ['mycourse', 'Numerology Course', 'numerology-course', COURSE, {}],
  [
    'mywebinar',
    'Numerology in Daily Life',
    'numerology-webinar',
    WEBINAR,
    { batch: null, session },
  ],
])('the welcome dialog of %s opens the classroom', async (page, title, address, call, changes) => {
  fakeApi({ ...paying([101], [201]), [call]: classroom({ title, ...changes }) });
  const { history } = openDashboard(page);
  await userEvent.click(await screen.findByRole('button', { name: title }));
  const dialog = screen.getByRole('dialog', { name: `Welcome to ${title}` });
  await userEvent.click(within(dialog).getByRole('link', { name: 'Open classroom' }));
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
  expect(history.location.pathname).toBe(`/dashboard/asha-verma/${page}/${address}`);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(await screen.findByRole('link', { name: 'Order NK-1 and receipt' })).toHaveAttribute(
    'href',
    '/dashboard/asha-verma/orders',
  );
});

test('Join is shown from 15 minutes before the class until its end', async () => {
  at('2026-12-07T19:14:30+05:30');
  fakeApi({ [COURSE]: classroom() });
  openDashboard('mycourse/numerology-course');
  expect(await next()).toHaveTextContent('Monday, 7 December, 7:30 pm IST');
  expect(await next()).toHaveTextContent('from Monday, 7 December, 7:15 pm IST');
  expect(screen.queryByRole('link', { name: 'Join' })).toBeNull();
  later('2026-12-07T19:15:00+05:30');
  const join = screen.getByRole('link', { name: 'Join' });
  expect(join).toHaveAttribute('href', batch.classLink);
  later('2026-12-07T20:28:00+05:30');
  expect(screen.getByRole('link', { name: 'Join' })).toBeVisible();
  expect(screen.getByText('Live now')).toBeVisible();
  later('2026-12-07T20:30:00+05:30');
  expect(await next()).toHaveTextContent('Wednesday, 9 December, 7:30 pm IST');
  expect(screen.queryByRole('link', { name: 'Join' })).toBeNull();
});

test('the tick of a module is saved, and a change that could not be saved is reverted', async () => {
  const TICK = 'PUT /classroom/course/101/modules/1';
  const { requests, responses } = fakeApi({
    [COURSE]: classroom(),
    [TICK]: classroom({ modules_done: [1, 2], certificate }),
  });
  openDashboard('mycourse/numerology-course');
  const first = await screen.findByRole('checkbox', { name: 'Foundations of number' });
  expect(screen.getByRole('checkbox', { name: 'The Lo Shu grid' })).toBeChecked();
  await userEvent.click(first);
  await waitFor(() => expect(first).toBeChecked());
  expect(requests.at(-1)).toMatchObject({ method: 'PUT', body: { done: true } });
  expect(screen.getByText('2 of 5')).toBeVisible();
  expect(await screen.findByRole('link', { name: 'Open certificate' })).toHaveAttribute(
    'href',
    '/certificate/7K3QX-9PMTW-4HJ2N-R8VDA',
  );
  responses[TICK] = 'network error';
  await userEvent.click(first);
  expect(await screen.findByText(/could not be saved/)).toBeVisible();
  await waitFor(() => expect(first).toBeChecked());
});

test('the classroom of a course shows timetable, files, WhatsApp group and mentor', async () => {
  at('2026-12-01T10:00:00+05:30');
  fakeApi({ [COURSE]: classroom() });
  openDashboard('mycourse/numerology-course');
  const timetable = within(await screen.findByRole('region', { name: 'Timetable' }));
  expect(timetable.getByText(/^Mon, Wed, 7:30 pm IST, from 7 December/)).toBeVisible();
  expect(timetable.getByText('4 more classes')).toBeVisible();
  expect(timetable.getAllByText(/December, 7:30 pm IST$/, { selector: 'time' })).toHaveLength(8);
  expect(screen.getByRole('link', { name: 'Syllabus (PDF)' })).toHaveAttribute(
    'href',
    '/syllabus/numerology-course.pdf',
  );
  expect(screen.getByRole('link', { name: /^WhatsApp group/ })).toHaveAttribute(
    'href',
    batch.whatsappGroup,
  );
  expect(screen.getByRole('heading', { name: 'Your mentor' })).toBeVisible();
});

test('a moved class is the next one, a cancelled one is said, and both stand in the timetable', async () => {
  at('2026-12-06T10:00:00+05:30');
  const changed_at = '2026-12-01T00:00:00.000Z';
  const changes = [
    { day: '2026-12-07', start: '2026-12-08T05:30:00.000Z', changed_at },
    { day: '2026-12-09', start: null, changed_at },
  ];
  fakeApi({ [COURSE]: classroom({ changes }) });
  openDashboard('mycourse/numerology-course');
  expect(await next()).toHaveTextContent('Tuesday, 8 December, 11:00 am IST');
  const timetable = within(screen.getByRole('region', { name: 'Timetable' }));
  const [moved, cancelled] = timetable.getAllByRole('listitem');
  expect(moved).toHaveTextContent('11:00 am IST MovedInstead of Monday, 7 December');
  expect(cancelled).toHaveTextContent('Wednesday, 9 December, 7:30 pm IST Cancelled');
});

const material = {
  id: 1,
  type: 'recording',
  title: 'Class 1',
  link: 'https://video.example.com/1',
  added_at: '2026-12-07T15:30:00.000Z',
};

test.each([
  ['course', COURSE],
  ['webinar', WEBINAR],
])('a %s shows the recordings and notes that were added', async (kind, call) => {
  const notes = { ...material, id: 2, type: 'notes', title: 'Tables', link: '/uploads/tables.pdf' };
  fakeApi({ [call]: classroom({ materials: [notes, material] }) });
  openDashboard(`my${kind}/numerology-${kind}`);
  const section = within(await screen.findByRole('region', { name: 'Recordings and notes' }));
  const links = section.getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual([notes.link, material.link]);
  expect(links.map((link) => link.textContent)).toEqual(['Notes: Tables', 'Recording: Class 1']);
  expect(section.getAllByText('7 Dec 2026')).toHaveLength(2);
});

test('if there are many recordings, the older ones are collapsed', async () => {
  const materials = Array.from({ length: 8 }, (_, id) => ({ ...material, id, title: `No ${id}` }));
  fakeApi({ [COURSE]: classroom({ materials }) });
  openDashboard('mycourse/numerology-course');
  expect(await screen.findByText('2 more')).toBeVisible();
  expect(screen.getAllByText(/^No \d$/)).toHaveLength(8);
});

test('recordings stand under their class, and what is new since the last visit is marked', async () => {
  at('2026-12-10T10:00:00+05:30');
  const [second, first] = recordings;
  const early = { ...material, id: 3, title: 'Welcome', added_at: '2026-12-01T16:00:00.000Z' };
  localStorage.setItem(
    'visited /dashboard/asha-verma/mycourse/numerology-course',
    '2026-12-09T10:00:00.000Z',
  );
  fakeApi({ [COURSE]: classroom({ materials: [second, first, early] }) });
  openDashboard('mycourse/numerology-course');
  const section = await screen.findByRole('region', { name: 'Recordings and notes' });
  const texts = within(section).getAllByText(/December$|^Class|^Welcome|^New$/);
  expect(texts.map(({ textContent }) => textContent)).toEqual([
    'Wednesday, 9\u00a0December',
    'Recording: Class 2',
    'New',
    'Monday, 7\u00a0December',
    'Recording: Class 1',
    'Recording: Welcome',
  ]);
});

test.each([undefined, []])(
  'without recordings (%j) a text says that none has been added',
  async (materials) => {
    fakeApi({ [COURSE]: classroom({ materials }) });
    openDashboard('mycourse/numerology-course');
    const section = await screen.findByRole('region', { name: 'Recordings and notes' });
    expect(section).toHaveTextContent('No recordings or notes have been added yet.');
  },
);

test.each([
  ['course', COURSE],
  ['webinar', WEBINAR],
])('a %s without a date says when the date comes', async (kind, call) => {
  fakeApi({ [call]: classroom({ batch: null }) });
  openDashboard(`my${kind}/numerology-${kind}`);
  expect(await next()).toHaveTextContent('We will send the date by WhatsApp within 24 hours.');
});

test('from the second day on, a course without a date says that we are late', async () => {
  at('2026-11-22T23:00:00+05:30');
  const waits_since = '2026-11-21T12:00:00Z';
  fakeApi({ [COURSE]: classroom({ batch: null, waits_since }) });
  openDashboard('mycourse/numerology-course');
  expect(await next()).toHaveTextContent('We are late with the date');
  expect(await next()).not.toHaveTextContent('24 hours');
});

test('a ticket without a session shows its Sunday, and says after that day that it was not held', async () => {
  at('2026-11-29T23:00:00+05:30');
  fakeApi({ [WEBINAR]: classroom({ batch: null, day: '2026-11-29' }) });
  openDashboard('mywebinar/numerology-webinar');
  expect(await next()).toHaveTextContent('Sunday, 29 November');
  expect(await next()).toHaveTextContent(
    'We will send you the hour by e-mail, at the latest on Sunday, 29 November.',
  );
  later('2026-11-30T00:00:00+05:30');
  expect(await next()).toHaveTextContent('Your webinar does not take place');
  expect(await next()).toHaveTextContent('It did not take place.');
});

test('a webinar has a link to join, and is over after its end', async () => {
  at('2026-11-29T10:50:00+05:30');
  fakeApi({ [WEBINAR]: classroom({ batch: null, session }) });
  openDashboard('mywebinar/numerology-webinar');
  expect(await screen.findByRole('link', { name: 'Join' })).toHaveAttribute(
    'href',
    session.classLink,
  );
  later('2026-11-29T12:30:00+05:30');
  expect(await next()).toHaveTextContent('This webinar is over');
});

test('a course that the student has not bought links to its public page', async () => {
  fakeApi({ [COURSE]: { status: 404, body: { message: 'You are not enrolled.' } } });
  openDashboard('mycourse/numerology-course');
  expect(await screen.findByText('You are not enrolled in this course')).toBeVisible();
  expect(screen.getByRole('link', { name: 'See the course' })).toHaveAttribute(
    'href',
    '/course/numerology-course',
  );
});

test('an unknown address sends no request and links back to the list', async () => {
  const { requests } = fakeApi({});
  openDashboard('mywebinar/palmistry');
  expect(await screen.findByText('There is no such webinar')).toBeVisible();
  expect(screen.getByRole('link', { name: 'My webinars' })).toHaveAttribute(
    'href',
    '/dashboard/asha-verma/mywebinar',
  );
  expect(requests).toEqual([]);
});

test('a failure is shown with a retry button', async () => {
  const { responses } = fakeApi({ [COURSE]: 'network error' });
  openDashboard('mycourse/numerology-course');
  expect(await screen.findByRole('alert')).toHaveTextContent('could not load your course');
  responses[COURSE] = classroom();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await next()).toBeVisible();
});

test('while another classroom is loading or after a failure, the page no longer shows the one before', async () => {
  let respond: (failure: { status: number }) => void = () => {};
  fakeApi({
    [COURSE]: classroom(),
    'GET /classroom/course/102': new Promise<{ status: number }>((resolve) => (respond = resolve)),
  });
  const { history } = openDashboard('mycourse/numerology-course');
  expect(await next()).toBeVisible();
  act(() => history.push('/dashboard/asha-verma/mycourse/astrology-course'));
  expect(await screen.findByRole('heading', { level: 1, name: 'Astrology Course' })).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Next class' })).not.toBeInTheDocument();
  respond({ status: 500 });
  expect(await screen.findByRole('alert')).toHaveTextContent('could not load your course');
  expect(screen.queryByRole('region', { name: 'Next class' })).not.toBeInTheDocument();
});

test('the certificate is requested as a file, and a failure is shown', async () => {
  const { requests } = fakeApi({
    [COURSE]: classroom({ certificate }),
    [`${COURSE}/certificate.pdf`]: { status: 500 },
  });
  openDashboard('mycourse/numerology-course');
  await userEvent.click(await screen.findByRole('button', { name: 'Download PDF' }));
  expect(await screen.findByText('The certificate could not be loaded.')).toBeVisible();
  expect(requests.at(-1)?.path).toBe('/classroom/course/101/certificate.pdf');
});

test('modules that the page does not contain are fetched, with a retry after a failure', async () => {
  const FILE = 'GET /catalogue/courses/numerology-course.json';
  const course = courseDetails('numerology-course');
  setPageCatalogue({ ...publicCatalogue(shippedCatalogue), details: {} });
  const { responses } = fakeApi({ [COURSE]: classroom(), [FILE]: { status: 500 } });
  openDashboard('mycourse/numerology-course');
  expect(await screen.findByText('We could not load the modules of this course.')).toBeVisible();
  expect(await next()).toBeVisible();
  responses[FILE] = { body: course };
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('checkbox', { name: 'The Lo Shu grid' })).toBeChecked();
});

const recordings = [
  { ...material, id: 2, title: 'Class 2', added_at: '2026-12-09T16:00:00.000Z', day: '2026-12-09' },
  { ...material, day: '2026-12-07' },
];
const attendance = [
  { day: '2026-12-07', there: true },
  { day: '2026-12-09', there: false },
];
const timetable = () => screen.findByRole('region', { name: 'Timetable' });

test('each class of the past stays in the timetable, with what came of it', async () => {
  at('2026-12-15T10:00:00+05:30');
  const changes = [{ day: '2026-12-14', start: null, changed_at: '2026-12-13T00:00:00.000Z' }];
  fakeApi({ [COURSE]: classroom({ materials: recordings, attendance, changes }) });
  openDashboard('mycourse/numerology-course');
  const region = within(await timetable());
  const classes = region.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(classes).toContainEqual(expect.stringMatching(/14.December.*Did not take place$/));
  expect(classes).toContainEqual(expect.stringMatching(/9.December.*Missed.*Recording: Class 2/));
  expect(classes).toContainEqual(expect.stringMatching(/7.December.*Attended.*Recording: Class 1/));
  expect(screen.getByText('2 of 7 classes, 1 missed, 1 recording to see')).toBeVisible();
  await userEvent.click(region.getByRole('link', { name: 'Recording: Class 2' }));
  expect(screen.getByText('2 of 7 classes, 1 missed')).toBeVisible();
});

test('after the last class the next step is said, and then the certificate is announced', async () => {
  at('2027-01-05T10:00:00+05:30');
  const { responses } = fakeApi({ [COURSE]: classroom() });
  const { unmount } = openDashboard('mycourse/numerology-course');
  expect(await screen.findByText(/Next: tick what you have done \(1 of 5\)/)).toBeVisible();
  unmount();
  responses[COURSE] = classroom({ certificate });
  openDashboard('mycourse/numerology-course');
  expect(await screen.findByText(/^Your certificate is ready/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Share on WhatsApp' })).toHaveAttribute(
    'href',
    expect.stringContaining(encodeURIComponent(`/certificate/${certificate.code}`)),
  );
});

test('when the course is over, the student is asked for stars and a few words, and may change them', async () => {
  at('2027-01-05T10:00:00+05:30');
  const review = { state: 'asked', stars: null, text: '' };
  const { requests, responses } = fakeApi({
    [COURSE]: classroom({ review }),
    'PUT /classroom/course/101/review': { body: { status: true, message: 'Thank you here.' } },
  });
  openDashboard('mycourse/numerology-course');
  const form = within(await screen.findByRole('form', { name: 'How was the course?' }));
  await userEvent.click(form.getByRole('button', { name: 'Send review' }));
  expect(form.getByText('Please choose the stars.')).toBeVisible();
  await userEvent.click(form.getByRole('radio', { name: '4 stars' }));
  await userEvent.type(form.getByLabelText('Your words'), 'Clear');
  responses[COURSE] = classroom({ review: { state: 'waiting', stars: 4, text: 'Clear' } });
  await userEvent.click(form.getByRole('button', { name: 'Send review' }));
  expect(await screen.findByText('Thank you here.')).toBeVisible();
  expect(requests.find(({ method }) => method === 'PUT')?.body).toEqual({
    ...{ stars: 4, text: 'Clear' },
  });
  expect(await screen.findByText('We are reading it')).toBeVisible();
  expect(form.getByRole('button', { name: 'Change review' })).toBeVisible();
  expect(form.getByLabelText('Your words')).toHaveValue('Clear');
});

test('a student moves to another batch', async () => {
  at('2026-11-20T12:00:00+05:30');
  const other_batches = [
    { schedule_id: 'later', when: 'Mon–Fri, 7:30 pm IST, from 5 January 2027', language: 'Hindi' },
  ];
  const { requests, responses } = fakeApi({
    [COURSE]: classroom({ other_batches }),
    'PUT /classroom/course/101/batch': { body: { status: true, message: 'You are in it now.' } },
  });
  openDashboard('mycourse/numerology-course');
  await userEvent.click(await screen.findByRole('button', { name: 'Change batch' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(dialog.getByRole('button', { name: 'Take this batch' }));
  expect(requests.some(({ method }) => method === 'PUT')).toBe(false);
  await userEvent.click(dialog.getByRole('radio', { name: /from 5 January 2027, in Hindi/ }));
  responses[COURSE] = classroom();
  await userEvent.click(dialog.getByRole('button', { name: 'Take this batch' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Change batch' })).toBeNull());
  expect(requests.find(({ method }) => method === 'PUT')?.body).toEqual({ schedule_id: 'later' });
});

test('a question of the quiz asks for a photo, which the teacher marks', async () => {
  at('2026-12-09T18:00:00+05:30');
  const module = shippedCatalogue.courses[0]!.modules[0]!.id;
  const quiz = [{ module, id: 'grid', question: 'Draw your grid', right: false, upload: true }];
  const { responses } = fakeApi({ [COURSE]: classroom({ quiz }) });
  const { unmount } = openDashboard('mycourse/numerology-course');
  await userEvent.click(await screen.findByText('Quiz: 0 of 1 right'));
  await userEvent.click(screen.getByRole('button', { name: 'Send a photo' }));
  const dialog = within(
    await screen.findByRole('dialog', { name: 'Send a photo: Draw your grid' }),
  );
  expect(await dialog.findByRole('form', { name: 'Send a photo' })).toBeVisible();
  await userEvent.type(dialog.getByLabelText('Your answer'), 'Here it is');
  await userEvent.click(dialog.getByRole('button', { name: 'Send' }));
  expect(dialog.getByLabelText(/^Photo/)).toHaveAccessibleDescription(/Please add a photo\./);
  unmount();
  const thread = {
    ...{ id: 3, kind: 'course', product_id: 101, title: '', url_title: '', about: '', from: '' },
    ...{ module, question: 'grid', state: 'open', reported: false, messages: [] },
  };
  responses['GET /threads'] = { body: { success: true, data: [thread] } };
  openDashboard('mycourse/numerology-course');
  await userEvent.click(await screen.findByText('Quiz: 0 of 1 right'));
  expect(await screen.findByText('Your teacher marks it within two days')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Send a photo' })).toBeNull();
});

test('a student answers the quiz of a module, sees why it is wrong, and tries again', async () => {
  at('2026-12-09T18:00:00+05:30');
  const ANSWER = 'POST /classroom/course/101/quiz';
  const module = shippedCatalogue.courses[0]!.modules[0]!.id;
  const asked = { module, id: 'moon', question: 'Which number is of the Moon?', right: false };
  const quiz = [{ ...asked, choices: ['One', 'Two'] }];
  const checked = (right: boolean) => ({
    body: { success: true, data: { right, explanation: 'The Moon is two.' } },
  });
  const { requests, responses } = fakeApi({
    [COURSE]: classroom({ quiz, quiz_needed: 1 }),
    [ANSWER]: checked(false),
  });
  openDashboard('mycourse/numerology-course');
  await userEvent.click(await screen.findByText('Quiz: 0 of 1 right'));
  const form = within(screen.getByRole('form', { name: asked.question }));
  await userEvent.click(form.getByRole('button', { name: 'Check answer' }));
  expect(form.getByText('Please choose an answer.')).toBeVisible();
  await userEvent.click(form.getByRole('radio', { name: 'One' }));
  await userEvent.click(form.getByRole('button', { name: 'Check answer' }));
  expect(await form.findByText('Not right yet')).toBeVisible();
  expect(form.getByText('The Moon is two.')).toBeVisible();
  expect(requests.find(({ method }) => method === 'POST')?.body).toEqual({
    module,
    question: 'moon',
    answer: 'One',
  });
  responses[ANSWER] = checked(true);
  responses[COURSE] = classroom({ quiz: [{ ...quiz[0], right: true }] });
  await userEvent.click(form.getByRole('radio', { name: 'Two' }));
  await userEvent.click(form.getByRole('button', { name: 'Try again' }));
  expect(await form.findByText('Right')).toBeVisible();
  expect(await screen.findByText('Quiz: 1 of 1 right')).toBeVisible();
});

test('after the last class the classroom says what is left until the certificate', async () => {
  at('2027-01-09T18:00:00+05:30');
  const module = shippedCatalogue.courses[0]!.modules[0]!.id;
  const quiz = [{ module, id: 'moon', question: 'Which number?', right: false }];
  fakeApi({ [COURSE]: classroom({ quiz, quiz_needed: 1 }) });
  openDashboard('mycourse/numerology-course');
  const left = await screen.findByText(/^All classes are over\./);
  expect(left).toHaveTextContent('tick what you have done (1 of 5)');
  expect(left).toHaveTextContent('Quizzes: 1 more right answer to go. After that you get your');
});

test.each([[[2]], [[1, 2, 3, 4, 5]]])(
  'without its share of the classes no certificate is promised, with the ticks %j',
  async (modules_done) => {
    at('2027-01-09T18:00:00+05:30');
    const [course] = shippedCatalogue.courses;
    setPageCatalogue(
      publicCatalogue({ ...shippedCatalogue, courses: [{ ...course!, leastAttended: 60 }] }),
    );
    fakeApi({ [COURSE]: classroom({ attendance, modules_done }) });
    openDashboard('mycourse/numerology-course');
    const told = await screen.findAllByText(/you have to be in at least 60% of the classes\./);
    expect(told).toHaveLength(2);
    expect(screen.queryByText(/After that you get your certificate/)).not.toBeInTheDocument();
  },
);
