import { useEffect, useRef, useState } from 'react';
import { profileMessages } from 'shared/messages';
import { toast } from 'shared/toast';
import { isPicture, WRONG_PICTURE } from './picture-file';
import { PictureRefused, uploadPicture } from './upload-picture';

/** Sends a chosen picture; `percent` is how much has been sent, `null` while nothing is under way. */
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
    const { signal } = (abort.current = new AbortController());
    setError(null);
    setPercent(0);
    try {
      onUploaded(await uploadPicture(file, { onProgress: setPercent, signal }));
      toast(profileMessages.imageSuccess, { variant: 'success' });
    } catch (reason) {
      // Leaving the page takes the upload along; nobody waits for a message then.
      if (signal.aborted) return;
      const { imageRefused, imageFailure } = profileMessages;
      toast(reason instanceof PictureRefused ? imageRefused : imageFailure, { variant: 'error' });
    } finally {
      setPercent(null);
    }
  };

  return { percent, error, upload };
}
