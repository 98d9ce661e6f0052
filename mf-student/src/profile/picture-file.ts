import { FILE_START, fileKind, fileMessages, pictureFault } from 'shared/model/files';

/** The file types that the file dialog offers first. */
export const PICTURE_TYPES = ['image/jpeg', 'image/png', 'image/webp'] as const;
export const MAX_PICTURE_MEGABYTES = 5;

/**
 * Why a chosen file is not sent; null if nothing is wrong so far. The server checks the whole content:
 * here, a file whose kind is not known from its first bytes is sent if its type is that of a picture.
 */
export async function whyNotPicture(file: File): Promise<string | null> {
  const start = await startOf(file);
  const fault = pictureFault(file.size, start);
  const isUnknown = fault === fileMessages.notPicture && fileKind(start) === null;
  const isNamedPicture = PICTURE_TYPES.some((type) => type === file.type);
  return isUnknown && isNamedPicture ? null : fault;
}

/** The first bytes; none if the file cannot be read, which the upload then says. */
function startOf(file: File): Promise<Uint8Array> {
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.addEventListener('loadend', () =>
      resolve(
        typeof reader.result === 'object' && reader.result
          ? new Uint8Array(reader.result)
          : new Uint8Array(),
      ),
    );
    reader.readAsArrayBuffer(file.slice(0, FILE_START));
  });
}
