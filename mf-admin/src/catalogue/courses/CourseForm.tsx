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
  useRows,
  done,
} from 'shared/forms';
import { courseLabels, courseTutorLabels, inHindi } from 'shared/model/catalogue-changes';
import { adminCourseMessages } from 'shared/model/messages';
import { toast } from 'shared/toast';
import { BilingualField } from '../editor/BilingualField';
import { FieldGroup, Sectioned } from '../editor/FieldGroup';
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
      return done;
    },
  });

  return (
    <Form form={form} name="Course">
      <Sectioned sections={sections}>
        <FieldGroup title="Name and price">
          <BilingualField name={form.name} path="title" label={courseLabels.title} />
          <TextField
            name={form.name('urlTitle')}
            label={courseLabels.urlTitle}
            hint="Part of the address: numerology-course"
          />
          <BilingualField name={form.name} path="subtitle" label={courseLabels.subtitle} optional />
          <FieldRow>
            <NumberField name={form.name('oldPrice')} label={courseLabels.oldPrice} />
            <NumberField name={form.name('newPrice')} label={courseLabels.newPrice} />
            <DateField name={form.name('startDate')} label={courseLabels.startDate} />
          </FieldRow>
        </FieldGroup>
        <FieldGroup title="Pictures, video and syllabus">
          <FieldRow>
            <PictureField
              name={form.name('image')}
              label={courseLabels.image}
              present={course?.image}
            />
            <PictureField
              name={form.name('ytThumbnail')}
              label={courseLabels.ytThumbnail}
              present={course?.ytThumbnail}
            />
          </FieldRow>
          <TextField
            name={form.name('ytVideo')}
            label={courseLabels.ytVideo}
            type="url"
            inputMode="url"
          />
          <FieldRow>
            <FileField
              name={form.name('syllabus')}
              label={courseLabels.syllabus}
              accept="application/pdf,.pdf"
              check={whyNotPdf}
              hint={course && `Now: ${course.syllabus}`}
            />
            <FileField
              name={form.name('hi.syllabus')}
              label={inHindi(courseLabels.syllabus)}
              optional
              accept="application/pdf,.pdf"
              check={whyNotPdf}
              hint={course?.hi?.syllabus && `Now: ${course.hi.syllabus}`}
            />
          </FieldRow>
        </FieldGroup>
        <FieldGroup title="What it teaches">
          <BilingualField
            name={form.name}
            path="unlockPowerTitle"
            label={courseLabels.unlockPowerTitle}
          />
          <BilingualField
            name={form.name}
            path="unlockPowerDesc"
            label={courseLabels.unlockPowerDesc}
            lines
          />
          <BilingualField
            name={form.name}
            path="courseDescription"
            label={courseLabels.courseDescription}
            lines
          />
          <TextRows
            {...useRows(form, 'learnLi')}
            entry="outcome"
            hindi={{
              name: (index) => form.name(`hi.learnLi.${index}`),
              texts: defaultValues.hi.learnLi,
            }}
          />
        </FieldGroup>
        <FieldGroup title="Figures">
          <FieldRow>
            <NumberField name={form.name('noOfstu')} label={courseLabels.noOfstu} />
            <NumberField name={form.name('noOfMod')} label={courseLabels.noOfMod} />
            <NumberField name={form.name('hr')} label={courseLabels.hr} />
            <NumberField name={form.name('min')} label={courseLabels.min} />
          </FieldRow>
          <FieldRow>
            <NumberField name={form.name('rating')} label={courseLabels.courseRating} step={0.1} />
            <NumberField name={form.name('avgPkg')} label={courseLabels.avgPkg} />
            <NumberField name={form.name('totalExp')} label={courseLabels.totalExp} />
            <NumberField name={form.name('astroExp')} label={courseLabels.astroExp} />
          </FieldRow>
        </FieldGroup>
        <FieldGroup title="Tutor">
          <TextField name={form.name('tutor.name')} label={courseTutorLabels.name} />
          <BilingualField
            name={form.name}
            path="tutor.expertise"
            label={courseTutorLabels.expertise}
          />
          <FieldRow>
            <NumberField
              name={form.name('tutor.duration')}
              label={courseTutorLabels.duration}
              optional
            />
            <SelectField
              name={form.name('tutor.certificate')}
              label={courseTutorLabels.certificate}
              placeholder="Choose"
              options={yesOrNo}
            />
          </FieldRow>
          <PictureField
            name={form.name('tutor.tutorImg')}
            label={courseTutorLabels.tutorImg}
            present={course?.tutor[0]?.tutorImg}
          />
          <BilingualField
            name={form.name}
            path="tutor.detail"
            label={courseTutorLabels.detail}
            lines
          />
        </FieldGroup>
        <BatchRows {...useRows(form, 'batches')} />
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
] as const;
