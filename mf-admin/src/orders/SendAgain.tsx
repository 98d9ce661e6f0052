import { VisuallyHidden } from 'shared/ui';
import { CallButton } from '../details/CallButton';
import { useAdminSendAgainMutation } from './review-endpoints';

/** A button that tries again to deliver an e-mail or SMS. */
export function SendAgain({ id, subject }: { id: number; subject: string }) {
  const [send] = useAdminSendAgainMutation();
  return (
    <CallButton call={() => send(id)}>
      Send again <VisuallyHidden>{subject}</VisuallyHidden>
    </CallButton>
  );
}
