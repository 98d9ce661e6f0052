import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fileMessages } from 'shared/model/files';
import { fakeApi, FakeUpload } from 'shared/testing';
import { noThreads, openDashboard, paying } from '../testing/dashboard';

const picture = new File(['picture'], 'asha.png', { type: 'image/png' });

const openProfile = async () => {
  FakeUpload.install();
  const api = fakeApi({
    ...noThreads,
    'GET /profile': {
      body: {
        data: {
          name: 'Asha Verma',
          slug: 'asha-verma',
          email: 'a@example.com',
          phone: '9876543210',
        },
      },
    },
    'PUT /profile/update': { body: {} },
  });
  const view = openDashboard('updateprofile');
  const input = await screen.findByLabelText('Change profile picture');
  return { ...api, ...view, input };
};

const NOT_PICTURE = 'Please choose a JPEG, PNG or WebP picture';
const PNG_START = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a);

/** Chooses the file and waits until it has been checked and is being sent. */
const upload = async (input: HTMLElement, file: File) => {
  const before = FakeUpload.sent.length;
  await userEvent.upload(input, file);
  await waitFor(() => expect(FakeUpload.sent).toHaveLength(before + 1));
};

afterEach(() => jest.restoreAllMocks());

test('a chosen picture is sent without the login token, previewed, and saved with the profile', async () => {
  const { input, requests, responses, store } = await openProfile();
  Object.assign(responses, paying());
  expect(input).toHaveAttribute('name', 'avatar');
  await upload(input, picture);

  const [sent] = FakeUpload.sent;
  expect(sent?.request).toBe('POST /api/upload');
  expect([...sent!.body!.keys()]).toEqual(['file']);
  expect(sent?.headers).toEqual([]);

  act(() => sent?.progress(30, 120));
  expect(screen.getByRole('progressbar', { name: 'Uploading your picture' })).toHaveValue(25);

  act(() => sent?.answer(200, '{"url":"/uploads/new.webp"}'));
  expect(await screen.findByText('Image uploaded successfully!')).toBeVisible();
  expect(screen.getByRole('img', { name: 'Your picture' })).toHaveAttribute(
    'src',
    '/uploads/new.webp',
  );
  expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
  expect(screen.getByText('Save the profile to keep this picture.')).toBeVisible();

  await userEvent.click(screen.getByRole('button', { name: 'Save profile' }));
  await screen.findByText('Profile updated successfully!');
  expect(requests[1]?.body).toMatchObject({ avatar: '/uploads/new.webp' });
  await waitFor(() =>
    expect(store.getState().login.user?.profile?.avatar).toBe('/uploads/new.webp'),
  );
  await userEvent.click(screen.getByRole('link', { name: 'Overview' }));
  expect(await screen.findByRole('img', { name: 'Picture of Asha Verma' })).toHaveAttribute(
    'src',
    '/uploads/new.webp',
  );
});

test.each([
  ['an answer without an address', '{}', 200, 'Image upload failed.'],
  ['an answer that is not JSON', '<p>Thanks</p>', 200, 'Image upload failed.'],
  ['an answer of null', 'null', 200, 'Image upload failed.'],
  ['a failure', '{"url":"/uploads/new.webp"}', 500, 'Failed to upload image.'],
  ['a refused type', '{"message":"no"}', 415, 'Failed to upload image.'],
])('%s leaves the picture unchanged', async (_, text, status, message) => {
  const { input } = await openProfile();
  await upload(input, picture);
  act(() => FakeUpload.sent[0]?.answer(status, text));
  expect(await screen.findByText(message)).toBeVisible();
  expect(screen.getByRole('img', { name: 'Your picture' })).toHaveAttribute('src', 'asset-stub');
});

test('after a lost connection, a message says that the picture was not uploaded', async () => {
  const { input } = await openProfile();
  await upload(input, picture);
  act(() => FakeUpload.sent[0]?.fail());
  expect(await screen.findByText('Failed to upload image.')).toBeVisible();
});

test.each([
  ['text', new File(['text'], 'notes.txt', { type: 'text/plain' }), NOT_PICTURE],
  ['an SVG', new File(['<svg/>'], 'a.svg', { type: 'image/svg+xml' }), NOT_PICTURE],
  ['nothing', new File([], 'empty.png', { type: 'image/png' }), 'This file is empty.'],
])('a file with %s is refused before anything is sent', async (_, file, message) => {
  const { input } = await openProfile();
  await userEvent.setup({ applyAccept: false }).upload(input, file);
  expect(await screen.findByRole('alert')).toHaveTextContent(message);
  expect(FakeUpload.sent).toEqual([]);

  await upload(input, picture);
  await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
  expect(FakeUpload.sent).toHaveLength(1);
});

test('a photo that is too large is sent in a smaller copy; what the browser cannot read is refused', async () => {
  const photo = () => {
    const file = new File([PNG_START], 'IMG_1.png', { type: 'image/png' });
    // The test would take seconds with as many bytes.
    return Object.defineProperty(file, 'size', { value: 6e6 });
  };
  const { input } = await openProfile();
  await userEvent.upload(input, photo());
  expect(await screen.findByRole('alert')).toHaveTextContent('This file is larger than 5 MB.');
  expect(FakeUpload.sent).toEqual([]);

  const drawing = { fillRect: () => {}, drawImage: jest.fn() };
  const read = jest.fn().mockResolvedValue({ width: 2048, height: 4096, close: () => {} });
  Object.assign(globalThis, { createImageBitmap: read });
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(drawing as never);
  const toBlob = jest
    .spyOn(HTMLCanvasElement.prototype, 'toBlob')
    .mockImplementation((done, type) => done(new Blob(['small'], { type })));
  await upload(input, photo());
  expect(drawing.drawImage).toHaveBeenCalledWith(expect.anything(), 0, 0, 1024, 2048);
  expect(toBlob).toHaveBeenCalledWith(expect.anything(), 'image/jpeg', 0.9);
});

test('what the server says about the file stands beside the field', async () => {
  const { input } = await openProfile();
  await upload(input, picture);
  const body = JSON.stringify({ message: fileMessages.tooManyPixels });
  act(() => FakeUpload.sent[0]?.answer(422, body));
  expect(await screen.findByRole('alert')).toHaveTextContent(fileMessages.tooManyPixels);
  expect(screen.getByText('Failed to upload image.')).toBeInTheDocument();
});

test('another picture chosen during the upload replaces the first', async () => {
  const { input } = await openProfile();
  await upload(input, picture);
  await upload(input, new File(['other'], 'other.webp', { type: 'image/webp' }));
  const [first, second] = FakeUpload.sent;
  expect(first?.aborted).toBe(true);
  expect(screen.getByRole('progressbar')).toHaveValue(0);
  act(() => second?.answer(200, '{"url":"/uploads/other.webp"}'));
  expect(await screen.findByText('Image uploaded successfully!')).toBeVisible();
  expect(screen.getByRole('img', { name: 'Your picture' })).toHaveAttribute(
    'src',
    '/uploads/other.webp',
  );
  expect(screen.queryByText('Failed to upload image.')).not.toBeInTheDocument();
});

test('leaving the page stops the upload without a message', async () => {
  const { input } = await openProfile();
  await upload(input, picture);
  await userEvent.click(screen.getByRole('link', { name: 'Messages' }));
  await screen.findByRole('heading', { level: 1, name: 'Messages' });
  expect(FakeUpload.sent[0]?.aborted).toBe(true);
  expect(screen.queryByText('Failed to upload image.')).not.toBeInTheDocument();
});
