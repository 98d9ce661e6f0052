import { useEffect, useRef, useState } from 'react';
import { uploadUrl } from 'shared/model/config';
import { profileMessages } from 'shared/model/messages';
import { toast } from 'shared/toast';
import { isPicture, WRONG_PICTURE } from './picture-file';

/**
 * Uploads a chosen picture. `percent` is the part already sent, `null` while no upload runs. Choosing
 * another picture during an upload stops that upload.
 */
export function usePictureUpload(onUploaded: (address: string) => void) {
  const [percent, setPercent] = useState<number | null>(null);
  const [error, setError] = useState<string | null>(null);
  const abort = useRef<AbortController | null>(null);

  useEffect(() => () => abort.current?.abort(), []);

  const upload = async (file: File) => {
    if (!isPicture(file)) {
      setError(WRONG_PICTURE);
      return;
    }
    abort.current?.abort();
    const { signal } = (abort.current = new AbortController());
    setError(null);
    setPercent(0);
    try {
      onUploaded(await uploadPicture(file, { onProgress: setPercent, signal }));
      toast(profileMessages.imageSuccess, { variant: 'success' });
    } catch (reason) {
      // The visitor chose another picture or left the page, so there is nothing to report.
      if (signal.aborted) return;
      const { imageRefused, imageFailure } = profileMessages;
      toast(reason instanceof PictureRefused ? imageRefused : imageFailure, { variant: 'error' });
    }
    setPercent(null);
  };

  return { percent, error, upload };
}

/** The response contains no address of the picture. */
class PictureRefused extends Error {}

/**
 * Sends the picture and resolves to its address. The upload service may belong to another company,
 * so this call does not use the API client, which would send the login token. XMLHttpRequest is
 * used because `fetch` does not report upload progress.
 */
function uploadPicture(
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

function addressIn(response: string): string | null {
  try {
    const parsed: unknown = JSON.parse(response);
    if (typeof parsed !== 'object' || parsed === null || !('url' in parsed)) return null;
    return typeof parsed.url === 'string' && parsed.url !== '' ? parsed.url : null;
  } catch {
    return null;
  }
}
