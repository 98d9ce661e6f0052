import { courseQuestionFields, siteQuestionFields } from 'shared/model/catalogue-fields';
import { adminQuestionMessages } from 'shared/model/messages';
import { text } from 'shared/model/validation';
import { questionListOf, type DraftQuestion, type QuestionPage } from '../draft/draft-catalogue';
import { currentDraft } from '../draft/draft-store';
import { checksOf } from '../form/field-checks';
import { itemFrom, valuesOf } from '../form/field-values';
import { ItemForm, useItemForm, type FormProps } from '../form/ItemForm';

interface QuestionFormProps extends FormProps<DraftQuestion> {
  page: QuestionPage;
}

export function QuestionForm({ page, item, onSaved }: QuestionFormProps) {
  const fields = page === 'about' ? siteQuestionFields : courseQuestionFields;
  const list = questionListOf(page);
  const others = list.of(currentDraft().catalogue).filter((other) => other !== item);
  const form = useItemForm({
    list,
    item,
    onSaved,
    checks: [
      text('question', 'This question already exists.', (given) =>
        others.every(({ question }) => question !== given.trim()),
      ),
      ...checksOf(fields, item),
    ],
    values: valuesOf(fields, item),
    itemFrom: (values) => itemFrom(fields, values, item),
    messages: adminQuestionMessages,
  });
  return <ItemForm form={form} noun="question" fields={fields} item={item} />;
}
