import { useEffect, useState } from 'react';
import { adminMessages } from 'shared/model/messages';
import { toast } from 'shared/toast';

/**
 * The address that shows a chosen picture; undefined until it is read. It is a `data:` address,
 * because the site's headers do not allow `blob:` addresses.
 */
export function usePicture(file: File | undefined): string | undefined {
  const [read, setRead] = useState<{ file: File; address: string }>();

  useEffect(() => {
    if (!file) return;
    const reader = new FileReader();
    reader.onload = () => setRead({ file, address: String(reader.result) });
    reader.onerror = () => toast(adminMessages.pictureUnreadable, { variant: 'error' });
    reader.readAsDataURL(file);
    return () => reader.abort();
  }, [file]);

  return read?.file === file ? read?.address : undefined;
}
