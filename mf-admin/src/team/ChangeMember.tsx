import { useState } from 'react';
import { Form, SelectField, SubmitButton, TextField, useCheckedForm } from 'shared/forms';
import type { AdminRole } from 'shared/model/rights';
import type { TeamMember } from 'shared/model/schemas';
import { filled, type Checks } from 'shared/model/validation';
import { Button, VisuallyHidden } from 'shared/ui';
import { announced } from '../details/announced';
import { EditorDialog } from '../details/EditorDialog';
import { roleOptions } from './role-options';
import { useAdminChangeMemberMutation } from './team-endpoints';

interface MemberValues {
  name: string;
  rights: AdminRole;
}

const checks: Checks<MemberValues> = [filled('name', 'Please enter the name.')];

/** Another role, or the real name, of a member. */
export function ChangeMember({ member }: { member: TeamMember }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="secondary" size="small" onClick={() => setOpen(true)}>
        Change <VisuallyHidden>{member.name}</VisuallyHidden>
      </Button>
      {isOpen && (
        <EditorDialog narrow title={`Change ${member.name}`} onClose={() => setOpen(false)}>
          <MemberForm member={member} onSaved={() => setOpen(false)} />
        </EditorDialog>
      )}
    </>
  );
}

function MemberForm({ member, onSaved }: { member: TeamMember; onSaved: () => void }) {
  const { id, name, rights } = member;
  const [change] = useAdminChangeMemberMutation();
  const form = useCheckedForm<MemberValues>({
    checks,
    defaultValues: { name, rights },
    onSubmit: async (values) => {
      return announced(await change({ id, ...values }), onSaved);
    },
  });
  return (
    <Form form={form} name="Member">
      <TextField name={form.name('name')} label="Name" autoComplete="off" maxLength={120} />
      <SelectField
        name={form.name('rights')}
        label="Role"
        options={roleOptions}
        hint="Another role ends the sign-in on all devices."
      />
      <div>
        <SubmitButton>Save</SubmitButton>
      </div>
    </Form>
  );
}
