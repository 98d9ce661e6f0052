import { Form, SelectField, SubmitButton, TextField, useCheckedForm } from 'shared/forms';
import type { AdminRole } from 'shared/model/rights';
import { email, filled, type Checks } from 'shared/model/validation';
import { Icon } from 'shared/ui';
import { announced } from '../details/announced';
import { EditorButton } from '../details/EditorDialog';
import { roleOptions } from './role-options';
import { useAdminInviteMutation } from './team-endpoints';

interface InviteValues {
  name: string;
  email: string;
  rights: AdminRole;
}

const checks: Checks<InviteValues> = [
  filled('name', 'Please enter the name.'),
  email('email', 'Please enter a valid email address.'),
];

/** Asks somebody to join, by e-mail. */
export function Invite() {
  return (
    <EditorButton title="Invite" form={(close) => <InviteForm onSent={close} />}>
      <Icon name="plus" size={18} />
      Invite
    </EditorButton>
  );
}

function InviteForm({ onSent }: { onSent: () => void }) {
  const [invite] = useAdminInviteMutation();
  const form = useCheckedForm<InviteValues>({
    checks,
    defaultValues: { rights: 'office' },
    onSubmit: async (values) => announced(await invite(values), onSent),
  });
  return (
    <Form form={form} name="Invite">
      <TextField name={form.name('name')} label="Name" autoComplete="off" maxLength={120} />
      <TextField
        name={form.name('email')}
        label="Email"
        type="email"
        autoComplete="off"
        spellCheck={false}
        hint="A link to choose a password goes there. It works once, for a week."
      />
      <SelectField name={form.name('rights')} label="Role" options={roleOptions} />
      <div>
        <SubmitButton>Send the invitation</SubmitButton>
      </div>
    </Form>
  );
}
