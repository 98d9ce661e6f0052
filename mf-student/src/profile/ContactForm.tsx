import { useState } from 'react';
import { createKeys } from 'shared/actions';
import {
  EmailField,
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
import { email, filled, normalCode, tenDigits, text, type Checks } from 'shared/model/validation';
import {
  sendEmailCodeCall,
  sendPhoneCodeCall,
  verifyEmailCall,
  verifyPhoneCall,
} from './profile-endpoints';
import { signInTexts as texts, yourRecordsTexts } from './texts';

type Kind = 'phone' | 'email';

interface ContactFormProps {
  kind: Kind;
  onChanged: () => void;
}

/** Changes the phone number or the e-mail, after the password and a code that was sent to the new one are entered. */
export function ContactForm({ kind, onChanged }: ContactFormProps) {
  const [sentTo, setSentTo] = useState<string | null>(null);
  return sentTo === null ? (
    <NewForm kind={kind} onSent={setSentTo} />
  ) : (
    <CodeForm {...{ kind, sentTo, onChanged }} onOther={() => setSentTo(null)} />
  );
}

interface NewValues {
  phone: string;
  email: string;
  password: string;
}

const passwordCheck = filled('password', yourRecordsTexts.passwordMissing);
const newChecks: Record<Kind, Checks<NewValues>> = {
  phone: [tenDigits('phone', texts.tenDigits), passwordCheck],
  email: [email('email', texts.emailInvalid), passwordCheck],
};

function NewForm({ kind, onSent }: { kind: Kind; onSent: (sentTo: string) => void }) {
  const [keyFor] = useState(createKeys);
  const form = useCheckedForm<NewValues>({
    checks: newChecks[kind],
    defaultValues: { phone: '', email: '', password: '' },
    onSubmit: async ({ phone, email: typed, password }) => {
      const address = typed.trim();
      const result =
        kind === 'phone'
          ? await sendPhoneCodeCall({ phone, password }, keyFor(phone))
          : await sendEmailCodeCall({ email: address, password }, keyFor(address));
      if (result.error) return { ...result, otherwise: studentMessages.failure };
      onSent(kind === 'phone' ? phone : address);
      return result;
    },
  });
  return (
    <Form form={form} name={texts.change[kind]}>
      {kind === 'phone' ? (
        <PhoneField name={form.name('phone')} label={texts.newPhone} />
      ) : (
        <EmailField
          name={form.name('email')}
          label={texts.newEmail}
          autoComplete="email"
          maxLength={254}
        />
      )}
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

function CodeForm({
  kind,
  sentTo,
  onChanged,
  onOther,
}: ContactFormProps & { sentTo: string; onOther: () => void }) {
  const form = useCheckedForm<{ otp: string }>({
    checks: codeChecks,
    defaultValues: { otp: '' },
    onSubmit: async ({ otp }) => {
      const code = normalCode(otp);
      const result =
        kind === 'phone'
          ? await verifyPhoneCall({ phone: sentTo, otp: code })
          : await verifyEmailCall({ email: sentTo, otp: code });
      if (result.error) {
        const { errors, message } = readFailure(result.error);
        return {
          ...result,
          otherwise: studentMessages.failure,
          errors: { otp: [message ?? otpMessages.incomplete], ...errors },
        };
      }
      toast(kind === 'phone' ? signInMessages.phoneChanged : signInMessages.emailChanged, {
        variant: 'success',
      });
      onChanged();
      return result;
    },
  });

  return (
    <Form form={form} name={texts.codeFor[kind]}>
      <p>{texts.codeIsSent(sentTo)}</p>
      <TextField
        name={form.name('otp')}
        // The focused field of the other form was removed.
        autoFocus
        label={texts.code}
        inputMode="numeric"
        autoComplete="one-time-code"
      />
      <Actions>
        <SubmitButton busyText={texts.checking}>{texts.confirm[kind]}</SubmitButton>
        <Button variant="quiet" onClick={onOther}>
          {texts.other[kind]}
        </Button>
      </Actions>
    </Form>
  );
}
