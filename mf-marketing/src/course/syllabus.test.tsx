import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeApi as fakeApiOf, fillIn, renderRemote } from 'shared/testing';
import * as remote from '../routes';

const waiting = { body: { success: true, data: { count: 0, since: null } } };
/** Nobody waits for a date. */
const fakeApi = (responses: Parameters<typeof fakeApiOf>[0]) =>
  fakeApiOf({
    'GET /courses/101/waiting': waiting,
    'GET /courses/102/waiting': waiting,
    ...responses,
  });

/** The URLs of the downloaded files. */
const downloads = () => {
  const saved: string[] = [];
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    if (this.hasAttribute('download')) saved.push(this.getAttribute('href')!);
  });
  return saved;
};

const openPage = async (token?: string, course = 'numerology-course') => {
  renderRemote(remote, { at: `/course/${course}`, token });
  await userEvent.click(await screen.findByRole('button', { name: 'Download Full Syllabus' }));
};

const openDialog = async () => {
  await openPage();
  const dialog = screen.getByRole('dialog', { name: 'Download Full Syllabus' });
  const field = (label: string) => within(dialog).getByLabelText<HTMLInputElement>(label);
  const fill = async (values: Record<string, string>) => {
    for (const [label, text] of Object.entries(values)) {
      await userEvent.clear(field(label));
      if (text) await fillIn(field(label), text);
    }
  };
  const submit = () =>
    userEvent.click(within(dialog).getByRole('button', { name: 'Send me the syllabus' }));
  return { dialog, field, fill, submit };
};

const valid = {
  'Full name': 'Asha Verma',
  Email: 'asha@example.com',
  'Phone number': '9876543210',
};

test.each(['numerology-course', 'astrology-course'])(
  'a visitor with a token gets the file of the %s at once',
  async (course) => {
    const saved = downloads();
    await openPage('a-token', course);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(saved).toEqual([`/syllabus/${course}.pdf`]);
  },
);

test('a visitor without a token is asked for contact details first', async () => {
  const saved = downloads();
  const { dialog, field } = await openDialog();
  expect(within(dialog).getByRole('form', { name: 'Download Full Syllabus' })).toBeVisible();
  expect(
    ['Full name', 'Email', 'Phone number'].map((label) => [
      field(label).name,
      field(label).autocomplete,
    ]),
  ).toEqual([
    ['full_name', 'name'],
    ['email', 'email'],
    ['phone_number', 'tel-national'],
  ]);
  expect(saved).toEqual([]);
});

test('contact details are sent without the country prefix, and the download starts', async () => {
  const { requests } = fakeApi({ 'POST /book-demo-class': { body: { status: true } } });
  const saved = downloads();
  const { dialog, fill, submit } = await openDialog();
  await fill(valid);
  await submit();

  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  expect(saved).toEqual(['/syllabus/numerology-course.pdf']);
  expect(requests.flatMap(({ body }) => body ?? [])).toEqual([
    {
      full_name: 'Asha Verma',
      email: 'asha@example.com',
      phone_number: '9876543210',
      type: 'download syllabus',
    },
  ]);

  await userEvent.click(screen.getByRole('button', { name: 'Download Full Syllabus' }));
  expect(screen.getByLabelText('Full name')).toHaveValue('');
});

test.each([
  ['an empty name', { 'Full name': ' ' }, 'Please fill all the fields.'],
  ['an empty e-mail', { Email: '' }, 'Please fill all the fields.'],
  ['an empty phone', { 'Phone number': '' }, 'Please fill all the fields.'],
  ['an e-mail without a dot', { Email: 'asha@example' }, 'Please enter a valid email.'],
  [
    'nine digits',
    { 'Phone number': '987654321' },
    'Please enter a valid 10-digit Indian phone number.',
  ],
  [
    'a phone that begins with 5',
    { 'Phone number': '5876543210' },
    'Please enter a valid 10-digit Indian phone number.',
  ],
  [
    'a wrong e-mail and an empty phone',
    { Email: 'asha', 'Phone number': '' },
    'Please fill all the fields.',
  ],
])('%s: one error appears, and nothing is sent', async (_, fault, message) => {
  const { requests } = fakeApi({});
  const { fill, submit } = await openDialog();
  await fill({ ...valid, ...fault });
  await submit();

  const alerts = await screen.findAllByRole('alert');
  expect(alerts.map(({ textContent }) => textContent)).toEqual([message]);
  expect(requests.filter(({ method }) => method === 'POST')).toEqual([]);
});

test.each([
  ['a refusal', { body: { status: false } }, 'Submission failed. Try again.'],
  ['an error', { status: 500, body: {} }, 'An error occurred. Please try again.'],
  ['a dead line', 'network error', 'An error occurred. Please try again.'],
] as const)(
  'after %s, an error appears and the form keeps its input',
  async (_, response, message) => {
    fakeApi({ 'POST /book-demo-class': response });
    const saved = downloads();
    const { field, fill, submit } = await openDialog();
    await fill(valid);
    await submit();

    expect(await screen.findByText(message)).toBeVisible();
    for (const [label, text] of Object.entries(valid)) expect(field(label)).toHaveValue(text);
    expect(saved).toEqual([]);
  },
);
