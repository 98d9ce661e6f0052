import { courseFields } from 'shared/model/catalogue-fields';
import { adminCourseMessages } from 'shared/model/messages';
import { courseList, type DraftCourse } from '../draft/draft-catalogue';
import { currentDraft } from '../draft/draft-store';
import { valuesOf } from '../form/field-values';
import { ItemForm, useItemForm, type FormProps } from '../form/ItemForm';
import { freeAddress } from '../form/product-checks';
import { courseChecks, courseFrom } from './course-form';

export function CourseForm({ item, onSaved }: FormProps<DraftCourse>) {
  const form = useItemForm({
    list: courseList,
    item,
    onSaved,
    checks: [...courseChecks(item), freeAddress(courseList, item)],
    values: valuesOf(courseFields, item),
    itemFrom: (values) => {
      const published = currentDraft().base.catalogue.courses;
      const isPublished = published.some(({ id }) => id === item?.id);
      return courseFrom(values, item, isPublished);
    },
    messages: adminCourseMessages,
  });
  return <ItemForm form={form} noun="course" fields={courseFields} item={item} sectioned />;
}
