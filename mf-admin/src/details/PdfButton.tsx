import { useState } from 'react';
import { saveResponseAs } from 'shared/actions';
import { send } from 'shared/calls';
import { adminMessages } from 'shared/model/messages';
import { toast } from 'shared/toast';
import { Button, Icon, VisuallyHidden } from 'shared/ui';

interface PdfButtonProps {
  /** The path below the base URL of the API. */
  path: string;
  /** The name of the file without `.pdf`, and part of the button's label. */
  name: string;
}

/** A button that saves a file that only a signed-in admin may fetch. */
export function PdfButton({ path, name }: PdfButtonProps) {
  const [isLoading, setLoading] = useState(false);
  const save = async () => {
    setLoading(true);
    const responseHandler = saveResponseAs(`${name.replaceAll('/', '-')}.pdf`);
    const { error } = await send({ name: 'adminPdf', url: path, responseHandler });
    // The host says that the session has ended.
    if (error && !error.endedLogin) {
      toast(adminMessages.fileFailure, { variant: 'error' });
    }
    setLoading(false);
  };
  return (
    <Button variant="quiet" size="small" busy={isLoading} onClick={() => void save()}>
      <Icon name="download" size={18} />
      PDF <VisuallyHidden>{name}</VisuallyHidden>
    </Button>
  );
}
