import { Form, SelectField, useCheckedForm, done } from 'shared/forms';
import { questionLabels } from 'shared/model/catalogue-changes';
import { adminQuestionMessages } from 'shared/model/messages';
import { toast } from 'shared/toast';
import { questionListOf, type DraftQuestion, type QuestionPage } from '../draft/draft-catalogue';
import { currentDraft, saveEntry } from '../draft/draft-store';
import { BilingualField } from '../editor/BilingualField';
import { hindiFrom, hindiValues } from '../editor/hindi-texts';
import { SaveBar } from '../editor/SaveBar';
import { categoriesOf, questionChecks, type QuestionValues } from './question';

interface QuestionFormProps {
  page: QuestionPage;
  question: DraftQuestion | null;
  onSaved: () => void;
}

export function QuestionForm({ page, question, onSaved }: QuestionFormProps) {
  const categories = categoriesOf(page);
  const others = questionListOf(page)
    .of(currentDraft().catalogue)
    .filter((item) => item !== question);
  const form = useCheckedForm<QuestionValues>({
    checks: questionChecks(others),
    defaultValues: {
      category: question?.category ?? categories[0]!,
      question: question?.question ?? '',
      answer: question?.answer ?? '',
      hi: hindiValues(['question', 'answer'], question?.hi),
    },
    onSubmit: (values) => {
      const saved = {
        category: values.category,
        question: values.question.trim(),
        answer: values.answer.trim(),
        hi: hindiFrom(values.hi),
      };
      saveEntry(questionListOf(page), question?.id ?? null, saved);
      const { added, updated } = adminQuestionMessages;
      toast(question ? updated : added, { variant: 'success' });
      onSaved();
      return done;
    },
  });
  return (
    <Form form={form} name="Question">
      <SelectField
        name={form.name('category')}
        label={questionLabels.category}
        options={categories.map((value) => ({ value, label: value }))}
      />
      <BilingualField
        name={form.name}
        path="question"
        label={questionLabels.question}
        maxLength={300}
      />
      <BilingualField name={form.name} path="answer" label={questionLabels.answer} lines />
      <SaveBar>{question ? 'Update question' : 'Add question'}</SaveBar>
    </Form>
  );
}
