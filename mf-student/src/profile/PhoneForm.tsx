import { useState } from 'react';
import { createKeys } from 'shared/actions';
import {
  Form,
  PasswordField,
  PhoneField,
  SubmitButton,
  TextField,
  useCheckedForm,
} from 'shared/forms';
import { otpMessages, signInMessages, studentMessages } from 'shared/model/messages';
import { readFailure } from 'shared/calls';
import { toast } from 'shared/toast';
import { Actions, Button } from 'shared/ui';
import { filled, normalCode, tenDigits, text, type Checks } from 'shared/model/validation';
import { sendPhoneCodeCall, useStudentVerifyPhoneMutation } from './profile-endpoints';
import { signInTexts as texts, yourRecordsTexts } from './texts';

/** Changes the phone number, after the password and a code that was sent to the new number are entered. */
export function PhoneForm({ onChanged }: { onChanged: () => void }) {
  const [sentTo, setSentTo] = useState<string | null>(null);
  return sentTo === null ? (
    <NumberForm onSent={setSentTo} />
  ) : (
    <CodeForm phone={sentTo} onChanged={onChanged} onOtherNumber={() => setSentTo(null)} />
  );
}

interface NumberValues {
  phone: string;
  password: string;
}

const numberChecks: Checks<NumberValues> = [
  tenDigits('phone', texts.tenDigits),
  filled('password', yourRecordsTexts.passwordMissing),
];

function NumberForm({ onSent }: { onSent: (phone: string) => void }) {
  const [keyFor] = useState(createKeys);
  const form = useCheckedForm<NumberValues>({
    checks: numberChecks,
    defaultValues: { phone: '', password: '' },
    onSubmit: async ({ phone, password }) => {
      const result = await sendPhoneCodeCall({ phone, password }, keyFor(phone));
      if (result.error) return { ...result, otherwise: studentMessages.failure };
      onSent(phone);
      return result;
    },
  });
  return (
    <Form form={form} name={texts.changePhone}>
      <PhoneField name={form.name('phone')} label={texts.newPhone} />
      <PasswordField
        name={form.name('password')}
        label={yourRecordsTexts.password}
        autoComplete="current-password"
      />
      <div>
        <SubmitButton busyText={texts.sending}>{texts.sendCode}</SubmitButton>
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

  return (
    <Form form={form} name={texts.codeForPhone}>
      <p>{texts.codeIsSent(phone)}</p>
      <TextField
        name={form.name('otp')}
        // The focused field of the other form was removed.
        autoFocus
        label={texts.code}
        inputMode="numeric"
        autoComplete="one-time-code"
      />
      <Actions>
        <SubmitButton busyText={texts.checking}>{texts.confirmNumber}</SubmitButton>
        <Button variant="quiet" onClick={onOtherNumber}>
          {texts.otherNumber}
        </Button>
      </Actions>
    </Form>
  );
}
