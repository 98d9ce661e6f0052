import { tutorFields } from 'shared/model/catalogue-fields';
import { adminTutorMessages } from 'shared/model/messages';
import type { Mentor } from 'shared/model/schemas';
import { courseList, tutorList } from '../draft/draft-catalogue';
import { currentDraft } from '../draft/draft-store';
import { followTutor } from './follow-tutor';
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
