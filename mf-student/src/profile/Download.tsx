import { useState } from 'react';
import { saveResponseAs } from 'shared/actions';
import { send } from 'shared/calls';
import { done, Form, PasswordField, useCheckedForm } from 'shared/forms';
import { studentMessages } from 'shared/model/messages';
import { filled, type Checks } from 'shared/model/validation';
import { Button, Icon } from 'shared/ui';
import styles from './YourRecords.module.css';
import { yourRecordsTexts as texts } from './texts';

const checks: Checks<{ password: string }> = [filled('password', texts.passwordMissing)];

/**
 * Saves everything that is kept of the student, after the password is entered once more: as a page to
 * read, or as a file for other programs.
 */
export function Download() {
  const [kind, setKind] = useState<'html' | 'json'>('html');
  const form = useCheckedForm<{ password: string }>({
    checks,
    defaultValues: { password: '' },
    onSubmit: async (body) => {
      const { error } = await send({
        name: 'studentData',
        url: kind === 'html' ? '/account/data.html' : '/account/data',
        method: 'POST',
        body,
        responseHandler: saveResponseAs(`your-data.${kind}`),
      });
      return error ? { error, otherwise: studentMessages.failure } : done;
    },
  });
  // The click of the button comes before the form is sent, also when Enter sends it.
  const save = (wanted: typeof kind, label: string) => (
    <Button
      variant="secondary"
      type="submit"
      busy={form.busy && kind === wanted}
      onClick={() => setKind(wanted)}
    >
      <Icon name="download" size={20} />
      {label}
    </Button>
  );
  return (
    <div className={styles.part}>
      <p>{texts.whatIsInFiles}</p>
      <Form form={form} name={texts.download}>
        <PasswordField
          name={form.name('password')}
          label={texts.password}
          autoComplete="current-password"
        />
        <div className={styles.choices}>
          {save('html', texts.asPage)}
          {save('json', texts.asJson)}
        </div>
      </Form>
    </div>
  );
}
