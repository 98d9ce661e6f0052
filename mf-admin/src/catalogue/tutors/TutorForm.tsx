import { tutorFields } from 'shared/model/catalogue-fields';
import { adminTutorMessages } from 'shared/model/messages';
import type { Mentor } from 'shared/model/schemas';
import { courseList, tutorList } from '../draft/draft-catalogue';
import { currentDraft, saveItem } from '../draft/draft-store';
import { checksOf } from '../form/field-checks';
import { itemFrom, valuesOf } from '../form/field-values';
import { ItemForm, useItemForm, type FormProps } from '../form/ItemForm';

export function TutorForm({ item, onSaved }: FormProps<Mentor>) {
  const form = useItemForm({
    list: tutorList,
    item,
    onSaved: () => {
      if (item) followTutor(item);
      onSaved();
    },
    checks: checksOf(tutorFields, item),
    values: valuesOf(tutorFields, item),
    itemFrom: (values) => itemFrom(tutorFields, values, item),
    messages: adminTutorMessages,
  });
  const addresses = courseList.of(currentDraft().catalogue).map(({ urlTitle }) => urlTitle);
  return (
    <ItemForm
      form={form}
      noun="tutor"
      fields={tutorFields}
      item={item}
      extras={{ courseName: { suggestions: addresses } }}
    />
  );
}

/** The courses of a tutor whose name or picture was changed in the list show the new ones. */
function followTutor(before: Mentor): void {
  const { catalogue } = currentDraft();
  const now = tutorList.of(catalogue).find(({ id }) => id === before.id);
  if (!now || (now.name === before.name && now.image === before.image)) return;
  for (const { id, ...course } of courseList.of(catalogue)) {
    if (!course.tutor.some(({ name }) => name === before.name)) continue;
    const tutor = course.tutor.map((each) =>
      each.name === before.name
        ? {
            ...each,
            name: now.name,
            tutorImg: each.tutorImg === before.image ? now.image : each.tutorImg,
          }
        : each,
    );
    saveItem(courseList, id, { ...course, tutor });
  }
}
