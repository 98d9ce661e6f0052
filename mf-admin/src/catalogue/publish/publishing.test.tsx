import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderRemote } from 'shared/testing';
import { fakeAdminApi } from '../../testing/fake-admin-api';
import { shippedCatalogue } from 'shared/model/shipped-catalogue';
import type { PublishCatalogueRequest } from 'shared/model/schemas';
import * as remote from '../../routes';
import { documentPath } from '../draft/chosen-files';
import { courseList, type DraftCourse } from '../draft/draft-catalogue';
import { currentDraft, saveItem, startFrom } from '../draft/draft-store';

const version = (number: number, catalogue = shippedCatalogue) => ({
  body: {
    version: number,
    published_at: '2026-11-20T10:00:00.000Z',
    published_by: 'Owner',
    note: '',
    on_site: true,
    site_error: null,
    catalogue,
  },
});

const dearer = structuredClone(shippedCatalogue);
dearer.courses[0]!.newPrice = 10_999;

const firstCourse = () => currentDraft().catalogue.courses[0]!;
const edit = (fields: Partial<DraftCourse>) =>
  saveItem(courseList, firstCourse().id, { ...firstCourse(), ...fields });

const open = (responses: Parameters<typeof fakeAdminApi>[0], at = '/admin/addCourse') => {
  startFrom({ version: 1, catalogue: shippedCatalogue });
  edit({ newPrice: 10_999 });
  const api = fakeAdminApi({
    'GET /catalogue': version(1),
    'GET /admin/catalogue': version(1),
    'GET /admin/catalogue/buyers': { body: { data: [] } },
    ...responses,
  });
  renderRemote(remote, {
    at,
    token: 'tok',
    user: { id: 1, name: 'Admin', role_id: 3 },
  });
  return api;
};

test('a change is shown with old and new value, and published with the version it is based on', async () => {
  const { requests, responses } = open({
    'PUT /admin/catalogue': { body: { status: true, message: 'Published.', version: 2 } },
  });
  expect(await screen.findByText('1 change not on the site')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Review and publish' }));
  const dialog = await screen.findByRole('dialog', { name: 'Review and publish' });
  expect(dialog).toHaveTextContent('Numerology Course: New price (₹)₹9,999 ₹10,999');
  expect(within(dialog).queryByText('The old address leads to the new one.')).toBeNull();
  const unwritten = { ...version(2, dearer).body, on_site: false, site_error: 'The disk is full.' };
  responses['GET /admin/catalogue'] = { body: unwritten };
  responses['GET /catalogue'] = { body: unwritten };
  await userEvent.click(await within(dialog).findByRole('button', { name: 'Publish' }));
  expect(await screen.findByText('Version 2 is being written to the site.')).toBeVisible();
  expect(await screen.findByText(/could not be written: The disk is full/)).toBeVisible();
  responses['GET /admin/catalogue'] = version(2, dearer);
  responses['GET /catalogue'] = version(2, dearer);
  expect(await screen.findByText('Version 2 is on the site.')).toBeVisible();
  const sent = requests.find(({ method }) => method === 'PUT')!.body as PublishCatalogueRequest;
  expect(sent).toEqual({ version: 1, note: '', moves: [], catalogue: dearer });
});

test('a chosen PDF is uploaded, and the catalogue is published with its address on the server', async () => {
  const { requests } = open({
    'PUT /admin/catalogue': { body: { status: true, message: 'Published.', version: 2 } },
    'POST /admin/documents': { body: { url: '/uploads/syllabus.pdf' } },
  });
  const file = new File(['%PDF-'], 'Numbers.pdf', { type: 'application/pdf' });
  edit({ syllabus: documentPath([file], undefined) });
  expect(await screen.findByText('2 changes not on the site')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Review and publish' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Publish' }));
  await waitFor(() =>
    expect(requests.find(({ method }) => method === 'PUT')?.body).toMatchObject({
      catalogue: { courses: [{ syllabus: '/uploads/syllabus.pdf' }, {}] },
    }),
  );
});

test('a refused change stays in the list, and the reason is shown', async () => {
  open({
    'PUT /admin/catalogue': {
      status: 422,
      body: { message: 'No.', errors: { 'courses.0.newPrice': ['The price is too high.'] } },
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Review and publish' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Publish' }));
  expect(
    await screen.findByText('Numerology Course: New price (₹): The price is too high.'),
  ).toBeVisible();
  expect(firstCourse()).toMatchObject({ newPrice: 10_999 });
});

test('the review says that the earlier address of a product goes on leading to it', async () => {
  open({});
  edit({ urlTitle: 'numbers' });
  await userEvent.click(await screen.findByRole('button', { name: 'Review and publish' }));
  expect(await screen.findByText('The old address leads to the new one.')).toBeVisible();
});

test('a newer version of another admin is kept, and the admin settles each conflict', async () => {
  const { requests, responses } = open({
    'PUT /admin/catalogue': {
      status: 409,
      body: { status: false, message: 'Owner has published meanwhile.' },
    },
  });
  edit({ subtitle: 'From one to nine' });
  await userEvent.click(await screen.findByRole('button', { name: 'Review and publish' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Review and publish' }));
  expect(dialog.queryByText(/Somebody else has published/)).not.toBeInTheDocument();

  const theirs = structuredClone(shippedCatalogue);
  theirs.courses[0]!.newPrice = 8999;
  theirs.courses[0]!.title = 'Numbers';
  responses['GET /catalogue'] = version(2, theirs);
  await userEvent.click(await dialog.findByRole('button', { name: 'Publish' }));
  await userEvent.click(
    await dialog.findByRole('button', { name: 'Keep my changes on their version' }),
  );
  expect(dialog.getByText('Numbers: Subtitle')).toBeVisible();
  expect(dialog.queryByText('Numbers: Title')).not.toBeInTheDocument();
  const price = within(dialog.getByRole('group', { name: 'Numbers: New price (₹)' }));
  expect(price.getByRole('radio', { name: 'Theirs: ₹8,999' })).toBeChecked();
  expect(firstCourse()).toMatchObject({ title: 'Numbers', newPrice: 8999 });

  await userEvent.click(price.getByRole('radio', { name: 'Mine: ₹10,999' }));
  expect(price.getByRole('radio', { name: 'Mine: ₹10,999' })).toBeChecked();
  responses['PUT /admin/catalogue'] = { body: { status: true, message: 'Published.', version: 3 } };
  await userEvent.click(await dialog.findByRole('button', { name: 'Publish' }));
  await waitFor(() =>
    expect(requests.filter(({ method }) => method === 'PUT').at(-1)?.body).toMatchObject({
      version: 2,
      catalogue: {
        courses: [{ title: 'Numbers', subtitle: 'From one to nine', newPrice: 10_999 }, {}],
      },
    }),
  );
});

test('Discard restores the published list', async () => {
  open({});
  await userEvent.click(await screen.findByRole('button', { name: 'Discard' }));
  expect(await screen.findByText('Version 1 is on the site.')).toBeVisible();
  expect(firstCourse()).toMatchObject({ newPrice: 9999 });
});

const history = (responses: Parameters<typeof fakeAdminApi>[0] = {}) =>
  open(
    {
      'GET /admin/catalogue': version(2, dearer),
      'GET /admin/catalogue/versions': {
        body: { data: [version(2).body, { ...version(1).body, note: 'First' }] },
      },
      'GET /admin/catalogue/versions/1': version(1),
      'PUT /admin/catalogue': { body: { status: true, message: 'Published.', version: 3 } },
      ...responses,
    },
    '/admin/catalogue',
  );
const published = (requests: ReturnType<typeof fakeAdminApi>['requests']) =>
  requests.find(({ method }) => method === 'PUT')?.body;

test('an older version can be compared, and is restored after a question', async () => {
  const { requests } = history();
  await userEvent.click(await screen.findByRole('button', { name: 'Compare version 1' }));
  expect(await screen.findByText('₹10,999')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Restore version 1' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Restore version 1' }));
  expect(dialog.getByText('₹10,999')).toBeVisible();
  expect(published(requests)).toBeUndefined();
  await userEvent.click(await dialog.findByRole('button', { name: 'Restore' }));
  await waitFor(() =>
    expect(published(requests)).toEqual({
      version: 2,
      note: 'Restored version 1',
      moves: [],
      catalogue: shippedCatalogue,
    }),
  );
  // The restore keeps the unpublished changes.
  expect(firstCourse()).toMatchObject({ newPrice: 10_999 });
});

test('one thing is restored alone, and what others have changed stays', async () => {
  const newer = structuredClone(dearer);
  newer.courses[0]!.subtitle = 'From one to nine';
  const { requests } = history({ 'GET /admin/catalogue': version(2, newer) });
  await userEvent.click(await screen.findByRole('button', { name: 'Compare version 1' }));
  await userEvent.click(
    await screen.findByRole('button', {
      name: 'Restore only this Numerology Course: New price (₹)',
    }),
  );
  const dialog = within(
    screen.getByRole('dialog', { name: 'Restore Numerology Course: New price (₹)' }),
  );
  await userEvent.click(await dialog.findByRole('button', { name: 'Restore' }));
  await waitFor(() =>
    expect(published(requests)).toMatchObject({
      note: 'Restored Numerology Course: New price (₹) from version 1',
      catalogue: { courses: [{ newPrice: 9999, subtitle: 'From one to nine' }, {}] },
    }),
  );
});

test('buyers of a removed batch are named, and moved before the batch is gone', async () => {
  const batch = {
    id: 'december',
    firstDay: '2026-12-07',
    lastDay: '2027-01-29',
    weekdays: [1, 3, 5],
    time: '19:30',
    minutes: 60,
    language: 'Hindi',
    seats: 40,
  };
  const withBatches = structuredClone(shippedCatalogue);
  withBatches.courses[0]!.batches = [batch, { ...batch, id: 'january', firstDay: '2027-01-04' }];
  const without = structuredClone(shippedCatalogue);
  without.courses[0]!.batches = [{ ...batch, id: 'january', firstDay: '2027-01-04' }];
  const buyers = { kind: 'course', product_id: 101, schedule_id: 'december', buyers: 7, orders: 8 };
  const { requests } = history({
    'GET /admin/catalogue': version(2, withBatches),
    'GET /admin/catalogue/versions/1': version(1, without),
    'GET /admin/catalogue/buyers': {
      body: { data: [{ ...buyers, names: ['Asha Verma', 'Ravi Kumar'] }] },
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Restore version 1' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Restore version 1' }));
  expect(
    await dialog.findByText('7 buyers with 8 orders: Asha Verma, Ravi Kumar, others'),
  ).toBeVisible();
  await userEvent.selectOptions(dialog.getByLabelText('Move them to'), 'january');
  await userEvent.click(dialog.getByRole('button', { name: 'Restore' }));
  expect(await screen.findByText(/7 buyers are concerned/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Yes, restore' }));
  await waitFor(() =>
    expect(published(requests)).toMatchObject({
      moves: [{ kind: 'course', product_id: 101, from: 'december', to: 'january' }],
    }),
  );
});

test('who gets other dates is asked about once, and told with the publish', async () => {
  const session = { id: 's', day: '2026-12-06', time: '11:00', minutes: 90, seats: 40 };
  const withSession = (changes: object) => {
    const catalogue = structuredClone(shippedCatalogue);
    catalogue.webinars[0]!.sessions = [{ ...session, ...changes }];
    return catalogue;
  };
  const buyers = { kind: 'webinar', product_id: 201, schedule_id: 's', buyers: 3, orders: 3 };
  const { requests } = history({
    'GET /admin/catalogue': version(2, withSession({})),
    'GET /admin/catalogue/versions/1': version(
      1,
      withSession({ classLink: 'https://new.example' }),
    ),
    'GET /admin/catalogue/buyers': { body: { data: [{ ...buyers, names: ['Asha Verma'] }] } },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Restore version 1' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Restore version 1' }));
  expect(await dialog.findByText(/: gets another link$/)).toBeVisible();
  expect(dialog.getByRole('checkbox', { name: 'Tell 3 buyers by e-mail' })).toBeChecked();
  await userEvent.type(dialog.getByLabelText(/Your words/), 'Sorry.');
  await userEvent.click(dialog.getByRole('button', { name: 'Restore' }));
  expect(await screen.findByText(/3 buyers will get an e-mail with what was/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Yes, restore' }));
  await waitFor(() =>
    expect(published(requests)).toMatchObject({ tell: true, text: 'Sorry.', moves: [] }),
  );
});

test('a history that cannot be loaded has a button that tries again', async () => {
  const { responses } = open(
    { 'GET /admin/catalogue/versions': { status: 500, body: {} } },
    '/admin/catalogue',
  );
  expect(await screen.findByText('The history could not be loaded.')).toBeVisible();
  responses['GET /admin/catalogue/versions'] = { body: { data: [version(1).body] } };
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('This is the published one.')).toBeVisible();
});
