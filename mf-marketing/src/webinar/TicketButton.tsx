import { webinarMessages } from 'shared/model/messages';
import { Button, type ButtonVariant } from 'shared/ui';

interface TicketButtonProps extends ButtonVariant {
  expired: boolean;
  onGetTickets: () => void;
}

export function TicketButton({ expired, onGetTickets, ...look }: TicketButtonProps) {
  return (
    <Button {...look} disabled={expired} onClick={onGetTickets}>
      {expired ? webinarMessages.expiredButton : webinarMessages.getTickets}
    </Button>
  );
}
