import { useNavigate } from 'react-router-dom';
import { CheckboxField, Form, PasswordField, SubmitButton, useCheckedForm } from 'shared/forms';
import { studentMessages } from 'shared/model/messages';
import { paths } from 'shared/model/paths';
import { filled, type Checks } from 'shared/model/validation';
import { signedOut, useAppDispatch } from 'shared/store';
import { toast } from 'shared/toast';
import { eraseAccount } from './privacy-endpoints';
import styles from './YourRecords.module.css';
import { yourRecordsTexts as texts } from './texts';

interface ErasureValues {
  password: string;
  keep_certificates: boolean;
}

const checks: Checks<ErasureValues> = [filled('password', texts.passwordMissing)];

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
      <p>{texts.cannotBeUndone}</p>
      <ul className={styles.list}>
        <li>{texts.loginEnds}</li>
        <li>{texts.coursesClose}</li>
        <li>{texts.recordsAreDeleted}</li>
        <li>{texts.receiptsStay}</li>
      </ul>
      <Form form={form} name={texts.close}>
        <CheckboxField
          name={form.name('keep_certificates')}
          label={texts.keepCertificates}
          hint={texts.keepCertificatesHint}
        />
        <PasswordField
          name={form.name('password')}
          label={texts.password}
          autoComplete="current-password"
        />
        <div>
          <SubmitButton busyText={texts.erasing}>{texts.erase}</SubmitButton>
        </div>
      </Form>
    </div>
  );
}
