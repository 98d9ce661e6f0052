import { waitFor } from '@testing-library/react';
import { shippedCatalogue } from 'shared/model/shipped-catalogue';
import { FakeUpload } from 'shared/testing';
import { documentPath, pictureName, picturePath, uploadChosenFiles } from './chosen-files';
import { currentDraft, startFrom } from './draft-store';

const base = { version: 1, catalogue: shippedCatalogue };
beforeEach(() => startFrom(base));

const chosen = (name: string, content = 'x') => [new File([content], name)];

/** What would be published; the address of an uploaded PDF is its size. */
const published = (value: unknown) =>
  uploadChosenFiles(value, currentDraft().files, async ({ size }) => `/uploads/${size}`);

test('a picture is uploaded even if its preview has not been read when the form is saved', async () => {
  FakeUpload.install();
  const path = picturePath(chosen('photo.png'), undefined);
  expect(path).toBe('/images/photo.png');
  const uploaded = published([path]);
  await waitFor(() => expect(FakeUpload.sent).toHaveLength(1));
  FakeUpload.sent[0]?.answer(200, '{"url":"/uploads/photo"}');
  expect(await uploaded).toEqual(['/uploads/photo']);
});

test('chosen files with the same name get different paths, and each is uploaded', async () => {
  const paths = ['a', 'ab', 'abc'].map((content) => documentPath(chosen('a.pdf', content), ''));
  expect(paths).toEqual(['/syllabus/a.pdf', '/syllabus/a-2.pdf', '/syllabus/a-3.pdf']);
  expect(await published(paths)).toEqual(['/uploads/1', '/uploads/2', '/uploads/3']);
  for (const name of ['photo.png', 'photo-2.png']) {
    expect(picturePath(chosen('photo.png'), undefined)).toBe(`/images/${name}`);
    expect(pictureName(chosen('photo.png'), undefined)).toBe(name);
  }
});

test('a file named like a published one does not replace it', async () => {
  const present = '/syllabus/numerology-course.pdf';
  const path = documentPath(chosen('numerology-course.pdf'), present);
  expect(path).toBe('/syllabus/numerology-course-2.pdf');
  expect(await published([path, present])).toEqual(['/uploads/1', present]);
  expect(picturePath(chosen('numerology-video.svg'), undefined)).toBe(
    '/images/numerology-video-2.svg',
  );
});

test('another file with the same name replaces the file that the item had before', async () => {
  const present = documentPath(chosen('a.pdf', 'a'), undefined);
  expect(documentPath(chosen('a.pdf', 'ab'), present)).toBe(present);
  expect(await published([present])).toEqual(['/uploads/2']);
});

test('after a publish or a discard, the chosen files are forgotten', async () => {
  const path = documentPath(chosen('a.pdf'), undefined);
  startFrom(base);
  expect(await published([path])).toEqual([path]);
  expect(documentPath(chosen('a.pdf'), undefined)).toBe(path);
});
