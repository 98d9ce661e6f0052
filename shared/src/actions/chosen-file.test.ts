import { fileMessages } from 'shared/model/files';
import { whyNotPdf, whyNotPicture } from './chosen-file';

const MEGABYTE = 1024 * 1024;
const PNG = Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const { damagedPdf, empty, encryptedPdf, heic, notPdf, notPicture, tooLarge } = fileMessages;

test.each([
  ['a picture', PNG, 0, 'image/png', null],
  ['a picture that a messenger named otherwise', PNG, 0, 'image/jpeg', null],
  ['a picture without a type', PNG, 0, '', null],
  ['a photo of 5 MB and more, which is made smaller', PNG, 12 * MEGABYTE, 'image/png', null],
  ['a picture that is larger than a photo', PNG, 50 * MEGABYTE, 'image/png', tooLarge],
  ['a large file of another kind', 'GIF89a', 12 * MEGABYTE, 'image/png', tooLarge],
  ['an empty file', '', 0, 'image/png', empty],
  ['a photo of an iPhone', '\0\0\0\x18ftypheic', 0, 'image/heic', heic],
  ['a GIF named PNG', 'GIF89a', 0, 'image/png', notPicture],
  ['a page named JPEG', '<!doctype html>', 0, 'image/jpeg', notPicture],
  ['a PDF', '%PDF-1.7', 0, 'application/pdf', notPicture],
  ['text', 'text', 0, 'text/plain', notPicture],
  ['a file of an unknown kind and type', 'text', 0, '', notPicture],
  ['a file that only the server can judge', 'text', 0, 'image/png', null],
])('as a picture: %s', async (_what, start, more, type, fault) => {
  const file = new File([start, new Uint8Array(more)], '1000012345', { type });
  expect(await whyNotPicture(file)).toBe(fault);
});

test.each([
  ['a PDF', '%PDF-1.7 %%EOF', 'application/pdf', null],
  ['a PDF without a type', '%PDF-1.7 %%EOF', '', null],
  ['a PDF with bytes before it', ' '.repeat(900) + '%PDF-1.7 %%EOF', 'application/pdf', null],
  ['a PDF that was cut off', '%PDF-1.7', 'application/pdf', damagedPdf],
  ['a protected PDF', '%PDF-1.7 /Encrypt 5 0 R %%EOF', 'application/pdf', encryptedPdf],
  ['a large PDF', '%PDF-1.7' + ' '.repeat(5 * MEGABYTE), 'application/pdf', tooLarge],
  ['nothing', '', 'application/pdf', empty],
  ['a picture named PDF', 'GIF89a', 'application/pdf', notPdf],
  ['a document of an office program', 'PK', 'application/msword', notPdf],
])('as a PDF: %s', async (_what, content, type, fault) => {
  expect(await whyNotPdf(new File([content], 'notes', { type }))).toBe(fault);
});
