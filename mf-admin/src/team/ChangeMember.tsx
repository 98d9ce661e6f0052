import { Form, SubmitButton, TextField, useCheckedForm } from 'shared/forms';
import type { TeamMember } from 'shared/model/schemas';
import { filled, type Checks } from 'shared/model/validation';
import { VisuallyHidden } from 'shared/ui';
import { announced } from '../details/announced';
import { EditorButton } from '../details/EditorDialog';
import { givenRights, RoleFields, tickedValues, type MemberValues } from './RoleFields';
import { changeMemberCall } from './team-endpoints';

const checks: Checks<MemberValues> = [filled('name', 'Please enter the name.')];

/** Another role, or the real name, of a member. */
export function ChangeMember({ member }: { member: TeamMember }) {
  return (
    <EditorButton
      variant="secondary"
      title={`Change ${member.name}`}
      form={(close) => <MemberForm member={member} onSaved={close} />}
    >
      Change <VisuallyHidden>{member.name}</VisuallyHidden>
    </EditorButton>
  );
}

function MemberForm({ member, onSaved }: { member: TeamMember; onSaved: () => void }) {
  const { id, name, email, rights, ticked } = member;
  const form = useCheckedForm<MemberValues>({
    checks,
    defaultValues: { name, email, rights, ticked: tickedValues(ticked) },
    onSubmit: async (values) =>
      announced(await changeMemberCall({ id, name: values.name, ...givenRights(values) }), onSaved),
  });
  return (
    <Form form={form} autoComplete="off" name="Member">
      <TextField name={form.name('name')} label="Name" maxLength={120} />
      <RoleFields form={form} hint="Another role ends the sign-in on all devices." />
      <div>
        <SubmitButton>Save</SubmitButton>
      </div>
    </Form>
  );
}
