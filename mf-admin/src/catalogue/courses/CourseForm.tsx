import { courseFields } from 'shared/model/catalogue-fields';
import { adminCourseMessages } from 'shared/model/messages';
import { courseList, type DraftCourse } from '../draft/draft-catalogue';
import { currentDraft } from '../draft/draft-store';
import { valuesOf } from '../form/field-values';
import { ItemForm, useItemForm } from '../form/ItemForm';
import { addressesOfOthers } from '../form/product-checks';
import { courseChecks, courseFrom } from './course-form';

interface CourseFormProps {
  course: DraftCourse | null;
  onSaved: () => void;
}

export function CourseForm({ course, onSaved }: CourseFormProps) {
  const form = useItemForm({
    list: courseList,
    item: course,
    checks: courseChecks(course, addressesOfOthers(courseList, course)),
    values: valuesOf(courseFields, course),
    itemFrom: (values) => {
      const published = currentDraft().base.catalogue.courses;
      return courseFrom(
        values,
        course,
        published.some(({ id }) => id === course?.id),
      );
    },
    messages: adminCourseMessages,
    onSaved,
  });
  return <ItemForm form={form} noun="course" fields={courseFields} item={course} sectioned />;
}
