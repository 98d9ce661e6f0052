import { showFailure } from 'shared/calls';
import { toast } from 'shared/toast';
import { Button, VisuallyHidden } from 'shared/ui';
import { useAdminSendAgainMutation } from './review-endpoints';

/** A button that tries again to deliver an e-mail or SMS. */
export function SendAgain({ id, subject }: { id: number; subject: string }) {
  const [send, { isLoading }] = useAdminSendAgainMutation();
  const sendAgain = async () => {
    const { data, error } = await send(id);
    if (error) showFailure(error);
    else toast(data.message, { variant: 'success' });
  };
  return (
    <Button variant="secondary" size="small" busy={isLoading} onClick={() => void sendAgain()}>
      Send again <VisuallyHidden>{subject}</VisuallyHidden>
    </Button>
  );
}
