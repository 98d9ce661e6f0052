import { FieldRow, Form, SelectField, TextField, useCheckedForm } from 'shared/forms';
import { tutorLabels } from 'shared/model/catalogue-changes';
import { adminTutorMessages } from 'shared/model/messages';
import { toast } from 'shared/toast';
import { tutorList, type DraftTutor } from '../draft/draft-catalogue';
import { saveEntry } from '../draft/draft-store';
import { BilingualField } from '../editor/BilingualField';
import { SaveBar } from '../editor/SaveBar';
import { PictureField } from '../editor/PictureField';
import { tutorChecks, tutorFrom, tutorValues, type TutorValues } from './tutor-form';

interface TutorFormProps {
  tutor: DraftTutor | null;
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
    },
  });

  return (
    <Form form={form} name="Tutor">
      <TextField name="name" label={tutorLabels.name} autoComplete="off" />
      <BilingualField name="designation" label={tutorLabels.designation} />
      <BilingualField name="courseType" label={tutorLabels.courseType} />
      <FieldRow>
        <TextField
          name="courseName"
          label={tutorLabels.courseName}
          hint="Its slug: numerology-course"
        />
        <SelectField name="courseLaunched" label={tutorLabels.courseLaunched} options={launched} />
      </FieldRow>
      <PictureField name="image" label={tutorLabels.image} present={tutor?.image} />
      <TextField
        name="globe"
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
];
