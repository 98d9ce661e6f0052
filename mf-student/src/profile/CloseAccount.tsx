import { useNavigate } from 'react-router-dom';
import { CheckboxField, Form, PasswordField, SubmitButton, useCheckedForm } from 'shared/forms';
import { studentMessages } from 'shared/model/messages';
import { paths } from 'shared/model/paths';
import { filled, type Checks } from 'shared/model/validation';
import { signedOut, useAppDispatch } from 'shared/store';
import { toast } from 'shared/toast';
import { eraseAccount } from './privacy-endpoints';
import styles from './YourRecords.module.css';

interface ErasureValues {
  password: string;
  keep_certificates: boolean;
}

const checks: Checks<ErasureValues> = [filled('password', 'Please enter your password.')];

/** Says what the erasure does, and asks for the password before it does it. */
export function CloseAccount() {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const form = useCheckedForm<ErasureValues>({
    checks,
    defaultValues: { password: '', keep_certificates: false },
    onSubmit: async ({ password, keep_certificates }) => {
      const certificates = keep_certificates ? 'keep' : 'withdraw';
      const result = await eraseAccount({ password, certificates });
      if (result.error) return { ...result, otherwise: studentMessages.failure };
      dispatch(signedOut());
      toast(result.data.message, { variant: 'success' });
      await navigate(paths.home());
      return result;
    },
  });
  return (
    <div className={styles.part}>
      <p>This cannot be undone:</p>
      <ul className={styles.list}>
        <li>Your login, profile and picture end, on all devices.</li>
        <li>You can no longer open your courses, webinars and recordings.</li>
        <li>Your enquiries, consents and reminders, and the messages we sent you, are deleted.</li>
        <li>
          Receipts stay for as long as tax law wants them, with your name and address and without
          e-mail and phone. Download yours before.
        </li>
      </ul>
      <Form form={form} name="Close account">
        <CheckboxField
          name="keep_certificates"
          label="Keep my certificates valid"
          hint="Whoever has the code can still confirm name, course and date. Otherwise they end."
        />
        <PasswordField name="password" label="Your password" autoComplete="current-password" />
        <div>
          <SubmitButton busyText="Erasing…">Close account and erase my data</SubmitButton>
        </div>
      </Form>
    </div>
  );
}
