import { messageOf } from 'shared/calls';
import { PASSWORD_MAX, PASSWORD_MIN, RESET_REDIRECT_DELAY } from 'shared/model/constants';
import { Form, PasswordField, SubmitButton, useCheckedForm } from 'shared/forms';
import { resetPasswordMessages } from 'shared/model/messages';
import { paths } from 'shared/model/paths';
import { toAccountState } from 'shared/page';
import { toast } from 'shared/toast';
import { atLeast, atMost, sameAs, type Checks } from 'shared/model/validation';
import { resetPasswordCall } from '../auth-endpoints';
import { useDelayedNavigation } from 'shared/actions';
import { resetPasswordTexts as texts } from './texts';

type Values = { new_password: string; new_password_confirmation: string };

const checks: Checks<Values> = [
  atLeast('new_password', PASSWORD_MIN, resetPasswordMessages.passwordShort),
  atMost('new_password', PASSWORD_MAX, resetPasswordMessages.passwordLong),
  sameAs('new_password_confirmation', 'new_password', resetPasswordMessages.passwordsDiffer),
];

interface ResetPasswordFormProps {
  email: string;
  /** The token that the server returned for the verified code. */
  resetToken: string;
}

/** Sets the new password, then opens the login. */
export function ResetPasswordForm({ email, resetToken }: ResetPasswordFormProps) {
  const { isLeaving, leaveAfter } = useDelayedNavigation();

  const form = useCheckedForm<Values>({
    checks,
    onSubmit: async (passwords) => {
      const result = await resetPasswordCall({ email, reset_token: resetToken, ...passwords });
      if (result.error) return { ...result, toast: messageOf(result.error, resetPasswordMessages) };
      toast(resetPasswordMessages.success, { variant: 'success' });
      const state = toAccountState({ email });
      leaveAfter(RESET_REDIRECT_DELAY, paths.login(), { replace: true, state });
      return result;
    },
  });

  return (
    <Form form={form} name={texts.form}>
      {/* Tells password managers whose password this is. */}
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        name={form.name('new_password')}
        label={texts.password}
        hint={texts.passwordHint(PASSWORD_MIN)}
        autoComplete="new-password"
      />
      <PasswordField
        name={form.name('new_password_confirmation')}
        label={texts.confirmPassword}
        required
        autoComplete="new-password"
      />
      <SubmitButton wide busy={isLeaving} busyText={texts.saving}>
        {texts.save}
      </SubmitButton>
    </Form>
  );
}
