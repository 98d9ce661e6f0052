import { webinarMessages } from 'shared/messages';
import type { ButtonVariant } from 'shared/ui';
import { ActionButton } from '../action-button/ActionButton';

interface TicketButtonProps extends ButtonVariant {
  expired: boolean;
  onGetTickets: () => void;
}

export function TicketButton({ expired, onGetTickets, ...look }: TicketButtonProps) {
  return (
    <ActionButton {...look} disabled={expired} onClick={onGetTickets}>
      {expired ? webinarMessages.expiredButton : webinarMessages.getTickets}
    </ActionButton>
  );
}
