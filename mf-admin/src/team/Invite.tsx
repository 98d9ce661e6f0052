import { Form, SubmitButton, TextField, useCheckedForm } from 'shared/forms';
import { email, filled, type Checks } from 'shared/model/validation';
import { Icon } from 'shared/ui';
import { announced } from '../details/announced';
import { EditorButton } from '../details/EditorDialog';
import { givenRights, RoleFields, tickedValues, type MemberValues } from './RoleFields';
import { inviteCall } from './team-endpoints';

const checks: Checks<MemberValues> = [
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
  const form = useCheckedForm<MemberValues>({
    checks,
    defaultValues: { rights: 'office', ticked: tickedValues() },
    onSubmit: async ({ name, email: address, ...given }) =>
      announced(await inviteCall({ name, email: address, ...givenRights(given) }), onSent),
  });
  return (
    <Form form={form} autoComplete="off" name="Invite">
      <TextField name={form.name('name')} label="Name" maxLength={120} />
      <TextField
        name={form.name('email')}
        label="Email"
        type="email"
        spellCheck={false}
        hint="A link to choose a password goes there. It works once, for a week."
      />
      <RoleFields form={form} />
      <div>
        <SubmitButton>Send the invitation</SubmitButton>
      </div>
    </Form>
  );
}
