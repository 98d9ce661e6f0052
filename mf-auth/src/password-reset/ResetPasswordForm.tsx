import { readFailure } from 'shared/calls';
import { useCall } from 'shared/calls';
import { PASSWORD_MAX, PASSWORD_MIN, RESET_REDIRECT_DELAY } from 'shared/model/constants';
import { Form, PasswordField, SubmitButton, useCheckedForm } from 'shared/forms';
import { resetPasswordMessages } from 'shared/model/messages';
import { paths } from 'shared/model/paths';
import { toast } from 'shared/toast';
import type { Check } from 'shared/model/validation';
import { statusFailure, resetPasswordCall } from '../auth-endpoints';
import { useDelayedNavigation } from '../use-delayed-navigation';

type Values = { new_password: string; new_password_confirmation: string };

const checks: Check<Values>[] = [
  {
    field: 'new_password',
    message: resetPasswordMessages.passwordShort,
    passes: ({ new_password }) => new_password.length >= PASSWORD_MIN,
  },
  {
    field: 'new_password',
    message: resetPasswordMessages.passwordLong,
    passes: ({ new_password }) => new_password.length <= PASSWORD_MAX,
  },
  {
    field: 'new_password_confirmation',
    message: resetPasswordMessages.passwordsDiffer,
    passes: ({ new_password, new_password_confirmation }) =>
      new_password === new_password_confirmation,
  },
];

interface ResetPasswordFormProps {
  email: string;
  /** The token that the server returned for the verified code. */
  resetToken: string;
}

/** Sets the new password, then opens the login. */
export function ResetPasswordForm({ email, resetToken }: ResetPasswordFormProps) {
  const [resetPassword] = useCall(resetPasswordCall);
  const { isLeaving, leaveAfter } = useDelayedNavigation();

  const form = useCheckedForm<Values>({
    checks,
    onSubmit: async (passwords) => {
      const result = await resetPassword({ email, reset_token: resetToken, ...passwords });
      const failure = statusFailure(result, resetPasswordMessages);
      if (failure) {
        toast(failure, { variant: 'error' });
        form.setFieldErrors(readFailure(result.error).errors);
        return;
      }
      toast(resetPasswordMessages.success, { variant: 'success' });
      leaveAfter(RESET_REDIRECT_DELAY, paths.login());
    },
  });

  return (
    <Form form={form} name="Reset password">
      {/* Tells password managers whose password this is. */}
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        name="new_password"
        label="New password"
        hint={`At least ${PASSWORD_MIN} characters.`}
        autoComplete="new-password"
      />
      <PasswordField
        name="new_password_confirmation"
        label="Confirm new password"
        required
        autoComplete="new-password"
      />
      <SubmitButton wide busy={isLeaving} busyText="Saving…">
        Reset password
      </SubmitButton>
    </Form>
  );
}
