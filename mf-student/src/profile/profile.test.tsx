import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { isOwnName } from 'shared/model/paths';
import { fakeApi } from 'shared/testing';
import { openDashboard } from '../testing/dashboard';

const profile = {
  id: 7,
  name: 'Asha Verma',
  slug: 'asha-verma',
  email: 'student@example.com',
  phone: '9876543210',
  role_id: 1,
  profile: { dob: '1990-04-05', gender: 'female', avatar: '/uploads/old.webp' },
};

const loaded = (changes: object = {}) => ({
  'GET /profile': { body: { status: true, data: { ...profile, ...changes } } },
});

const form = () => screen.findByRole('form', { name: 'Update profile' });
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save profile' }));
const rename = async (name: string) => {
  await userEvent.clear(screen.getByLabelText('Name'));
  await userEvent.type(screen.getByLabelText('Name'), name);
};

test('the profile is loaded into the form; e-mail and phone are read-only', async () => {
  const { requests } = fakeApi(loaded());
  openDashboard('updateprofile');
  expect(await form()).toHaveFormValues({
    name: 'Asha Verma',
    email: 'student@example.com',
    phone: '9876543210',
    dob: '1990-04-05',
    gender: 'female',
  });
  expect(requests).toMatchObject([{ method: 'GET', path: '/profile', body: null }]);
  expect(screen.getByLabelText('Email')).toHaveAttribute('readonly');
  expect(screen.getByLabelText('Phone')).toHaveAttribute('readonly');
  const options = screen.getAllByRole<HTMLOptionElement>('option');
  expect(options.map(({ textContent, value }) => [textContent, value])).toEqual([
    ['Male', 'male'],
    ['Female', 'female'],
    ['Other', 'other'],
  ]);
  expect(screen.getByRole('img', { name: 'Your picture' })).toHaveAttribute(
    'src',
    '/uploads/old.webp',
  );
});

test('a saved profile resets the form to what was saved', async () => {
  fakeApi({ ...loaded(), 'PUT /profile/update': { status: 204 } });
  openDashboard('updateprofile');
  // The host asks before it reloads a page with input that is not saved yet.
  const onReset = jest.fn();
  (await form()).addEventListener('reset', onReset);
  await userEvent.selectOptions(screen.getByLabelText(/Gender/), 'other');
  await save();
  await screen.findByText('Profile updated successfully!');
  expect(onReset).toHaveBeenCalledTimes(1);
  expect(await form()).toHaveFormValues({ name: 'Asha Verma', dob: '1990-04-05', gender: 'other' });
});

test('a profile without birth date, gender and avatar leaves them empty', async () => {
  const { requests } = fakeApi({
    'GET /profile': { body: { data: { ...profile, profile: null } } },
    'PUT /profile/update': { status: 204 },
  });
  openDashboard('updateprofile');
  expect(await form()).toHaveFormValues({ dob: '' });
  await save();
  await screen.findByText('Profile updated successfully!');
  expect(requests[1]?.body).toEqual({
    name: 'Asha Verma',
    email: 'student@example.com',
    phone: '9876543210',
    dob: '',
    gender: '',
    avatar: '',
  });
});

test('the language of e-mails and receipts is shown, and sent when it is changed', async () => {
  const { requests } = fakeApi({
    'GET /profile': { body: { data: { ...profile, language: 'en' } } },
    'PUT /profile/update': { status: 204 },
  });
  openDashboard('updateprofile');
  await form();
  const languages = within(screen.getByRole('group', { name: 'Language of e-mails and receipts' }));
  const choose = (name: string) => userEvent.click(languages.getByRole('radio', { name }));
  const sent = () =>
    requests.flatMap(({ method, body }) =>
      method === 'PUT' ? [(body as { language?: string }).language] : [],
    );
  expect(languages.getByRole('radio', { name: 'English' })).toBeChecked();
  await save();
  await waitFor(() => expect(sent()).toEqual([undefined]));
  await choose('हिन्दी');
  await save();
  await waitFor(() => expect(sent()).toEqual([undefined, 'hi']));
  expect(languages.getByRole('radio', { name: 'हिन्दी' })).toBeChecked();
  await choose('English');
  await save();
  await waitFor(() => expect(sent()).toEqual([undefined, 'hi', 'en']));
});

test.each([
  [{ status: 401 }, 'Failed to fetch user profile. Please login again.'],
  [{ status: 500 }, 'Failed to fetch user profile. Please login again.'],
  ['network error' as const, 'Failed to fetch user profile. Please login again.'],
  [{ body: {} }, 'Unable to load user. Please login again.'],
  [{ text: '<html>' }, 'Failed to fetch user profile. Please login again.'],
  [{ body: { data: {} } }, 'Unable to load user. Please login again.'],
  [{}, 'Unable to load user. Please login again.'],
  [{ status: 204 }, 'Unable to load user. Please login again.'],
])(
  'after the response %j to the profile request, the page says "%s"',
  async (response, message) => {
    fakeApi({ 'GET /profile': response });
    const { history } = openDashboard('updateprofile');
    expect(await screen.findByText(message)).toBeVisible();
    expect(screen.queryByRole('form')).not.toBeInTheDocument();
    expect(history.location.pathname).toBe('/dashboard/asha-verma/updateprofile');
  },
);

test('a failed load of the profile can be retried', async () => {
  const { responses } = fakeApi({ 'GET /profile': { status: 500 } });
  openDashboard('updateprofile');
  const again = await screen.findByRole('button', { name: 'Try again' });
  Object.assign(responses, loaded());
  await userEvent.click(again);
  expect(await form()).toBeVisible();
});

test.each([
  [{ name: '' }, 'Please fill all required fields.', 'Name'],
  [{ name: '   ' }, 'Please fill all required fields.', 'Name'],
  [{ email: '' }, 'Please fill all required fields.', 'Email'],
  [{ phone: '' }, 'Please fill all required fields.', 'Phone'],
  [{ phone: null }, 'Please fill all required fields.', 'Phone'],
  [{ email: 'student@example' }, 'Invalid email format.', 'Email'],
  [{ phone: '987654321' }, 'Phone number must be exactly 10 digits.', 'Phone'],
])('a profile with %j is not sent: %s', async (changes, message, label) => {
  const { requests } = fakeApi(loaded(changes));
  openDashboard('updateprofile');
  await form();
  await save();
  // The message is shown in a toast and beside the field.
  expect(await screen.findAllByText(message)).toHaveLength(2);
  expect(screen.getByLabelText(label)).toHaveAccessibleDescription(
    expect.stringContaining(message),
  );
  expect(screen.getByLabelText(label)).toHaveFocus();
  expect(requests).toHaveLength(1);
});

test.each([
  { status: 200, body: {} },
  { status: 201 },
  { status: 204 },
  { text: 'saved' },
  { status: 200, body: { status: false } },
])('any 2xx response (%j) is a success', async (response) => {
  const { requests } = fakeApi({ ...loaded(), 'PUT /profile/update': response });
  const { store } = openDashboard('updateprofile');
  await form();
  await userEvent.type(screen.getByLabelText('Name'), ' ');
  await userEvent.selectOptions(screen.getByLabelText('Gender'), 'other');
  await save();
  expect(await screen.findByText('Profile updated successfully!')).toBeVisible();
  expect(requests[1]).toMatchObject({
    method: 'PUT',
    body: {
      name: 'Asha Verma',
      email: 'student@example.com',
      phone: '9876543210',
      dob: '1990-04-05',
      gender: 'other',
      avatar: '/uploads/old.webp',
    },
  });
  expect(store.getState().login.user).toMatchObject({
    id: 7,
    slug: 'asha-verma',
    profile: { dob: '1990-04-05', gender: 'other', avatar: '/uploads/old.webp' },
  });
});

test.each(['0024-05-06', '2999-01-01'])('a date of birth of %s is refused', async (dob) => {
  const { requests } = fakeApi(loaded());
  openDashboard('updateprofile');
  await form();
  fireEvent.change(screen.getByLabelText('Date of birth'), { target: { value: dob } });
  await save();
  expect(await screen.findByText('This date of birth cannot be right.')).toBeVisible();
  expect(requests.filter(({ method }) => method === 'PUT')).toEqual([]);
});

test.each([{ status: 500 }, { status: 422, text: '<html>' }, 'network error' as const])(
  'a failed update (%j) shows an error and keeps the input',
  async (response) => {
    fakeApi({ ...loaded(), 'PUT /profile/update': response });
    const { store } = openDashboard('updateprofile');
    await form();
    await rename('Asha Rao');
    await save();
    expect(await screen.findByText('Failed to update profile.')).toBeVisible();
    expect(screen.getByLabelText('Name')).toHaveValue('Asha Rao');
    expect(store.getState().login.user?.name).toBe('Asha Verma');
  },
);

test("the server's message about a field is shown beside the field", async () => {
  fakeApi({
    ...loaded(),
    'PUT /profile/update': { status: 422, body: { errors: { dob: ['That cannot be right.'] } } },
  });
  openDashboard('updateprofile');
  await form();
  await save();
  expect(await screen.findByText('Failed to update profile.')).toBeVisible();
  expect(screen.getByLabelText('Date of birth')).toHaveAccessibleDescription(
    'That cannot be right.',
  );
});

describe('a new name', () => {
  const own = (name: string, slug?: string) => ({ id: 7, name, slug, role_id: 1 });

  test.each([
    {
      user: own('Asha Verma', 'asha-verma'),
      answer: { data: { ...profile, name: 'Mira Rao', slug: 'mira-rao' } },
      path: '/dashboard/mira-rao/updateprofile',
      slug: 'mira-rao',
    },
    {
      user: own('Asha Verma', 'asha-verma'),
      answer: { data: { ...profile, name: 'Mira Rao', slug: 'mira-rao-2' } },
      path: '/dashboard/mira-rao/updateprofile',
      slug: 'mira-rao-2',
    },
    {
      user: own('Asha Verma'),
      answer: {},
      path: '/dashboard/mira-rao/updateprofile',
      slug: undefined,
    },
    {
      user: own('Asha Verma', 'asha-1'),
      answer: {},
      path: '/dashboard/mira-rao/updateprofile',
      slug: 'asha-1',
    },
    {
      user: own('Asha Verma', 'asha-verma'),
      answer: {},
      path: '/dashboard/asha-verma/updateprofile',
      slug: 'asha-verma',
    },
  ])(
    'of $user with the response $answer navigates to $path',
    async ({ user, answer, path, slug }) => {
      fakeApi({ ...loaded(), 'PUT /profile/update': { body: answer } });
      const { store, history } = openDashboard('updateprofile', user);
      await form();

      // The gate checks user and address after every change, so the address must always be the user's own.
      const strangers: string[] = [];
      const look = () => {
        const name = history.location.pathname.split('/')[2] ?? '';
        if (!isOwnName(store.getState().login.user!, name)) strangers.push(name);
      };
      store.subscribe(look);
      history.listen(look);

      await rename('Mira Rao');
      await save();
      await waitFor(() => expect(store.getState().login.user).toMatchObject({ name: 'Mira Rao' }));
      await waitFor(() => expect(store.getState().login.user?.slug).toBe(slug));
      expect(history.location.pathname).toBe(path);
      expect(strangers).toEqual([]);
      expect(JSON.parse(localStorage.getItem('user')!)).toMatchObject({ id: 7, name: 'Mira Rao' });
      expect(await form()).toHaveFormValues({ name: 'Mira Rao' });
      expect(screen.getByRole('link', { name: 'My Courses' })).toHaveAttribute(
        'href',
        `/dashboard/${slug ?? 'mira-rao'}/mycourse`,
      );
      await act(async () => {});
    },
  );
});
