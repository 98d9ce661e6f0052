import { useEffect, useRef, useState } from 'react';
import { profileMessages } from 'shared/messages';
import { toast } from 'shared/toast';
import { isPicture, WRONG_PICTURE } from './picture-file';
import { PictureRefused, uploadPicture } from './upload-picture';

/**
 * Sends a chosen picture; `percent` is how much has been sent, `null` while nothing is under way.
 * Choosing another one meanwhile stops the first.
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
      // Stopped by the next choice or by leaving the page: nobody waits for a message.
      if (signal.aborted) return;
      const { imageRefused, imageFailure } = profileMessages;
      toast(reason instanceof PictureRefused ? imageRefused : imageFailure, { variant: 'error' });
    }
    setPercent(null);
  };

  return { percent, error, upload };
}
