import { LEAD_TOAST_DURATION } from 'shared/model/constants';
import { Form, SubmitButton, useCheckedForm, done } from 'shared/forms';
import { demoModalMessages } from 'shared/model/messages';
import { toast } from 'shared/toast';
import { Dialog } from 'shared/ui';
import { demoChecks, type DemoBooking, DemoFields } from './DemoFields';
import { texts } from './texts';

interface DemoDialogProps {
  open: boolean;
  onClose: () => void;
  /** The dialog sends no request: the caller can offer another way to send the booking. */
  onBooked: (booking: DemoBooking) => void;
}

const checks = demoChecks(demoModalMessages);

function DialogForm({ onBooked }: Pick<DemoDialogProps, 'onBooked'>) {
  const form = useCheckedForm<DemoBooking>({
    checks,
    toastDuration: LEAD_TOAST_DURATION,
    onSubmit: (booking) => {
      toast(demoModalMessages.success, { variant: 'success', duration: LEAD_TOAST_DURATION });
      onBooked(booking);
      return done;
    },
  });

  return (
    <Form form={form} name={texts.bookDemo}>
      <DemoFields name={form.name} />
      <SubmitButton wide>{texts.bookMyDemo}</SubmitButton>
    </Form>
  );
}

export function DemoDialog({ open, onClose, onBooked }: DemoDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title={texts.bookDemo}>
      <DialogForm onBooked={onBooked} />
    </Dialog>
  );
}
