import { useState } from 'react';
import { readFailure } from 'shared/api';
import {
  DateField,
  FieldRow,
  Form,
  SelectField,
  SubmitButton,
  TextField,
  useCheckedForm,
} from 'shared/forms';
import { profileMessages } from 'shared/messages';
import type { Profile } from 'shared/schemas';
import { toast } from 'shared/toast';
import { Card } from 'shared/ui';
import { useStudent } from '../dashboard/student';
import { PictureField } from './PictureField';
import { useUpdateProfileMutation } from './profile-endpoints';
import { genders, profileChecks, profileValues, type ProfileValues } from './profile-form';
import { useFollowProfile } from './use-follow-profile';

const READ_ONLY = 'Fixed for your account. Write to us to change it.';

/** The fields are filled from the profile once, when the form opens. */
export function ProfileForm({ profile }: { profile: Profile }) {
  const student = useStudent();
  const [updateProfile] = useUpdateProfileMutation();
  const followProfile = useFollowProfile();
  const savedAvatar = profile.profile?.avatar ?? '';
  const [avatar, setAvatar] = useState(savedAvatar);

  const form = useCheckedForm<ProfileValues>({
    checks: profileChecks,
    defaultValues: profileValues(profile),
    onSubmit: async (values) => {
      const name = values.name.trim();
      const result = await updateProfile({ ...values, name, avatar });
      if (result.error) {
        toast(profileMessages.failure, { variant: 'error' });
        form.setFieldErrors(readFailure(result.error).errors);
        return;
      }
      toast(profileMessages.success, { variant: 'success' });
      const { dob, gender } = values;
      await followProfile({
        name: result.data?.name ?? name,
        slug: result.data?.slug ?? student.slug,
        profile: { dob, gender: gender || null, avatar },
      });
    },
  });

  return (
    <Card>
      <Form form={form} name="Update profile">
        <PictureField avatar={avatar} unsaved={avatar !== savedAvatar} onUploaded={setAvatar} />
        <TextField name="name" label="Name" autoComplete="name" maxLength={120} />
        <FieldRow>
          <TextField
            name="email"
            label="Email"
            type="email"
            autoComplete="email"
            hint={READ_ONLY}
            readOnly
          />
          <TextField
            name="phone"
            label="Phone"
            type="tel"
            inputMode="numeric"
            autoComplete="tel-national"
            hint={READ_ONLY}
            readOnly
          />
        </FieldRow>
        <FieldRow>
          <DateField name="dob" label="Date of birth" autoComplete="bday" optional max={today()} />
          <SelectField name="gender" label="Gender" autoComplete="sex" optional options={genders} />
        </FieldRow>
        <div>
          <SubmitButton busyText="Saving…">Save profile</SubmitButton>
        </div>
      </Form>
    </Card>
  );
}

function today(): string {
  return new Date().toLocaleDateString('en-CA');
}
