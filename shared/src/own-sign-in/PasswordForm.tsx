import { PASSWORD_MIN } from '../model/constants';
import { resetPasswordMessages, signInMessages, studentMessages } from '../model/messages';
import { atLeast, filled, sameAs, type Checks } from '../model/validation';
import { Form, PasswordField, SubmitButton, useCheckedForm } from 'shared/forms';
import { toast } from 'shared/toast';
import { ownPasswordCall } from './own-sign-in-endpoints';
import { texts } from './texts';

interface PasswordValues {
  current_password: string;
  new_password: string;
  new_password_confirmation: string;
}

const { passwordShort, passwordsDiffer } = resetPasswordMessages;

const checks: Checks<PasswordValues> = [
  filled('current_password', texts.currentPasswordMissing),
  atLeast('new_password', PASSWORD_MIN, passwordShort),
  sameAs('new_password_confirmation', 'new_password', passwordsDiffer),
];

/** Sets another password, with the current one; signs the other devices out. */
export function PasswordForm({ onChanged }: { onChanged: () => void }) {
  const form = useCheckedForm<PasswordValues>({
    checks,
    defaultValues: { current_password: '', new_password: '', new_password_confirmation: '' },
    onSubmit: async (values) => {
      const result = await ownPasswordCall(values);
      if (result.error) return { ...result, otherwise: studentMessages.failure };
      toast(signInMessages.passwordChanged, { variant: 'success' });
      onChanged();
      return result;
    },
  });
  return (
    <Form form={form} name={texts.changePassword}>
      <PasswordField
        name={form.name('current_password')}
        label={texts.currentPassword}
        autoComplete="current-password"
      />
      <PasswordField
        name={form.name('new_password')}
        label={texts.newPassword}
        autoComplete="new-password"
      />
      <PasswordField
        name={form.name('new_password_confirmation')}
        label={texts.newPasswordAgain}
        autoComplete="new-password"
        required
      />
      <p>{texts.othersSignedOut}</p>
      <div>
        <SubmitButton busyText={texts.saving}>{texts.savePassword}</SubmitButton>
      </div>
    </Form>
  );
}
