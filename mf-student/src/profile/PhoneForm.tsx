import { useEffect, useState } from 'react';
import { Form, PhoneField, SubmitButton, TextField, useCheckedForm } from 'shared/forms';
import { otpMessages, signInMessages, studentMessages } from 'shared/model/messages';
import { readFailure } from 'shared/calls';
import { toast } from 'shared/toast';
import { Actions, Button } from 'shared/ui';
import { normalCode, tenDigits, text, type Checks } from 'shared/model/validation';
import {
  useStudentSendPhoneCodeMutation,
  useStudentVerifyPhoneMutation,
} from './profile-endpoints';

/** Changes the phone number, after a code that was sent to the new number is entered. */
export function PhoneForm({ onChanged }: { onChanged: () => void }) {
  const [sentTo, setSentTo] = useState<string | null>(null);
  return sentTo === null ? (
    <NumberForm onSent={setSentTo} />
  ) : (
    <CodeForm phone={sentTo} onChanged={onChanged} onOtherNumber={() => setSentTo(null)} />
  );
}

const numberChecks: Checks<{ phone: string }> = [
  tenDigits('phone', 'Please enter the new number: 10 digits.'),
];

function NumberForm({ onSent }: { onSent: (phone: string) => void }) {
  const [send] = useStudentSendPhoneCodeMutation();
  const form = useCheckedForm<{ phone: string }>({
    checks: numberChecks,
    defaultValues: { phone: '' },
    onSubmit: async ({ phone }) => {
      const result = await send({ phone });
      if (result.error) return { ...result, otherwise: studentMessages.failure };
      onSent(phone);
      return result;
    },
  });
  return (
    <Form form={form} name="Change phone number">
      <PhoneField name="phone" label="New phone number" />
      <div>
        <SubmitButton busyText="Sending…">Send code</SubmitButton>
      </div>
    </Form>
  );
}

const codeChecks: Checks<{ otp: string }> = [
  text('otp', otpMessages.incomplete, (given) => /^\d{6}$/.test(normalCode(given))),
];

interface CodeFormProps {
  phone: string;
  onChanged: () => void;
  onOtherNumber: () => void;
}

function CodeForm({ phone, onChanged, onOtherNumber }: CodeFormProps) {
  const [verify] = useStudentVerifyPhoneMutation();
  const form = useCheckedForm<{ otp: string }>({
    checks: codeChecks,
    defaultValues: { otp: '' },
    onSubmit: async ({ otp }) => {
      const result = await verify({ phone, otp: normalCode(otp) });
      if (result.error) {
        const { errors, message } = readFailure(result.error);
        return {
          ...result,
          otherwise: studentMessages.failure,
          errors: { otp: [message ?? otpMessages.incomplete], ...errors },
        };
      }
      toast(signInMessages.phoneChanged, { variant: 'success' });
      onChanged();
      return result;
    },
  });
  const { element } = form;
  // The focused field of the other form was removed.
  useEffect(() => element.current?.querySelector('input')?.focus(), [element]);

  return (
    <Form form={form} name="Code for the new phone number">
      <p>A code is on its way to {phone}. It is valid for 10 minutes.</p>
      <TextField
        name="otp"
        label="Six-digit code"
        inputMode="numeric"
        autoComplete="one-time-code"
      />
      <Actions>
        <SubmitButton busyText="Checking…">Confirm number</SubmitButton>
        <Button variant="quiet" onClick={onOtherNumber}>
          Another number
        </Button>
      </Actions>
    </Form>
  );
}
