import { VisuallyHidden } from 'shared/ui';
import { CallButton } from '../details/CallButton';
import { sendAgainCall } from './review-endpoints';

/** A button that tries again to deliver an e-mail or SMS. */
export function SendAgain({ id, subject }: { id: number; subject: string }) {
  return (
    <CallButton call={() => sendAgainCall(id)}>
      Send again <VisuallyHidden>{subject}</VisuallyHidden>
    </CallButton>
  );
}
