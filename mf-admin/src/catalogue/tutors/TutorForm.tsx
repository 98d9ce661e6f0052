import { FieldRow, Form, SelectField, TextField, useCheckedForm, done } from 'shared/forms';
import { tutorLabels } from 'shared/model/catalogue-changes';
import { adminTutorMessages } from 'shared/model/messages';
import { toast } from 'shared/toast';
import type { Mentor } from 'shared/model/schemas';
import { tutorList } from '../draft/draft-catalogue';
import { saveEntry } from '../draft/draft-store';
import { BilingualField } from '../editor/BilingualField';
import { SaveBar } from '../editor/SaveBar';
import { PictureField } from '../editor/PictureField';
import { tutorChecks, tutorFrom, tutorValues, type TutorValues } from './tutor-form';

interface TutorFormProps {
  tutor: Mentor | null;
  onSaved: () => void;
}

export function TutorForm({ tutor, onSaved }: TutorFormProps) {
  const form = useCheckedForm<TutorValues>({
    checks: tutorChecks(tutor),
    defaultValues: tutorValues(tutor),
    onSubmit: (values) => {
      saveEntry(tutorList, tutor?.id ?? null, tutorFrom(values, tutor));
      toast(tutor ? adminTutorMessages.updated : adminTutorMessages.added, { variant: 'success' });
      onSaved();
      return done;
    },
  });

  return (
    <Form form={form} name="Tutor">
      <TextField name={form.name('name')} label={tutorLabels.name} autoComplete="off" />
      <BilingualField name={form.name} path="designation" label={tutorLabels.designation} />
      <BilingualField name={form.name} path="courseType" label={tutorLabels.courseType} />
      <FieldRow>
        <TextField
          name={form.name('courseName')}
          label={tutorLabels.courseName}
          hint="Its slug: numerology-course"
        />
        <SelectField
          name={form.name('courseLaunched')}
          label={tutorLabels.courseLaunched}
          options={launched}
        />
      </FieldRow>
      <PictureField name={form.name('image')} label={tutorLabels.image} present={tutor?.image} />
      <TextField
        name={form.name('globe')}
        label={tutorLabels.globe}
        type="url"
        inputMode="url"
        hint="Address of an article"
      />
      <SaveBar>{tutor ? 'Update tutor' : 'Add tutor'}</SaveBar>
    </Form>
  );
}

const launched = [
  { value: 'no', label: 'No' },
  { value: 'yes', label: 'Yes' },
] as const;
