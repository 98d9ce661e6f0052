import { useEffect, useRef, useState } from 'react';
import { uploadUrl } from 'shared/model/config';
import { whyNotPicture } from 'shared/forms';
import { fileMessages } from 'shared/model/files';
import { profileMessages } from 'shared/model/messages';
import { toast } from 'shared/toast';

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
    abort.current?.abort();
    const { signal } = (abort.current = new AbortController());
    const fault = await whyNotPicture(file);
    // Another choice during the check replaces this one.
    if (signal.aborted) return;
    if (fault !== null) {
      setError(fault);
      setPercent(null);
      return;
    }
    setError(null);
    setPercent(0);
    try {
      onUploaded(await uploadPicture(file, { onProgress: setPercent, signal }));
      toast(profileMessages.imageSuccess, { variant: 'success' });
    } catch (reason) {
      // The visitor chose another picture or left the page, so there is nothing to report.
      if (signal.aborted) return;
      const { imageRefused, imageFailure } = profileMessages;
      if (reason instanceof UploadFailed) setError(reason.fault);
      toast(reason instanceof PictureRefused ? imageRefused : imageFailure, { variant: 'error' });
    }
    setPercent(null);
  };

  return { percent, error, upload };
}

/** The upload was answered with an error; `fault` says what is wrong with the file, if that is the reason. */
class UploadFailed extends Error {
  constructor(readonly fault: string | null) {
    super('The upload was refused.');
  }
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
        reject(new UploadFailed(faultIn(request)));
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

/** The sentence of our server about the file; another service may say anything, which is not shown. */
function faultIn({ responseText }: XMLHttpRequest): string | null {
  const message = textIn(responseText, 'message');
  return Object.values<string | null>(fileMessages).includes(message) ? message : null;
}

const addressIn = (response: string): string | null => textIn(response, 'url');

/** A text that is not empty of a response in JSON; null if there is none. */
function textIn(response: string, name: string): string | null {
  try {
    const parsed: unknown = JSON.parse(response);
    if (typeof parsed !== 'object' || parsed === null) return null;
    const found: unknown = Object.entries(parsed).find(([key]) => key === name)?.[1];
    return typeof found === 'string' && found !== '' ? found : null;
  } catch {
    return null;
  }
}
