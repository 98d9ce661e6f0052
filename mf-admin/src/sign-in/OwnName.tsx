import { Form, SubmitButton, TextField, useCheckedForm } from 'shared/forms';
import { profileMessages } from 'shared/model/messages';
import { filled, type Checks } from 'shared/model/validation';
import { selectUser, userUpdated, useAppDispatch, useAppSelector } from 'shared/store';
import { toast } from 'shared/toast';
import { Card } from 'shared/ui';
import { ownNameCall } from './security-endpoints';
import styles from './SecurityPage.module.css';

const checks: Checks<{ name: string }> = [filled('name', 'Please enter your name.')];

/** The own name, as the audit log and the colleagues see it. */
export function OwnName() {
  const user = useAppSelector(selectUser);
  const dispatch = useAppDispatch();
  const form = useCheckedForm<{ name: string }>({
    checks,
    defaultValues: { name: user?.name ?? '' },
    onSubmit: async (values) => {
      const name = values.name.trim();
      const result = await ownNameCall({ name });
      if (!result.error) {
        dispatch(userUpdated({ name: result.data.data.name }));
        toast(profileMessages.success, { variant: 'success' });
      }
      return result;
    },
  });
  return (
    <Card>
      <h2 className={styles.heading}>Your name</h2>
      <Form form={form} name="Your name">
        <TextField
          name={form.name('name')}
          label="Name"
          autoComplete="name"
          maxLength={120}
          hint="Your colleagues and the audit log see it. To use another e-mail address, an owner invites that address and withdraws the access of this one."
        />
        <div>
          <SubmitButton>Save name</SubmitButton>
        </div>
      </Form>
    </Card>
  );
}
