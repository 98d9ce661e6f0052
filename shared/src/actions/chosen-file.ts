import {
  FILE_START,
  fileKind,
  fileMessages,
  LARGEST_FILE,
  pdfFault,
  pictureFault,
} from 'shared/model/files';

/** Why a chosen file cannot be used; null if nothing is wrong so far. */
export type FileCheck = (file: File) => Promise<string | null>;

/** More bytes are no photo of a phone. */
const LARGEST_PHOTO = 50 * 1024 * 1024;

/**
 * Checks size and kind of a chosen picture; a photo may be larger than a file, because `uploadPicture` makes
 * it smaller. The server checks the whole content: here, a file whose kind is not known from its first bytes
 * passes if the browser takes it for a picture.
 */
export const whyNotPicture: FileCheck = async (file) => {
  const start = await startOf(file);
  const kind = fileKind(start);
  const isPhoto = /^(jpeg|png|webp)$/.test(kind ?? '') && file.size <= LARGEST_PHOTO;
  const isUnknown = kind === null && /^image\/(jpeg|png|webp)$/.test(file.type);
  const fault = pictureFault(isPhoto ? Math.min(file.size, LARGEST_FILE) : file.size, start);
  return isUnknown && fault === fileMessages.notPicture ? null : fault;
};

/** Like `whyNotPicture`, for a PDF, which is read whole: whether it is protected stands at its end. */
export const whyNotPdf: FileCheck = async (file) => {
  const bytes = await startOf(file, LARGEST_FILE);
  const isUnknown = fileKind(bytes) === null && file.type === 'application/pdf';
  const fault = pdfFault(file.size, bytes);
  return isUnknown && fault === fileMessages.notPdf ? null : fault;
};

/** The first bytes; none if the file cannot be read, which the upload then says. */
function startOf(file: File, length = FILE_START): Promise<Uint8Array> {
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.addEventListener('loadend', () => {
      const { result } = reader;
      resolve(typeof result === 'object' && result ? new Uint8Array(result) : new Uint8Array());
    });
    reader.readAsArrayBuffer(file.slice(0, length));
  });
}
