import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { shippedCatalogue } from 'shared/model/shipped-catalogue';
import { renderRemote } from 'shared/testing';
import { fakeAdminApi } from '../testing/fake-admin-api';
import * as remote from '../routes';

const batch = {
  id: 'january',
  firstDay: '2027-01-04',
  lastDay: '2027-01-29',
  weekdays: [1, 3],
  time: '19:30',
  minutes: 60,
  language: 'Hindi',
  seats: 40,
};
const words = 'Mon, Wed, 7:30 pm IST, from 4 January 2027';
const recording = {
  id: 7,
  type: 'recording',
  title: 'Class 1',
  link: 'https://video.example.com/1',
  added_at: '2027-01-04T15:30:00.000Z',
  schedule_id: batch.id,
  day: '2027-01-04',
  added_by: 'Owner',
};
const LIST = 'GET /admin/materials';
const ADD = 'POST /admin/materials';
const list = (...data: object[]) => ({ body: { success: true, data } });
const done = { body: { status: true, message: 'Done.' } };

const [numerology, ...others] = shippedCatalogue.courses;
const catalogue = {
  ...shippedCatalogue,
  courses: [{ ...numerology!, batches: [batch] }, ...others],
};

const open = (responses: Parameters<typeof fakeAdminApi>[0] = {}) => {
  const api = fakeAdminApi({
    'GET /catalogue': { body: { version: 1, on_site: true, catalogue } },
    [LIST]: list(recording),
    ...responses,
  });
  renderRemote(remote, {
    at: '/admin/materials',
    token: 'tok',
    user: { id: 1, name: 'Owner', role_id: 3 },
  });
  return { ...api, sent: () => api.requests.find(({ method }) => method === 'POST')?.body };
};
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const choose = async (label: string, option: string) =>
  userEvent.selectOptions(await screen.findByLabelText(label), option);
const type = async (label: string, text: string) =>
  userEvent.type(await screen.findByLabelText(label), text);

test('each recording is listed with its batch', async () => {
  open({ [LIST]: list(recording, { ...recording, id: 8, type: 'notes', schedule_id: 'gone' }) });
  const table = within(await screen.findByRole('table', { name: 'Added to Numerology Course' }));
  const [first] = table.getAllByRole('link', { name: 'Class 1' });
  expect(first).toHaveAttribute('href', recording.link);
  expect(table.getByText(`${words}, Hindi: class of Monday, 4 January 2027`)).toBeVisible();
  expect(table.getByText('A batch that was removed')).toBeVisible();
});

test('a recording is added for a batch, and the batch stays chosen for the next one', async () => {
  const { responses, sent } = open({ [LIST]: list(), [ADD]: done });
  expect(await screen.findByText(/^Nothing yet/)).toBeVisible();
  expect(screen.queryByLabelText('Class')).toBeNull();
  await choose('Batch', 'january');
  // The first class, because none has begun.
  expect(await screen.findByLabelText('Class')).toHaveValue('2027-01-04');
  await choose('Class', '2027-01-06');
  await type('Title', ' Class 1 ');
  await type('Link', recording.link);
  responses[LIST] = list(recording);
  await press('Add');
  expect(await screen.findByText('Done.')).toBeVisible();
  expect(sent()).toEqual({
    kind: 'course',
    product_id: 101,
    schedule_id: batch.id,
    day: '2027-01-06',
    type: 'recording',
    title: 'Class 1',
    link: recording.link,
  });
  expect(await screen.findByRole('link', { name: 'Class 1' })).toBeVisible();
  expect(screen.getByLabelText('Title')).toHaveValue('');
  expect(screen.getByLabelText('Batch')).toHaveValue(batch.id);
});

test('another product has its own list and its own batches', async () => {
  const { requests, sent } = open({ [ADD]: done });
  await choose('Batch', 'january');
  await type('Title', 'Kept');
  await choose('Course or webinar', 'Webinar: Numerology in Daily Life');
  expect(
    await screen.findByRole('heading', { name: 'Added to Numerology in Daily Life' }),
  ).toBeVisible();
  expect(requests.at(-1)?.path).toBe('/admin/materials?kind=webinar&product_id=201');
  expect(screen.getByLabelText('Title')).toHaveValue('Kept');
  await type('Link', 'https://example.com/x');
  await press('Add');
  expect(await screen.findByText('Done.')).toBeVisible();
  expect(sent()).toMatchObject({ kind: 'webinar', schedule_id: null });
});

test('notes may be a PDF, which is uploaded first', async () => {
  const url = '/uploads/notes.pdf';
  const { requests } = open({ 'POST /admin/documents': { body: { url } }, [ADD]: done });
  expect(await screen.findByLabelText('Link')).toBeVisible();
  expect(screen.queryByLabelText(/^PDF/)).toBeNull();
  await choose('Type', 'Notes');
  await type('Title', 'Tables');
  await press('Add');
  expect((await screen.findAllByText('Please enter a link or choose a PDF.')).length).toBe(2);
  await userEvent.upload(
    screen.getByLabelText(/^PDF/),
    new File(['%PDF-'], 'notes.pdf', { type: 'application/pdf' }),
  );
  await press('Add');
  expect(await screen.findByText('Done.')).toBeVisible();
  expect(requests.filter(({ method }) => method === 'POST')[1]?.body).toMatchObject({
    type: 'notes',
    link: url,
  });
});

test('what is wrong with a chosen PDF stands beside the field at once, and goes with another', async () => {
  open();
  await choose('Type', 'Notes');
  const user = userEvent.setup({ applyAccept: false });
  const choosePdf = (content: string, type: string) =>
    user.upload(screen.getByLabelText(/^PDF/), new File([content], 'notes.pdf', { type }));
  await choosePdf('GIF89a', 'application/pdf');
  expect(await screen.findByText('Please choose a PDF file.')).toBeVisible();
  expect(screen.getByLabelText(/^PDF/)).toHaveAccessibleDescription(/Please choose a PDF file\./);
  await choosePdf('', 'application/pdf');
  expect(await screen.findByText(/^This file is empty\./)).toBeVisible();
  await choosePdf('%PDF-1.7\n%%EOF', '');
  await waitFor(() => expect(screen.getByLabelText(/^PDF/)).not.toBeInvalid());
});

test.each([
  ['http://video.example.com/1', /begins with https:\/\/ and has no spaces/],
  ['https://a b', /begins with https:\/\/ and has no spaces/],
  ['', 'Please enter a link.'],
])('the link %p is not sent', async (link, message) => {
  const { requests } = open();
  await type('Title', 'Class 2');
  if (link) await type('Link', link);
  await press('Add');
  expect((await screen.findAllByText(message)).length).toBeGreaterThan(0);
  expect(requests.every(({ method }) => method === 'GET')).toBe(true);
});

test('a refusal is shown beside its field, and the input stays', async () => {
  const text = 'This link is in the list already.';
  open({ [ADD]: { status: 422, body: { message: text, errors: { link: [text] } } } });
  await type('Title', 'Class 2');
  await type('Link', recording.link);
  await press('Add');
  expect(await screen.findAllByText(text)).toHaveLength(2);
  expect(screen.getByLabelText('Link')).toHaveFocus();
  expect(screen.getByLabelText('Title')).toHaveValue('Class 2');
});

test('a recording is removed after a confirmation', async () => {
  const { responses, requests } = open({ 'DELETE /admin/materials/7': done });
  await press('Remove Class 1');
  await press('Keep');
  await press('Remove Class 1');
  const dialog = within(screen.getByRole('dialog', { name: 'Remove this recording?' }));
  responses[LIST] = list();
  await userEvent.click(dialog.getByRole('button', { name: 'Remove' }));
  expect(await screen.findByText('Done.')).toBeVisible();
  expect(await screen.findByText(/^Nothing yet/)).toBeVisible();
  expect(requests.filter(({ method }) => method === 'DELETE')).toHaveLength(1);
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
});

test('a failure is shown with a retry button', async () => {
  const { responses } = open({ [LIST]: { status: 500, body: {} } });
  expect(await screen.findByText('The recordings and notes could not be fetched.')).toBeVisible();
  responses[LIST] = list(recording);
  await press('Try again');
  expect(await screen.findByRole('link', { name: 'Class 1' })).toBeVisible();
});

test('title and link of a recording are edited', async () => {
  const { requests } = open({ 'PUT /admin/materials/7': done });
  await press('Edit Class 1');
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit' }));
  const title = dialog.getByLabelText('Title');
  await userEvent.clear(title);
  await userEvent.type(title, 'Class 1: Foundations');
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(requests.find(({ method }) => method === 'PUT')?.body).toEqual({
      title: 'Class 1: Foundations',
      link: recording.link,
    }),
  );
});
