import { courseFields } from 'shared/model/catalogue-fields';
import { adminCourseMessages } from 'shared/model/messages';
import { courseList, tutorList, type DraftCourse } from '../draft/draft-catalogue';
import { currentDraft } from '../draft/draft-store';
import { valuesOf } from '../form/field-values';
import { ItemForm, useItemForm, type FormProps } from '../form/ItemForm';
import { freeAddress, useProposedAddress } from '../form/product-checks';
import { courseChecks, courseFrom } from './course-form';

export function CourseForm({ item, copied = null, onSaved, onDuplicate }: FormProps<DraftCourse>) {
  const present = item ?? copied;
  const form = useItemForm({
    list: courseList,
    item,
    onSaved,
    checks: [...courseChecks(present), freeAddress(courseList, item)],
    values: valuesOf(courseFields, present),
    itemFrom: (values) => {
      const published = currentDraft().base.catalogue.courses;
      const isPublished = published.some(({ id }) => id === item?.id);
      return courseFrom(values, present, isPublished);
    },
    messages: adminCourseMessages,
  });
  const proposing = useProposedAddress(form, courseList, copied);
  return (
    <ItemForm
      form={form}
      noun="course"
      fields={courseFields}
      item={present}
      isNew={item === null}
      extras={{
        ...(item ? {} : proposing),
        'tutor.name': {
          suggestions: tutorList.of(currentDraft().catalogue).map(({ name }) => name),
        },
      }}
      onDuplicate={() => item && onDuplicate?.({ ...item, ...courseFrom(form.values(), item) })}
      tabs
    />
  );
}
