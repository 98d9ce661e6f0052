import { tutorFields } from 'shared/model/catalogue-fields';
import { adminTutorMessages } from 'shared/model/messages';
import type { Mentor } from 'shared/model/schemas';
import { tutorList } from '../draft/draft-catalogue';
import { checksOf } from '../form/field-checks';
import { itemFrom, valuesOf } from '../form/field-values';
import { ItemForm, useItemForm } from '../form/ItemForm';

interface TutorFormProps {
  tutor: Mentor | null;
  onSaved: () => void;
}

export function TutorForm({ tutor, onSaved }: TutorFormProps) {
  const form = useItemForm({
    list: tutorList,
    item: tutor,
    checks: checksOf(tutorFields, tutor),
    values: valuesOf(tutorFields, tutor),
    itemFrom: (values) => itemFrom(tutorFields, values, tutor),
    messages: adminTutorMessages,
    onSaved,
  });
  return <ItemForm form={form} noun="tutor" fields={tutorFields} item={tutor} />;
}
