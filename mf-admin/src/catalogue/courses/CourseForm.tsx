import { useState } from 'react';
import { whyNotPdf } from 'shared/actions';
import {
  DateField,
  FieldRow,
  FileField,
  Form,
  SelectField,
  TextField,
  useCheckedForm,
} from 'shared/forms';
import { courseLabels, courseTutorLabels, inHindi } from 'shared/model/catalogue-changes';
import { adminCourseMessages } from 'shared/model/messages';
import { toast } from 'shared/toast';
import { BilingualField } from '../editor/BilingualField';
import { FieldGroup, Sectioned } from '../editor/FieldGroup';
import { hindiName } from '../editor/hindi-texts';
import { addressesOfOthers } from '../editor/product-checks';
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
    checks: courseChecks(course, addressesOfOthers(courseList, course)),
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
      <Sectioned sections={sections}>
        <FieldGroup title="Name and price">
          <BilingualField name="title" label={courseLabels.title} />
          <TextField
            name="urlTitle"
            label={courseLabels.urlTitle}
            hint="Part of the address: numerology-course"
          />
          <BilingualField name="subtitle" label={courseLabels.subtitle} optional />
          <FieldRow>
            <NumberField name="oldPrice" label={courseLabels.oldPrice} />
            <NumberField name="newPrice" label={courseLabels.newPrice} />
            <DateField name="startDate" label={courseLabels.startDate} />
          </FieldRow>
        </FieldGroup>
        <FieldGroup title="Pictures, video and syllabus">
          <FieldRow>
            <PictureField name="image" label={courseLabels.image} present={course?.image} />
            <PictureField
              name="ytThumbnail"
              label={courseLabels.ytThumbnail}
              present={course?.ytThumbnail}
            />
          </FieldRow>
          <TextField name="ytVideo" label={courseLabels.ytVideo} type="url" inputMode="url" />
          <FieldRow>
            <FileField
              name="syllabus"
              label={courseLabels.syllabus}
              accept="application/pdf,.pdf"
              check={whyNotPdf}
              hint={course && `Now: ${course.syllabus}`}
            />
            <FileField
              name={hindiName('syllabus')}
              label={inHindi(courseLabels.syllabus)}
              optional
              accept="application/pdf,.pdf"
              check={whyNotPdf}
              hint={course?.hi?.syllabus && `Now: ${course.hi.syllabus}`}
            />
          </FieldRow>
        </FieldGroup>
        <FieldGroup title="What it teaches">
          <BilingualField name="unlockPowerTitle" label={courseLabels.unlockPowerTitle} />
          <BilingualField name="unlockPowerDesc" label={courseLabels.unlockPowerDesc} lines />
          <BilingualField name="courseDescription" label={courseLabels.courseDescription} lines />
          <TextRows form={form} name="learnLi" entry="outcome" />
        </FieldGroup>
        <FieldGroup title="Figures">
          <FieldRow>
            <NumberField name="noOfstu" label={courseLabels.noOfstu} />
            <NumberField name="noOfMod" label={courseLabels.noOfMod} />
            <NumberField name="hr" label={courseLabels.hr} />
            <NumberField name="min" label={courseLabels.min} />
          </FieldRow>
          <FieldRow>
            <NumberField name="rating" label={courseLabels.courseRating} step={0.1} />
            <NumberField name="avgPkg" label={courseLabels.avgPkg} />
            <NumberField name="totalExp" label={courseLabels.totalExp} />
            <NumberField name="astroExp" label={courseLabels.astroExp} />
          </FieldRow>
        </FieldGroup>
        <FieldGroup title="Tutor">
          <TextField name="tutor.name" label={courseTutorLabels.name} />
          <BilingualField name="tutor.expertise" label={courseTutorLabels.expertise} />
          <FieldRow>
            <NumberField name="tutor.duration" label={courseTutorLabels.duration} optional />
            <SelectField
              name="tutor.certificate"
              label={courseTutorLabels.certificate}
              placeholder="Choose"
              options={yesOrNo}
            />
          </FieldRow>
          <PictureField
            name="tutor.tutorImg"
            label={courseTutorLabels.tutorImg}
            present={course?.tutor[0]?.tutorImg}
          />
          <BilingualField name="tutor.detail" label={courseTutorLabels.detail} lines />
        </FieldGroup>
        <BatchRows form={form} />
      </Sectioned>
      <SaveBar>{course ? 'Update course' : 'Add course'}</SaveBar>
    </Form>
  );
}

const sections = [
  'Name and price',
  'Pictures, video and syllabus',
  'What it teaches',
  'Figures',
  'Tutor',
  'Batches',
];

const yesOrNo = [
  { value: 'Yes', label: 'Yes' },
  { value: 'No', label: 'No' },
];
