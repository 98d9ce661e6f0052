import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderRemote } from 'shared/testing';
import { leanCatalogue } from '../../testing/lean-catalogue';
import { fakeAdminApi } from '../../testing/fake-admin-api';
import { currentDraft, startFrom } from '../draft/draft-store';
import * as remote from '../../routes';

const open = (at: string) => {
  startFrom({ version: 1, catalogue: leanCatalogue });
  const api = fakeAdminApi({
    'GET /catalogue': {
      body: { version: 1, on_site: true, site_error: null, catalogue: leanCatalogue },
    },
    'GET /admin/catalogue/buyers': { body: { data: [] } },
  });
  const view = renderRemote(remote, {
    at,
    token: 'tok',
    user: { id: 1, name: 'Admin', role_id: 3 },
  });
  return { ...api, ...view };
};

/** The form is loaded when it is opened. */
const openForm = async (button: string) => {
  await userEvent.click(await screen.findByRole('button', { name: button }));
  await screen.findByRole('form');
};

const cardTitles = () =>
  screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);

const type = (label: string, value: string) =>
  fireEvent.input(screen.getByLabelText(label), { target: { value } });

const choose = (label: string, file: string) =>
  userEvent.upload(screen.getByLabelText(label), new File(['x'], file), { applyAccept: false });

const fillTutor = async (name: string) => {
  type('Name', name);
  type('Designation', 'Tarot reader');
  type('Course type', 'Tarot');
  type('Course name', 'tarot-course');
  type('Globe', 'https://example.com/article');
  await choose('Image', 'uma.png');
};

test.each([
  ['/admin/addCourse', 'Add new course', 'Course', ['Numerology Course', 'Astrology Course']],
  [
    '/admin/addWebinar',
    'Add new webinar',
    'Webinar',
    ['Numerology in Daily Life', 'Read Your Own Birth Chart'],
  ],
])(
  '%s shows a card for each published item and opens an empty form',
  async (at, addLabel, form, titles) => {
    open(at);
    const add = await screen.findByRole('button', { name: addLabel });
    expect(cardTitles()).toEqual(titles);
    for (const title of titles) {
      expect(screen.getByRole('button', { name: `Edit ${title}` })).toBeVisible();
      expect(screen.getByRole('button', { name: `Delete ${title}` })).toBeVisible();
    }
    await userEvent.click(add);
    expect(await screen.findByRole('form', { name: form })).toBeInTheDocument();
    expect(screen.getByLabelText('Title')).toHaveValue('');
  },
);

const names = (form: string) =>
  [...screen.getByRole<HTMLFormElement>('form', { name: form }).elements]
    .map((element) => element.getAttribute('name'))
    .filter(Boolean);

test('the course form has a control for every field', async () => {
  open('/admin/addCourse');
  await openForm('Add new course');
  expect(names('Course').toSorted()).toEqual(
    [
      ...['title', 'urlTitle', 'subtitle', 'image', 'oldPrice', 'newPrice', 'startDate'],
      ...['ytVideo', 'ytThumbnail', 'syllabus', 'unlockPowerTitle', 'unlockPowerDesc'],
      ...['noOfstu', 'noOfMod', 'hr', 'min', 'rating', 'avgPkg', 'totalExp', 'astroExp'],
      ...['courseDescription', 'learnLi.0', 'tutor.name', 'tutor.expertise', 'tutor.duration'],
      ...['tutor.certificate', 'tutor.tutorImg', 'tutor.detail'],
      ...['hi.title', 'hi.subtitle', 'hi.unlockPowerTitle', 'hi.unlockPowerDesc'],
      ...[
        'hi.courseDescription',
        'hi.learnLi.0',
        'hi.syllabus',
        'tutor.hi.expertise',
        'tutor.hi.detail',
      ],
      ...['advertisedPrice', 'studentPrice', 'materials', 'hi.materials', 'lectureHours', 'months'],
      ...[
        'lessonTitle',
        'hi.lessonTitle',
        'lessonVideo',
        'totalRatings',
        'leastAttended',
        'quizBound',
      ],
      ...['stars5', 'stars4', 'stars3', 'stars2', 'stars1'],
      ...['tutor.credentials', 'tutor.hi.credentials'],
    ].toSorted(),
  );
  expect(screen.getByLabelText('Rating')).toHaveAttribute('step', '0.1');
});

test('the webinar form has a control for every field and fills in the other dates', async () => {
  open('/admin/addWebinar');
  await openForm('Add new webinar');
  expect(names('Webinar').toSorted()).toEqual(
    [
      ...['title', 'urlTitle', 'dateOfWebinar', 'formattedWebinarDate', 'targetDate'],
      ...['cardIntroimage', 'oldPrice', 'discount', 'newPrice', 'webinarHerot1'],
      ...['webinarHerot2', 'webinarHerot3', 'webinarHerotime', 'ytThumbnail'],
      ...['webinarAgendaFocus', 'webinarAgendaTitle', 'webinarAgendaDuration'],
      ...['webinarAgendaBonusA', 'webinarAgendaBonusB', 'webinarVideoLink', 'webinarSeatsLeft'],
      ...['webinarLearnIntro', 'webinarLearnPoints.0'],
      ...['hi.title', 'hi.webinarHerot1', 'hi.webinarHerot2', 'hi.webinarHerot3'],
      ...['hi.webinarAgendaFocus', 'hi.webinarAgendaTitle', 'hi.webinarAgendaDuration'],
      ...['hi.webinarAgendaBonusA', 'hi.webinarAgendaBonusB', 'hi.webinarLearnIntro'],
      'hi.webinarLearnPoints.0',
      ...['webinarSubject', 'hi.webinarSubject'],
    ].toSorted(),
  );
  type('Webinar date', '2025-03-05');
  await waitFor(() => expect(screen.getByLabelText('Date in words')).toHaveValue('5 March 2025'));
  expect(screen.getByLabelText('Countdown ends')).toHaveValue('2025-03-05T00:00:00');
});

test('the tutor form has a control for every field', async () => {
  open('/admin/addTutor');
  await openForm('Add new tutor');
  expect(names('Tutor').toSorted()).toEqual(
    [
      'name',
      'designation',
      'courseType',
      'image',
      'courseLaunched',
      'courseName',
      'globe',
      'hi.designation',
      'hi.courseType',
    ].toSorted(),
  );
  expect(screen.getByLabelText('Course launched')).toHaveValue('no');
});

test('the form of a course shows its values, adds and removes outcomes, and saves', async () => {
  const { requests } = open('/admin/addCourse');
  await openForm('Edit Astrology Course');
  await userEvent.click(screen.getByRole('tab', { name: 'What it teaches' }));
  expect(screen.getByLabelText('Title')).toHaveValue('Astrology Course');
  const before = screen.getAllByLabelText(/^Outcome \d+$/).length;
  await userEvent.click(screen.getByRole('button', { name: 'Add outcome' }));
  await userEvent.click(screen.getByRole('button', { name: 'Update course' }));
  expect(
    (await screen.findAllByText('All learning outcomes must be filled.')).length,
  ).toBeGreaterThan(0);
  await userEvent.click(screen.getByRole('button', { name: 'Remove outcome 1' }));
  type(`Outcome ${before}`, 'Read a transit');
  type('Title', 'Astrology, the long way');
  await userEvent.click(screen.getByRole('button', { name: 'Update course' }));
  expect(await screen.findByText('Course updated successfully!')).toBeVisible();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(cardTitles()).toEqual(['Numerology Course', 'Astrology, the long way']);

  await userEvent.click(screen.getByRole('button', { name: 'Edit Astrology, the long way' }));
  const outcomes = screen.getAllByLabelText<HTMLInputElement>(/^Outcome \d+$/);
  expect(outcomes).toHaveLength(before);
  expect(outcomes.at(-1)).toHaveValue('Read a transit');
  expect(requests.map(({ method, path }) => `${method} ${path}`)).toEqual([
    'GET /catalogue?languages=all',
  ]);
});

test('each text has its Hindi one beside it, and an outcome keeps its own when another is removed', async () => {
  open('/admin/addCourse');
  const edit = async () => openForm('Edit Numerology Course');
  const save = () => userEvent.click(screen.getByRole('button', { name: 'Update course' }));
  const { hi, tutor } = leanCatalogue.courses[0]!;
  await edit();
  await userEvent.click(screen.getByRole('tab', { name: 'What it teaches' }));
  expect(screen.getByLabelText('Title in Hindi')).toHaveValue(hi!.title);
  expect(screen.getByLabelText('Title in Hindi')).toHaveAttribute('lang', 'hi');
  expect(screen.getByLabelText('About the tutor in Hindi')).toHaveValue(tutor[0]!.hi!.detail);
  expect(screen.getByLabelText('Outcome 2 in Hindi')).toHaveValue(hi!.learnLi![1]);
  await userEvent.click(screen.getByRole('button', { name: 'Remove outcome 1' }));
  expect(screen.getByLabelText('Outcome 1 in Hindi')).toHaveValue(hi!.learnLi![1]);
  await userEvent.click(screen.getByRole('button', { name: 'Add outcome' }));
  const last = hi!.learnLi!.length;
  expect(screen.getByLabelText(`Outcome ${last}`)).toHaveFocus();
  expect(screen.getByLabelText(`Outcome ${last} in Hindi`)).toHaveValue('');
  type(`Outcome ${last}`, 'Read a pair');
  type('Title in Hindi', ' अंक ');
  type('Subtitle in Hindi', '');
  await save();
  const saved = currentDraft().catalogue.courses[0]!;
  expect(saved.learnLi.at(-1)).toBe('Read a pair');
  expect(saved.hi).toEqual({
    ...hi,
    title: 'अंक',
    subtitle: undefined,
    learnLi: [...hi!.learnLi!.slice(1), ''],
  });
  expect(saved.hi).not.toHaveProperty('subtitle');

  await userEvent.click(screen.getByRole('button', { name: 'Review and publish' }));
  const review = await screen.findByRole('dialog', { name: 'Review and publish' });
  expect(review).toHaveTextContent('Numerology Course: Title in Hindi');
  // The subtitle and the new outcome.
  expect(review).toHaveTextContent('Numerology Course: 2 texts lack Hindi');
  expect(within(review).getAllByText(/lack Hindi/)).toHaveLength(1);
});

test('the focus moves to a new entry of a list, and to the only entry left after a removal', async () => {
  open('/admin/addWebinar');
  await openForm('Add new webinar');
  fireEvent.click(screen.getByRole('button', { name: 'Add point' }));
  expect(screen.getByLabelText('Point 2')).toHaveFocus();
  type('Point 1', 'first');
  type('Point 2', 'second');
  await userEvent.click(screen.getByRole('button', { name: 'Remove point 1' }));
  expect(screen.getByLabelText('Point 1')).toHaveFocus();
  expect(screen.getByLabelText('Point 1')).toHaveValue('second');
});

test('the card of a new tutor remains after navigation to another page and back', async () => {
  const { requests, history } = open('/admin/addTutor');
  await openForm('Add new tutor');
  await fillTutor('Uma Nair');
  expect(await screen.findByRole('img', { name: 'Preview: Image' })).toHaveAttribute(
    'src',
    expect.stringMatching(/^data:/),
  );
  await userEvent.click(screen.getByRole('button', { name: 'Add tutor' }));
  expect(await screen.findByText('Tutor added successfully!')).toBeVisible();
  expect(cardTitles()).toContain('Uma Nair');

  await userEvent.click(screen.getByRole('link', { name: 'Add Webinar' }));
  await screen.findByRole('heading', { level: 1, name: 'Webinars' });
  await userEvent.click(screen.getByRole('link', { name: 'Add Tutor' }));
  await screen.findByRole('heading', { level: 1, name: 'Tutors' });
  expect(cardTitles()).toContain('Uma Nair');
  expect(history.location.pathname).toBe('/admin/addTutor');
  // Each page asks for the published catalogue; the draft is sent nowhere.
  expect(new Set(requests.map(({ method, path }) => `${method} ${path}`))).toEqual(
    new Set(['GET /catalogue?languages=all']),
  );
});

test('a chosen file that is not a picture has no preview, and a picture chosen next has one', async () => {
  open('/admin/addTutor');
  await openForm('Add new tutor');
  await choose('Image', 'notes.txt');
  fireEvent.error(await screen.findByRole('img', { name: 'Preview: Image' }));
  expect(screen.queryByRole('img', { name: 'Preview: Image' })).not.toBeInTheDocument();
  const picture = new File(['other'], 'uma.png', { type: 'image/png' });
  await userEvent.upload(screen.getByLabelText('Image'), picture);
  expect(await screen.findByRole('img', { name: 'Preview: Image' })).toBeVisible();
});

test('a card shows equal values twice, and an id that stays the same after an edit', async () => {
  open('/admin/addTutor');
  await openForm('Add new tutor');
  await fillTutor('Kamala Iyer');
  type('Course type', 'Tarot reader');
  await userEvent.click(screen.getByRole('button', { name: 'Add tutor' }));
  const lines = () =>
    within(screen.getByRole('heading', { name: /^Kamala/ }).closest('li')!)
      .getAllByText(/.+/, { selector: 'p' })
      .map((line) => line.textContent);
  const [number] = lines().slice(-1);
  expect(number).toMatch(/^ID \d{3,5}$/);
  expect(lines()).toEqual(['Tarot reader', 'Tarot reader', 'Course not launched yet', number]);

  await userEvent.click(screen.getByRole('button', { name: 'Edit Kamala Iyer' }));
  type('Name', 'Kamala Rao');
  type('Designation', 'Palmist');
  await userEvent.click(screen.getByRole('button', { name: 'Update tutor' }));
  expect(lines()).toEqual(['Palmist', 'Tarot reader', 'Course not launched yet', number]);
});

test('Delete removes the card at once', async () => {
  open('/admin/addTutor');
  await userEvent.click(await screen.findByRole('button', { name: 'Delete Sunanda Deshpande' }));
  expect(cardTitles()).not.toContain('Sunanda Deshpande');
  expect(screen.getByRole('button', { name: 'Add new tutor' })).toHaveFocus();
});

const clickOutside = (dialog: HTMLElement) => {
  fireEvent.mouseDown(dialog);
  fireEvent.click(dialog);
};

test('a click outside closes an untouched form, a click inside does not', async () => {
  open('/admin/addTutor');
  await openForm('Edit Ritu Khandelwal');
  const dialog = screen.getByRole('dialog', { name: 'Edit tutor' });
  await userEvent.click(within(dialog).getByLabelText('Designation'));
  expect(dialog).toBeInTheDocument();
  clickOutside(dialog);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('a form with input asks before it closes', async () => {
  const { history } = open('/admin/addTutor');
  await openForm('Add new tutor');
  type('Name', 'Uma');
  clickOutside(screen.getByRole('dialog', { name: 'Add tutor' }));
  await userEvent.click(screen.getByRole('button', { name: 'Keep editing' }));
  expect(screen.getByLabelText('Name')).toHaveValue('Uma');

  act(() => history.push('/admin/addCourse'));
  await screen.findByRole('dialog', { name: 'Leave without saving?' });
  expect(history.location.pathname).toBe('/admin/addTutor');
  await userEvent.click(screen.getByRole('button', { name: 'Discard' }));
  await screen.findByRole('heading', { level: 1, name: 'Courses' });

  act(() => history.push('/admin/addTutor'));
  await openForm('Add new tutor');
  type('Name', 'Uma');
  clickOutside(screen.getByRole('dialog', { name: 'Add tutor' }));
  await userEvent.click(screen.getByRole('button', { name: 'Discard' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});
