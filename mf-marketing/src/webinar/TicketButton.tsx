import { webinarMessages } from 'shared/model/messages';
import type { ButtonVariant } from 'shared/ui';
import { ActionButton } from '../page-parts/ActionButton';

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
