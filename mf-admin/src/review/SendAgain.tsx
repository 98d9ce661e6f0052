import { toast } from 'shared/toast';
import { Button, VisuallyHidden } from 'shared/ui';
import { tellFailure } from '../reports/tell-failure';
import { useAdminSendAgainMutation } from './review-endpoints';

/** Tries once more to deliver a letter. */
export function SendAgain({ id, subject }: { id: number; subject: string }) {
  const [send, { isLoading }] = useAdminSendAgainMutation();
  const sendAgain = async () => {
    const { data, error } = await send(id);
    if (error) tellFailure(error);
    else toast(data.message, { variant: 'success' });
  };
  return (
    <Button variant="secondary" size="small" busy={isLoading} onClick={() => void sendAgain()}>
      Send again <VisuallyHidden>{subject}</VisuallyHidden>
    </Button>
  );
}
