import { useEffect, useRef, useState } from 'react';
import { UploadFailed, uploadPicture, whyNotPicture } from 'shared/actions';
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
      const failed = reason instanceof UploadFailed ? reason : null;
      setError(failed?.fault ?? null);
      toast(failed?.reason === 'refused' ? imageRefused : imageFailure, { variant: 'error' });
    }
    setPercent(null);
  };

  return { percent, error, upload };
}
