import { LARGEST_FILE } from '../model/files';

/** In pixels; the server keeps less. */
const LONGEST_SIDE = 2048;

/**
 * A smaller copy of a picture whose file is too large to send, such as a photo of a good phone; other files
 * stay as they are. Rejects if the browser cannot read the picture.
 */
export async function smallerPicture(file: File): Promise<File> {
  if (file.size <= LARGEST_FILE) return file;
  // Scaled while it is read: a phone has no memory for 50 million pixels.
  const picture = await createImageBitmap(file, {
    resizeWidth: LONGEST_SIDE,
    resizeQuality: 'high',
  });
  // A browser may not have scaled it, or it is higher than wide.
  const scale = Math.min(1, LONGEST_SIDE / Math.max(picture.width, picture.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(picture.width * scale);
  canvas.height = Math.round(picture.height * scale);
  const drawing = canvas.getContext('2d')!;
  // A JPEG has no transparent places.
  drawing.fillStyle = 'white';
  drawing.fillRect(0, 0, canvas.width, canvas.height);
  drawing.drawImage(picture, 0, 0, canvas.width, canvas.height);
  picture.close();
  const copy = await new Promise<Blob | null>((resolve) =>
    canvas.toBlob(resolve, 'image/jpeg', 0.9),
  );
  if (!copy || copy.size > LARGEST_FILE) throw new Error('The picture could not be made smaller.');
  return new File([copy], `${file.name.replace(/\.[^.]*$/, '')}.jpg`, { type: copy.type });
}
