import { useEffect, useRef } from 'react';
import { LEAD_CALLBACK } from 'shared/model/constants';
import {
  EmailField,
  Form,
  PhoneField,
  SubmitButton,
  TextField,
  useCheckedForm,
} from 'shared/forms';
import { callbackMessages } from 'shared/model/messages';
import { Dialog } from 'shared/ui';
import { sendLead } from 'shared/actions';
import { texts } from './texts';

interface CallbackDialogProps {
  open: boolean;
  onClose: () => void;
}

interface CallbackRequest {
  name: string;
  email: string;
  phone: string;
}

/** The browser validates these fields: the form has no checks, and no toasts for invalid fields. */
function DialogForm({ onClose }: Pick<CallbackDialogProps, 'onClose'>) {
  const stillOpen = useRef(true);
  useEffect(() => {
    stillOpen.current = true;
    return () => {
      stillOpen.current = false;
    };
  }, []);

  const form = useCheckedForm<CallbackRequest>({
    onSubmit: async ({ name, email, phone }) => {
      const result = await sendLead(
        { full_name: name, email, phone_number: phone, type: LEAD_CALLBACK },
        callbackMessages,
      );
      // The visitor may meanwhile have closed this dialog and opened another one, or this one again.
      if (!result.error && stillOpen.current) onClose();
      return result;
    },
  });

  return (
    <Form form={form} name={texts.requestCallback} browserValidation>
      <TextField name={form.name('name')} label={texts.name} autoComplete="name" required />
      <EmailField name={form.name('email')} label={texts.email} autoComplete="email" required />
      <PhoneField
        name={form.name('phone')}
        pattern="[0-9]{10}"
        title={callbackMessages.phoneHint}
        required
      />
      <SubmitButton wide busyText={texts.sending}>
        {texts.callMeBack}
      </SubmitButton>
    </Form>
  );
}

export function CallbackDialog({ open, onClose }: CallbackDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title={texts.requestCallback}>
      <DialogForm onClose={onClose} />
    </Dialog>
  );
}
