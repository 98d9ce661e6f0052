import { useMemo } from 'react';
import { Form, SelectField, TextAreaField, TextField, useCheckedForm } from 'shared/forms';
import { toast } from 'shared/toast';
import { SaveBar } from '../editor/EditorForm';
import {
  categoriesOf,
  questionChecks,
  questionList,
  type AdminQuestion,
  type QuestionPage,
  type QuestionValues,
} from './question';

interface QuestionFormProps {
  page: QuestionPage;
  question: AdminQuestion | null;
  onSaved: () => void;
}

export function QuestionForm({ page, question, onSaved }: QuestionFormProps) {
  const categories = categoriesOf(page);
  const checks = useMemo(() => {
    const others = questionList.items().filter((item) => item.page === page && item !== question);
    return questionChecks(others);
  }, [page, question]);
  const form = useCheckedForm<QuestionValues>({
    checks,
    defaultValues: {
      category: question?.category ?? categories[0]!,
      question: question?.question ?? '',
      answer: question?.answer ?? '',
    },
    onSubmit: (values) => {
      const saved = {
        page,
        category: values.category,
        question: values.question.trim(),
        answer: values.answer.trim(),
      };
      if (question) questionList.replace({ ...saved, id: question.id });
      else questionList.add(saved);
      toast(question ? 'Question updated.' : 'Question added.', { variant: 'success' });
      onSaved();
    },
  });
  return (
    <Form form={form} name="Question">
      <SelectField
        name="category"
        label="Category"
        options={categories.map((value) => ({ value, label: value }))}
      />
      <TextField name="question" label="Question" maxLength={300} autoComplete="off" />
      <TextAreaField name="answer" label="Answer" />
      <SaveBar>{question ? 'Update question' : 'Add question'}</SaveBar>
    </Form>
  );
}
