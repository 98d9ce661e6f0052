import { useState } from 'react';
import { apiBase } from 'shared/model/config';
import { selectToken, useAppSelector } from 'shared/store';
import { toast } from 'shared/toast';
import { Button, Icon, saveFile, VisuallyHidden } from 'shared/ui';

interface PdfButtonProps {
  /** The path below the base URL of the API. */
  path: string;
  /** The name of the file without `.pdf`, and part of the button's label. */
  name: string;
}

/** A button that saves a file that only a signed-in admin may fetch. */
export function PdfButton({ path, name }: PdfButtonProps) {
  const token = useAppSelector(selectToken);
  const [isLoading, setLoading] = useState(false);
  const save = async () => {
    setLoading(true);
    try {
      const address = new URL(`${apiBase}${path}`, location.origin);
      const response = await fetch(address.href, {
        headers: { Authorization: `Bearer ${token}` },
      });
      if (!response.ok) throw new Error(`The file was answered with ${response.status}`);
      saveFile(await response.blob(), `${name.replaceAll('/', '-')}.pdf`);
    } catch {
      toast('The file could not be fetched. Please try again.', { variant: 'error' });
    } finally {
      setLoading(false);
    }
  };
  return (
    <Button variant="quiet" size="small" busy={isLoading} onClick={() => void save()}>
      <Icon name="download" size={18} />
      PDF <VisuallyHidden>{name}</VisuallyHidden>
    </Button>
  );
}
