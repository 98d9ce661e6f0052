import { useEffect, useRef, useState } from 'react';
import { Form, PhoneField, SubmitButton, TextField, useCheckedForm } from 'shared/forms';
import { otpMessages } from 'shared/model/messages';
import { toast } from 'shared/toast';
import { Actions, Button } from 'shared/ui';
import { isTenDigits } from 'shared/model/validation';
import {
  useStudentSendPhoneCodeMutation,
  useStudentVerifyPhoneMutation,
} from './profile-endpoints';
import { showFailure } from '../failures/show-failure';

/** Changes the phone number, after a code that was sent to the new number is entered. */
export function PhoneForm({ onChanged }: { onChanged: () => void }) {
  const [sentTo, setSentTo] = useState<string | null>(null);
  return sentTo === null ? (
    <NumberForm onSent={setSentTo} />
  ) : (
    <CodeForm phone={sentTo} onChanged={onChanged} onOtherNumber={() => setSentTo(null)} />
  );
}

function NumberForm({ onSent }: { onSent: (phone: string) => void }) {
  const [send] = useStudentSendPhoneCodeMutation();
  const form = useCheckedForm<{ phone: string }>({
    checks: [
      {
        field: 'phone',
        message: 'Please enter the new number: 10 digits.',
        passes: ({ phone }) => isTenDigits(phone),
      },
    ],
    defaultValues: { phone: '' },
    onSubmit: async ({ phone }) => {
      const result = await send({ phone });
      if (result.error) {
        form.setFieldErrors(showFailure(result.error).errors);
        return;
      }
      onSent(phone);
    },
  });
  return (
    <Form form={form} name="Change phone number">
      <PhoneField name="phone" label="New phone number" required />
      <div>
        <SubmitButton busyText="Sending…">Send code</SubmitButton>
      </div>
    </Form>
  );
}

interface CodeFormProps {
  phone: string;
  onChanged: () => void;
  onOtherNumber: () => void;
}

function CodeForm({ phone, onChanged, onOtherNumber }: CodeFormProps) {
  const [verify] = useStudentVerifyPhoneMutation();
  const form = useCheckedForm<{ otp: string }>({
    checks: [
      {
        field: 'otp',
        message: otpMessages.incomplete,
        passes: ({ otp }) => /^\d{6}$/.test(otp.trim()),
      },
    ],
    defaultValues: { otp: '' },
    onSubmit: async ({ otp }) => {
      const result = await verify({ phone, otp: otp.trim() });
      if (result.error) {
        const { errors, message } = showFailure(result.error);
        form.setFieldErrors({ otp: [message ?? otpMessages.incomplete], ...errors });
        return;
      }
      toast('Your phone number was changed.', { variant: 'success' });
      onChanged();
    },
  });
  const field = useRef<HTMLDivElement>(null);
  // The focused field was removed. `setFocus` of the form library acts later, so it is not used here.
  useEffect(() => field.current?.querySelector('input')?.focus(), []);

  return (
    <Form form={form} name="Code for the new phone number">
      <p>A code is on its way to {phone}. It is valid for 10 minutes.</p>
      <div ref={field}>
        <TextField
          name="otp"
          label="Six-digit code"
          inputMode="numeric"
          autoComplete="one-time-code"
          required
        />
      </div>
      <Actions>
        <SubmitButton busyText="Checking…">Confirm number</SubmitButton>
        <Button variant="quiet" onClick={onOtherNumber}>
          Another number
        </Button>
      </Actions>
    </Form>
  );
}
