import { useState } from 'react';
import { PASSWORD_MIN } from 'shared/model/constants';
import { Form, PasswordField, SubmitButton, useCheckedForm } from 'shared/forms';
import { formatDateTime } from 'shared/model/format';
import { resetPasswordMessages, signInMessages, studentMessages } from 'shared/model/messages';
import { toast } from 'shared/toast';
import { Button, Card, Skeleton } from 'shared/ui';
import { Loaded } from 'shared/ui/lists';
import { atLeast, filled, sameAs, type Checks } from 'shared/model/validation';
import {
  useStudentChangePasswordMutation,
  useStudentEndSessionMutation,
  useStudentSessionsQuery,
} from './profile-endpoints';
import styles from './SignIn.module.css';
import { PhoneForm } from './PhoneForm';
import { showFailure } from '../failures/show-failure';

/** The section of the profile page for the password, the phone number and the signed-in devices. */
export function SignIn() {
  const [open, setOpen] = useState<'password' | 'phone' | 'devices' | null>(null);
  return (
    <Card className={styles.card}>
      <h2 className={styles.heading}>Password, phone and devices</h2>
      <div className={styles.choices}>
        <Button
          variant="secondary"
          aria-expanded={open === 'password'}
          onClick={() => setOpen(open === 'password' ? null : 'password')}
        >
          Change password
        </Button>
        <Button
          variant="secondary"
          aria-expanded={open === 'phone'}
          onClick={() => setOpen(open === 'phone' ? null : 'phone')}
        >
          Change phone number
        </Button>
        <Button
          variant="secondary"
          aria-expanded={open === 'devices'}
          onClick={() => setOpen(open === 'devices' ? null : 'devices')}
        >
          Where you are signed in
        </Button>
      </div>
      {open === 'password' && <PasswordForm onChanged={() => setOpen(null)} />}
      {open === 'phone' && <PhoneForm onChanged={() => setOpen(null)} />}
      {open === 'devices' && <Devices />}
    </Card>
  );
}

interface PasswordValues {
  current_password: string;
  new_password: string;
  new_password_confirmation: string;
}

const { passwordShort, passwordsDiffer } = resetPasswordMessages;

const checks: Checks<PasswordValues> = [
  filled('current_password', 'Please enter your current password.'),
  atLeast('new_password', PASSWORD_MIN, passwordShort),
  sameAs('new_password_confirmation', 'new_password', passwordsDiffer),
];

function PasswordForm({ onChanged }: { onChanged: () => void }) {
  const [change] = useStudentChangePasswordMutation();
  const form = useCheckedForm<PasswordValues>({
    checks,
    defaultValues: { current_password: '', new_password: '', new_password_confirmation: '' },
    onSubmit: async (values) => {
      const result = await change(values);
      if (result.error) return { ...result, otherwise: studentMessages.failure };
      toast(signInMessages.passwordChanged, { variant: 'success' });
      onChanged();
      return result;
    },
  });
  return (
    <Form form={form} name="Change password">
      <PasswordField
        name="current_password"
        label="Current password"
        autoComplete="current-password"
      />
      <PasswordField name="new_password" label="New password" autoComplete="new-password" />
      <PasswordField
        name="new_password_confirmation"
        label="New password again"
        autoComplete="new-password"
        required
      />
      <p>Your other devices will be signed out.</p>
      <div>
        <SubmitButton busyText="Saving…">Save password</SubmitButton>
      </div>
    </Form>
  );
}

function Devices() {
  const result = useStudentSessionsQuery();
  const [end, { isLoading: isEnding }] = useStudentEndSessionMutation();

  const signOut = async (id: number) => {
    const { error } = await end(id);
    if (error) showFailure(error);
    else toast(signInMessages.deviceEnded, { variant: 'success' });
    await result.refetch();
  };

  return (
    <Loaded
      result={result}
      loading="Loading your devices…"
      skeleton={<Skeleton shape="row" count={2} />}
      failure="Your devices could not be loaded."
    >
      {(sessions) => (
        <ul role="list" className={styles.devices}>
          {sessions.map(({ id, browser, used_at, started_at, current }) => (
            <li key={id} className={styles.device}>
              <div>
                <strong>{browser}</strong>
                {current && ' (this device)'}
                <p className={styles.times}>
                  Signed in {formatDateTime(started_at)}, last used {formatDateTime(used_at)}
                </p>
              </div>
              {!current && (
                <Button
                  variant="secondary"
                  aria-label={`End: ${browser}, signed in ${formatDateTime(started_at)}`}
                  disabled={isEnding}
                  onClick={() => void signOut(id)}
                >
                  End
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
    </Loaded>
  );
}
