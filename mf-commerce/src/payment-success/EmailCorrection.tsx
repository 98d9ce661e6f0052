import { useState } from 'react';
import { readStatus, send } from 'shared/calls';
import { EmailField, Form, SubmitButton, useCheckedForm } from 'shared/forms';
import { courseCheckoutMessages } from 'shared/model/messages';
import type { EmailCorrectionRequest, PaymentConfirmationQuery } from 'shared/model/schemas';
import { email, filled, type Checks } from 'shared/model/validation';
import { Button } from 'shared/ui';
import { texts } from './texts';

interface EmailCorrectionProps {
  details: PaymentConfirmationQuery;
  /** Called with the address to which the confirmation has gone. */
  onCorrected: (email: string) => void;
}

/** For a buyer who has mistyped the e-mail: possible once, before the first log-in. */
export function EmailCorrection(props: EmailCorrectionProps) {
  const [open, setOpen] = useState(false);
  return open ? (
    <CorrectionForm {...props} />
  ) : (
    <Button variant="quiet" onClick={() => setOpen(true)}>
      {texts.wrongEmail}
    </Button>
  );
}

type Values = { email: string };

const checks: Checks<Values> = [
  filled('email', courseCheckoutMessages.emailMissing),
  email('email', courseCheckoutMessages.emailInvalid),
];

function CorrectionForm({ details, onCorrected }: EmailCorrectionProps) {
  const form = useCheckedForm<Values>({
    checks,
    onSubmit: async ({ email: typed }) => {
      const address = typed.trim();
      const result = await correctEmailCall({ ...details, email: address });
      if (!result.error) onCorrected(address);
      return { ...result, otherwise: texts.correctionFailure };
    },
  });

  return (
    <Form form={form} name={texts.correction}>
      <EmailField
        name={form.name('email')}
        // The button that opened the form is gone, and the focus with it.
        autoFocus
        label={texts.rightEmail}
        hint={texts.rightEmailHint}
        autoComplete="email"
        maxLength={254}
      />
      <SubmitButton wide busyText={texts.correcting}>
        {texts.correct}
      </SubmitButton>
    </Form>
  );
}

const correctEmailCall = (body: EmailCorrectionRequest) =>
  send({ name: 'commerceCorrectEmail', url: '/payment/email', method: 'POST', body }, readStatus);
