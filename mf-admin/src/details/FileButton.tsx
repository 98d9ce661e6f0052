import type { ComponentProps } from 'react';
import { saveResponseAs } from 'shared/actions';
import { send, useCall, type Call } from 'shared/calls';
import { adminMessages } from 'shared/model/messages';
import { toast } from 'shared/toast';
import { Button, Icon, VisuallyHidden } from 'shared/ui';
import styles from './Panel.module.css';

interface FileButtonProps extends ComponentProps<typeof Button> {
  /** Answers with the file. */
  call: Pick<Call, 'name' | 'url' | 'params'>;
  /** The name of the saved file. */
  file: string;
  /** What is said if it could not be fetched. */
  failure?: string;
}

/** A button that saves a file that only a signed-in admin may fetch. */
export function FileButton({
  call,
  file,
  failure = adminMessages.fileFailure,
  size = 'small',
  children,
  ...button
}: FileButtonProps) {
  const [save, isLoading] = useCall(async () => {
    const { error } = await send({ ...call, responseHandler: saveResponseAs(file) });
    // The host says that the login has ended.
    if (error && !error.endedLogin) toast(failure, { variant: 'error' });
  });
  return (
    <Button {...button} size={size} busy={isLoading} onClick={() => void save(undefined)}>
      <Icon name="download" size={size === 'small' ? 18 : 20} />
      {children}
    </Button>
  );
}

interface PdfButtonProps {
  /** The path below the base URL of the API. */
  path: string;
  /** The name of the file without `.pdf`, and part of the button's label. */
  name: string;
}

export function PdfButton({ path, name }: PdfButtonProps) {
  return (
    <FileButton
      variant="quiet"
      className={styles.pdf}
      call={{ name: 'adminPdf', url: path }}
      file={`${name.replaceAll('/', '-')}.pdf`}
    >
      PDF <VisuallyHidden>{name}</VisuallyHidden>
    </FileButton>
  );
}
