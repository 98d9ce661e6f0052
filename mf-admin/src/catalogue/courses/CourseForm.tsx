import { useState } from 'react';
import { whyNotPdf } from 'shared/actions';
import {
  DateField,
  FieldRow,
  FileField,
  Form,
  SelectField,
  TextAreaField,
  TextField,
  useCheckedForm,
} from 'shared/forms';
import { adminCourseMessages } from 'shared/model/messages';
import { toast } from 'shared/toast';
import { FieldGroup } from '../editor/FieldGroup';
import { SaveBar } from '../editor/SaveBar';
import { NumberField } from '../editor/NumberField';
import { PictureField } from '../editor/PictureField';
import { BatchRows } from '../editor/BatchRows';
import { TextRows } from '../editor/TextRows';
import { courseList, type DraftCourse } from '../draft/draft-catalogue';
import { currentDraft, saveEntry } from '../draft/draft-store';
import { courseChecks, courseFrom, courseValues, type CourseValues } from './course-form';

interface CourseFormProps {
  course: DraftCourse | null;
  onSaved: () => void;
}

export function CourseForm({ course, onSaved }: CourseFormProps) {
  const [defaultValues] = useState(() => courseValues(course));
  const form = useCheckedForm<CourseValues>({
    checks: courseChecks(course),
    defaultValues,
    onSubmit: (values) => {
      const published = currentDraft().base.catalogue.courses;
      const isPublished = published.some(({ id }) => id === course?.id);
      saveEntry(courseList, course?.id ?? null, courseFrom(values, course, isPublished));
      toast(course ? adminCourseMessages.updated : adminCourseMessages.added, {
        variant: 'success',
      });
      onSaved();
    },
  });

  return (
    <Form form={form} name="Course">
      <FieldRow>
        <TextField name="title" label="Title" />
        <TextField
          name="urlTitle"
          label="URL title"
          hint="Part of the address: numerology-course"
        />
      </FieldRow>
      <TextField name="subtitle" label="Subtitle" optional />
      <FieldRow>
        <NumberField name="oldPrice" label="Old price (₹)" />
        <NumberField name="newPrice" label="New price (₹)" />
        <DateField name="startDate" label="Start date" />
      </FieldRow>
      <FieldGroup title="Pictures, video and syllabus">
        <FieldRow>
          <PictureField name="image" label="Thumbnail image" present={course?.image} />
          <PictureField
            name="ytThumbnail"
            label="YouTube thumbnail"
            present={course?.ytThumbnail}
          />
        </FieldRow>
        <FieldRow>
          <TextField name="ytVideo" label="YouTube video" type="url" inputMode="url" />
          <FileField
            name="syllabus"
            label="Syllabus (PDF)"
            accept="application/pdf,.pdf"
            check={whyNotPdf}
            hint={course && `Now: ${course.syllabus}`}
          />
        </FieldRow>
      </FieldGroup>
      <FieldGroup title="What it teaches">
        <TextField name="unlockPowerTitle" label="Unlock power title" />
        <TextAreaField name="unlockPowerDesc" label="Unlock power description" />
        <TextAreaField name="courseDescription" label="Course description" />
        <TextRows form={form} name="learnLi" entry="outcome" />
      </FieldGroup>
      <FieldGroup title="Figures">
        <FieldRow>
          <NumberField name="noOfstu" label="Students" />
          <NumberField name="noOfMod" label="Modules" />
          <NumberField name="hr" label="Hours a session" />
          <NumberField name="min" label="Minutes a session" />
        </FieldRow>
        <FieldRow>
          <NumberField name="rating" label="Rating" step={0.1} />
          <NumberField name="avgPkg" label="Average package (LPA)" />
          <NumberField name="totalExp" label="Total experience (years)" />
          <NumberField name="astroExp" label="Astro-Gurus" />
        </FieldRow>
      </FieldGroup>
      <FieldGroup title="Tutor">
        <FieldRow>
          <TextField name="tutor.name" label="Name" />
          <TextField name="tutor.expertise" label="Expertise" />
        </FieldRow>
        <FieldRow>
          <NumberField
            name="tutor.duration"
            label="Duration (hours)"

            optional
          />
          <SelectField
            name="tutor.certificate"
            label="Certificate"
            placeholder="Choose"
            options={yesOrNo}
          />
        </FieldRow>
        <PictureField
          name="tutor.tutorImg"
          label="Tutor image"
          present={course?.tutor[0]?.tutorImg}
        />
        <TextAreaField name="tutor.detail" label="About the tutor" />
      </FieldGroup>
      <BatchRows form={form} />
      <SaveBar>{course ? 'Update course' : 'Add course'}</SaveBar>
    </Form>
  );
}

const yesOrNo = [
  { value: 'Yes', label: 'Yes' },
  { value: 'No', label: 'No' },
];
