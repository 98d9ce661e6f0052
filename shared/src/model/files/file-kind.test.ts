import { fileKind, fileMessages, LARGEST_FILE, pdfFault, pictureFault } from '.';

const bytes = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0));

test.each([
  ['\xff\xd8\xff\xe1..Exif', 'jpeg'],
  ['\x89PNG\r\n\x1a\n', 'png'],
  ['RIFF1234WEBPVP8X', 'webp'],
  ['RIFF1234WAVEfmt ', null],
  ['\0\0\0\x18ftypheic', 'heic'],
  ['\0\0\0\x18ftypmif1', 'heic'],
  ['\0\0\0\x18ftypavif', null],
  ['GIF89a', 'gif'],
  ['%PDF-1.7', 'pdf'],
  [`HTTP/1.1 200 OK\r\n\r\n${' '.repeat(900)}%PDF-1.4`, 'pdf'],
  [`${' '.repeat(1025)}%PDF-1.4`, null],
  ['<!DOCTYPE html><p>%PDF-1.4', 'markup'],
  ['\xef\xbb\xbf<svg xmlns="">', 'markup'],
  ['PK\x03\x04', null],
  ['', null],
])('%j is of the kind %s', (start, kind) => {
  expect(fileKind(bytes(start))).toBe(kind);
});

test('each reason has a sentence of its own', () => {
  const png = bytes('\x89PNG\r\n\x1a\n');
  const reasons = [
    pictureFault(0, bytes('')),
    pictureFault(LARGEST_FILE + 1, png),
    pictureFault(9, bytes('GIF89a')),
    pictureFault(9, bytes('\0\0\0\x18ftypheic')),
    pdfFault(9, png),
  ];
  expect(reasons).toEqual([
    fileMessages.empty,
    fileMessages.tooLarge,
    fileMessages.notPicture,
    fileMessages.heic,
    fileMessages.notPdf,
  ]);
  expect(new Set(Object.values(fileMessages)).size).toBe(Object.keys(fileMessages).length);
  expect([pictureFault(LARGEST_FILE, png), pdfFault(9, bytes('%PDF-1.7 %%EOF'))]).toEqual([
    null,
    null,
  ]);
});
