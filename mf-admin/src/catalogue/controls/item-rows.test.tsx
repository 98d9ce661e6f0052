import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { shippedCatalogue } from 'shared/model/shipped-catalogue';
import { renderRemote } from 'shared/testing';
import { fakeAdminApi } from '../../testing/fake-admin-api';
import { currentDraft, startFrom } from '../draft/draft-store';
import * as remote from '../../routes';

const quiz = [
  {
    id: 'sun',
    question: 'And of the Sun?',
    answers: ['One', 'Two'],
    number: 0,
    tolerance: 0,
    explanation: 'One.',
    hi: { question: 'और सूर्य का?', answers: ['एक', 'दो'] },
  },
];
const catalogue = {
  ...shippedCatalogue,
  // The form is faster with few.
  courses: shippedCatalogue.courses.map((course) => ({
    ...course,
    modules: course.modules
      .slice(0, 3)
      .map((module, index) => (index === 2 ? { ...module, quiz } : module)),
    StudentTestimonial: [],
  })),
  webinars: shippedCatalogue.webinars.map((webinar) => ({
    ...webinar,
    webinarTestimonials: webinar.webinarTestimonials.slice(0, 2),
  })),
};

async function edit(page: string, title: string) {
  startFrom({ version: 1, catalogue });
  fakeAdminApi({
    'GET /catalogue': { body: { version: 1, on_site: true, site_error: null, catalogue } },
    'GET /admin/catalogue/buyers': { body: { data: [] } },
  });
  renderRemote(remote, {
    at: `/admin/${page}`,
    token: 'tok',
    user: { id: 1, name: 'Admin', role_id: 3 },
  });
  await press(`Edit ${title}`);
  await screen.findByRole('form');
  const tab = screen.queryByRole('tab', { name: 'Modules' });
  if (tab) await userEvent.click(tab);
}
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const type = async (field: HTMLElement, text: string) => {
  await userEvent.clear(field);
  await userEvent.type(field, text);
};
const row = (name: string) => within(screen.getByRole('group', { name }));

test('a module is moved, changed, removed and added, and each keeps its id, its Hindi and its points', async () => {
  await edit('addCourse', 'Numerology Course');
  const before = catalogue.courses[0]!.modules;
  await press('Move down module 1');
  expect(screen.getByRole('button', { name: 'Move down module 2' })).toHaveFocus();
  await type(row('module 1').getByLabelText('Module title'), 'The grid of nine');
  await press('Remove module 3');
  await press('Add module');
  const added = row('module 3');
  expect(added.getByLabelText('Module title')).toHaveFocus();
  await type(added.getByLabelText('Module title'), 'Gems');
  await type(added.getByLabelText('Module points'), 'Ruby{enter}{enter} Pearl ');
  await type(added.getByLabelText('Module points in Hindi'), 'माणिक');
  await press('Update course');

  const [grid, foundations, ...others] = currentDraft().catalogue.courses[0]!.modules;
  expect(foundations).toEqual(before[0]);
  expect(grid).toEqual({ ...before[1]!, title: 'The grid of nine' });
  expect(others).toEqual([
    {
      id: expect.stringMatching(/^module-[a-z0-9]+-2$/) as string,
      title: 'Gems',
      hours: 0,
      summary: '',
      topics: ['Ruby', 'Pearl'],
      practice: '',
      hi: { topics: ['माणिक'] },
    },
  ]);

  await press('Review and publish');
  const review = await screen.findByRole('dialog', { name: 'Review and publish' });
  for (const change of [
    'Modules, The Lo Shu grid: Module title',
    'Modules, Names that fit: removed',
    'Modules, Gems: new',
    'Modules, all: order',
  ]) {
    expect(review).toHaveTextContent(change);
  }
});

test('a module without a title is named', async () => {
  await edit('addCourse', 'Numerology Course');
  await userEvent.clear(row('module 2').getByLabelText('Module title'));
  await press('Update course');
  const message = 'Modules 2: please fill in the module title.';
  expect(await screen.findAllByText(message)).not.toEqual([]);
});

test('an edited attendee keeps picture and colours, and a new one needs no picture', async () => {
  await edit('addWebinar', 'Read Your Own Birth Chart');
  const [first, ...others] = catalogue.webinars[1]!.webinarTestimonials;
  await type(row('testimonial 1').getByLabelText('Who says it'), 'Leela');
  await press('Add testimonial');
  const added = row(`testimonial ${others.length + 2}`);
  await type(added.getByLabelText('Who says it'), 'Mira');
  await type(added.getByLabelText('Testimonial'), 'Clear.');
  await press('Update webinar');
  expect(currentDraft().catalogue.webinars[1]!.webinarTestimonials).toEqual([
    { ...first!, name: 'Leela' },
    ...others,
    expect.objectContaining({ name: 'Mira', text: 'Clear.', img: '', bgColor: '', color: '' }),
  ]);
});

test('a course that is saved without a change is not changed', async () => {
  await edit('addCourse', 'Numerology Course');
  await press('Update course');
  expect(await screen.findByText('Course updated successfully!')).toBeVisible();
  expect(currentDraft().changes).toBe(0);
});

test('a module has a quiz of its own, which moves with it', async () => {
  await edit('addCourse', 'Numerology Course');
  await userEvent.click(row('module 1').getByRole('button', { name: 'Add question' }));
  const question = within(row('module 1').getByRole('group', { name: 'question 1' }));
  expect(question.getByLabelText('Question')).toHaveFocus();
  await userEvent.type(question.getByLabelText('Question'), 'Which number is of the Moon?');
  await userEvent.type(question.getByLabelText('Answers to choose from'), 'Two{enter}One');
  await press('Update course');
  expect(
    await screen.findAllByText('Modules 1, quiz 1: please fill in the explanation.'),
  ).not.toHaveLength(0);
  await userEvent.type(question.getByLabelText('Explanation'), 'It is so.');
  await press('Move down module 1');
  await press('Update course');
  const quizzes = () => currentDraft().catalogue.courses[0]!.modules.map(({ quiz }) => quiz);
  const stored = {
    id: expect.stringMatching(/^question-[a-z0-9]+-0$/) as string,
    question: 'Which number is of the Moon?',
    answers: ['Two', 'One'],
    explanation: 'It is so.',
  };
  expect(quizzes()).toMatchObject([undefined, [stored], quiz]);
});
