import { useNavigate } from 'react-router-dom';
import { readFailure } from 'shared/api';
import { Form, SubmitButton, TextField, useCheckedForm } from 'shared/forms';
import { forgotPasswordMessages } from 'shared/messages';
import { paths } from 'shared/paths';
import { toast } from 'shared/toast';
import { isEmail, type Check } from 'shared/validation';
import { refusal } from '../status-answer';
import { useSendResetCodeMutation } from './password-reset-endpoints';

type Values = { email: string };

const checks: Check<Values>[] = [
  {
    field: 'email',
    message: forgotPasswordMessages.emailInvalid,
    passes: ({ email }) => isEmail(email.trim()),
  },
];

/** Has a code sent by e-mail and goes on to where it is entered. */
export function ForgotPasswordForm() {
  const [sendCode] = useSendResetCodeMutation();
  const navigate = useNavigate();

  const form = useCheckedForm<Values>({
    checks,
    onSubmit: async (values) => {
      const email = values.email.trim();
      const result = await sendCode({ email, channel: 'email' });
      const refused = refusal(result, forgotPasswordMessages);
      if (refused) {
        toast(refused, { variant: 'error' });
        form.setFieldErrors(readFailure(result.error).errors);
        return;
      }
      toast(forgotPasswordMessages.success, { variant: 'success' });
      await navigate(paths.verifyResetCode(), { state: { email } });
    },
  });

  return (
    <Form form={form} name="Forgot password">
      <TextField name="email" label="Email" type="email" autoComplete="username" />
      <SubmitButton wide busyText={forgotPasswordMessages.sending}>
        Send OTP
      </SubmitButton>
    </Form>
  );
}
