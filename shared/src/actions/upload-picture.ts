import { textAt, valueAt } from '../model/validation';
import { uploadUrl } from '../model/config';
import { fileMessages, LARGEST_FILE } from '../model/files';

/**
 * A picture was not uploaded. `reason` is `refused` if the answer contains no address of the picture, and
 * `failed` otherwise; `fault` is the sentence of our server about the file, if that is what is wrong.
 */
export class UploadFailed extends Error {
  constructor(
    readonly reason: 'refused' | 'failed',
    readonly fault: string | null = null,
  ) {
    super(`The picture was not uploaded: ${reason}`);
  }
}

interface UploadOptions {
  /** Called with the part already sent, 0 to 100. */
  onProgress?: (percent: number) => void;
  signal?: AbortSignal;
}

/**
 * Sends a picture, in a smaller copy if its file is too large, and resolves to its address; rejects with
 * `UploadFailed`. The upload service may belong to another company, so this call does not use `send`, which
 * would send the login token. XMLHttpRequest is used because `fetch` does not report upload progress.
 */
export async function uploadPicture(
  picture: File,
  { onProgress, signal }: UploadOptions = {},
): Promise<string> {
  const file = await smallerPicture(picture).catch(() => {
    throw new UploadFailed('failed', fileMessages.tooLarge);
  });
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', uploadUrl);
    request.upload.addEventListener('progress', ({ lengthComputable, loaded, total }) => {
      if (lengthComputable) onProgress?.(Math.round((loaded / total) * 100));
    });
    request.addEventListener('load', () => {
      const answer = parsed(request.responseText);
      if (request.status < 200 || request.status > 299) {
        reject(new UploadFailed('failed', faultIn(answer)));
        return;
      }
      const url = textAt(answer, 'url');
      if (url) resolve(url);
      else reject(new UploadFailed('refused'));
    });
    for (const event of ['error', 'abort', 'timeout']) {
      request.addEventListener(event, () => reject(new UploadFailed('failed')));
    }
    signal?.addEventListener('abort', () => request.abort());
    if (signal?.aborted) {
      reject(new UploadFailed('failed'));
      return;
    }

    const body = new FormData();
    body.append('file', file);
    request.send(body);
  });
}

/** Another service may say anything, which is not shown. */
function faultIn(answer: unknown): string | null {
  const message = valueAt(answer, 'message');
  return Object.values<unknown>(fileMessages).includes(message) ? String(message) : null;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** In pixels; the server keeps less. */
const LONGEST_SIDE = 2048;

/**
 * A smaller copy of a picture whose file is too large to send, such as a photo of a good phone; other files
 * stay as they are. Rejects if the browser cannot read the picture.
 */
async function smallerPicture(file: File): Promise<File> {
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
