import { LEAD_SYLLABUS, LEAD_TOAST_DURATION } from 'shared/constants';
import { Form, SubmitButton, TextField, useCheckedForm } from 'shared/forms';
import { syllabusMessages } from 'shared/messages';
import { Dialog } from 'shared/ui';
import { useSendLead } from '../leads/use-send-lead';
import { syllabusChecks, type SyllabusRequest } from './syllabus-checks';

interface SyllabusDialogProps {
  open: boolean;
  onClose: () => void;
  /** The contact details have been taken. */
  onTaken: () => void;
}

const SyllabusForm = ({ onTaken }: Pick<SyllabusDialogProps, 'onTaken'>) => {
  const sendLead = useSendLead(syllabusMessages);
  const form = useCheckedForm<SyllabusRequest>({
    checks: syllabusChecks,
    toastDuration: LEAD_TOAST_DURATION,
    onSubmit: async ({ full_name, email, phone_number }) => {
      const taken = await sendLead({
        full_name: full_name.trim(),
        email,
        phone_number,
        type: LEAD_SYLLABUS,
      });
      if (taken) onTaken();
    },
  });

  return (
    <Form form={form} name="Download Full Syllabus">
      <TextField name="full_name" label="Full name" autoComplete="name" />
      <TextField name="email" label="Email" type="email" autoComplete="email" />
      <TextField
        name="phone_number"
        label="Phone number"
        type="tel"
        inputMode="numeric"
        autoComplete="tel-national"
      />
      <SubmitButton wide busyText="Sending…">
        Send me the syllabus
      </SubmitButton>
    </Form>
  );
};

/** Asks for contact details before the syllabus is downloaded. */
export const SyllabusDialog = ({ open, onClose, onTaken }: SyllabusDialogProps) => (
  <Dialog open={open} onClose={onClose} title="Download Full Syllabus">
    <SyllabusForm onTaken={onTaken} />
  </Dialog>
);
