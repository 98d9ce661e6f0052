import { uploadUrl } from 'shared/config';

/** The call answered, but named no address for the picture. */
export class PictureRefused extends Error {}

/**
 * Sends the picture and resolves to its address. The upload address may belong to another company,
 * so the call goes past the API client and carries no login token. `fetch` cannot tell how much
 * has been sent, hence XMLHttpRequest.
 */
export function uploadPicture(
  file: File,
  { onProgress, signal }: { onProgress: (percent: number) => void; signal: AbortSignal },
): Promise<string> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', uploadUrl);
    request.upload.addEventListener('progress', ({ lengthComputable, loaded, total }) => {
      if (lengthComputable) onProgress(Math.round((loaded / total) * 100));
    });
    request.addEventListener('load', () => {
      if (request.status < 200 || request.status > 299) {
        reject(new Error(`Upload answered ${request.status}`));
        return;
      }
      const url = addressIn(request.responseText);
      if (url) resolve(url);
      else reject(new PictureRefused());
    });
    for (const event of ['error', 'abort', 'timeout']) {
      request.addEventListener(event, () => reject(new Error(`Upload: ${event}`)));
    }
    signal.addEventListener('abort', () => request.abort());

    const body = new FormData();
    body.append('file', file);
    request.send(body);
  });
}

function addressIn(answer: string): string | null {
  try {
    const { url } = JSON.parse(answer) as { url?: unknown };
    return typeof url === 'string' && url !== '' ? url : null;
  } catch {
    return null;
  }
}
