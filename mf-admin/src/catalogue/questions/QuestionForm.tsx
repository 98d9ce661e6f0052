import { courseQuestionFields, siteQuestionFields } from 'shared/model/catalogue-fields';
import { adminQuestionMessages } from 'shared/model/messages';
import { text } from 'shared/model/validation';
import { questionListOf, type DraftQuestion, type QuestionPage } from '../draft/draft-catalogue';
import { currentDraft } from '../draft/draft-store';
import { checksOf } from '../form/field-checks';
import { itemFrom, valuesOf } from '../form/field-values';
import { ItemForm, useItemForm } from '../form/ItemForm';

interface QuestionFormProps {
  page: QuestionPage;
  question: DraftQuestion | null;
  onSaved: () => void;
}

export function QuestionForm({ page, question, onSaved }: QuestionFormProps) {
  const fields = page === 'about' ? siteQuestionFields : courseQuestionFields;
  const list = questionListOf(page);
  const others = list.of(currentDraft().catalogue).filter((item) => item !== question);
  const form = useItemForm({
    list,
    item: question,
    checks: [
      text('question', 'This question already exists.', (given) =>
        others.every((other) => other.question !== given.trim()),
      ),
      ...checksOf(fields, question),
    ],
    values: valuesOf(fields, question),
    itemFrom: (values) => itemFrom(fields, values, question),
    messages: adminQuestionMessages,
    onSaved,
  });
  return <ItemForm form={form} noun="question" fields={fields} item={question} />;
}
