import { useState } from 'react';
import { createKeys } from 'shared/actions';
import { readStatus, send } from 'shared/calls';
import { EmailField, Form, SubmitButton, TextField, useCheckedForm } from 'shared/forms';
import { courseCheckoutMessages, otpMessages } from 'shared/model/messages';
import type { CorrectionCodeRequest, EmailCorrectionRequest } from 'shared/model/schemas';
import { email, filled, normalCode, text, type Checks } from 'shared/model/validation';
import { Button } from 'shared/ui';
import { texts } from './texts';

interface EmailCorrectionProps {
  /** Empty if the page does not know it. */
  orderNumber: string;
  /** Of the tab that has paid; without it, a code that is sent to the phone of the order is needed. */
  orderToken: string | null;
  /** Called with the address to which the confirmation has gone. */
  onCorrected: (email: string) => void;
}

/** For a buyer who has mistyped the e-mail: possible once, before the first log-in. */
export function EmailCorrection(props: EmailCorrectionProps) {
  const [open, setOpen] = useState(false);
  const [asked, setAsked] = useState<CorrectionCodeRequest | null>(null);
  if (asked) return <CodeForm asked={asked} onCorrected={props.onCorrected} />;
  return open ? (
    <CorrectionForm {...props} onSent={setAsked} />
  ) : (
    <Button variant="quiet" onClick={() => setOpen(true)}>
      {props.orderToken ? texts.wrongEmail : texts.correctMyEmail}
    </Button>
  );
}

type Values = { order_id: string; email: string };

const checks: Checks<Values> = [
  filled('order_id', texts.orderNumberMissing),
  filled('email', courseCheckoutMessages.emailMissing),
  email('email', courseCheckoutMessages.emailInvalid),
];

function CorrectionForm({
  orderNumber,
  orderToken,
  onCorrected,
  onSent,
}: EmailCorrectionProps & { onSent: (asked: CorrectionCodeRequest) => void }) {
  const [keyFor] = useState(createKeys);
  const form = useCheckedForm<Values>({
    checks,
    defaultValues: { order_id: orderNumber, email: '' },
    onSubmit: async (typed) => {
      const asked = { order_id: typed.order_id.trim().toUpperCase(), email: typed.email.trim() };
      const result = orderToken
        ? await correctEmailCall({ ...asked, order_id: orderNumber, order_token: orderToken })
        : await sendCodeCall(asked, keyFor(asked));
      if (result.error) return { ...result, otherwise: texts.correctionFailure };
      if (orderToken) onCorrected(asked.email);
      else onSent(asked);
      return result;
    },
  });

  return (
    <Form form={form} name={texts.correction}>
      {orderNumber === '' && (
        <TextField
          name={form.name('order_id')}
          autoFocus
          label={texts.orderNumber}
          maxLength={60}
        />
      )}
      <EmailField
        name={form.name('email')}
        // The button that opened the form is gone, and the focus with it.
        autoFocus={orderNumber !== ''}
        label={texts.rightEmail}
        hint={texts.rightEmailHint}
        autoComplete="email"
        maxLength={254}
      />
      <SubmitButton wide busyText={orderToken ? texts.correcting : texts.sendingCode}>
        {orderToken ? texts.correct : texts.sendCode}
      </SubmitButton>
    </Form>
  );
}

const codeChecks: Checks<{ otp: string }> = [
  text('otp', otpMessages.incomplete, (given) => /^\d{6}$/.test(normalCode(given))),
];

function CodeForm({
  asked,
  onCorrected,
}: Pick<EmailCorrectionProps, 'onCorrected'> & { asked: CorrectionCodeRequest }) {
  const form = useCheckedForm<{ otp: string }>({
    checks: codeChecks,
    onSubmit: async ({ otp }) => {
      const result = await correctEmailCall({ ...asked, otp: normalCode(otp) });
      if (!result.error) onCorrected(asked.email);
      return { ...result, otherwise: texts.correctionFailure };
    },
  });

  return (
    <Form form={form} name={texts.correction}>
      <TextField
        name={form.name('otp')}
        // The focused field of the other form was removed.
        autoFocus
        label={texts.code}
        hint={texts.codeHint}
        inputMode="numeric"
        autoComplete="one-time-code"
      />
      <SubmitButton wide busyText={texts.correcting}>
        {texts.correct}
      </SubmitButton>
    </Form>
  );
}

const sendCodeCall = (body: CorrectionCodeRequest, key: string) =>
  send(
    {
      name: 'commerceSendCorrectionCode',
      url: '/payment/email/code',
      method: 'POST',
      headers: { 'Idempotency-Key': key },
      body,
    },
    readStatus,
  );

const correctEmailCall = (body: EmailCorrectionRequest) =>
  send({ name: 'commerceCorrectEmail', url: '/payment/email', method: 'POST', body }, readStatus);
