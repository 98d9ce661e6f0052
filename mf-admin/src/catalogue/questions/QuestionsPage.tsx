import { Form, SelectField, useCheckedForm } from 'shared/forms';
import { courseList, questionListOf, type DraftQuestion } from '../draft/draft-catalogue';
import { useDraft } from '../draft/draft-store';
import { DraftListPage } from '../editor/DraftListPage';
import { QuestionForm } from './QuestionForm';

const card = ({ question, category, answer }: DraftQuestion) => ({
  title: question,
  lines: [category, answer],
});

/** Edits the questions of one page, in the order in which that page shows them. */
function QuestionsPage() {
  const draft = useDraft();
  const courses = draft ? courseList.of(draft.catalogue) : [];
  const form = useCheckedForm<{ page: string }>({
    checks: [],
    defaultValues: { page: 'about' },
    onSubmit: () => {},
  });
  const chosen = form.watch('page');
  const page = chosen === 'about' ? chosen : Number(chosen);
  const pages = [
    { value: 'about', label: 'About us' },
    ...courses.map(({ id, title }) => ({ value: String(id), label: title })),
  ];
  return (
    <DraftListPage
      heading="Questions"
      noun={['question', 'questions']}
      list={questionListOf(page)}
      filter={
        <Form form={form} name="Page">
          <SelectField name="page" label="Page" options={pages} />
        </Form>
      }
      movable
      card={card}
      form={(question, onSaved) => (
        <QuestionForm page={page} question={question} onSaved={onSaved} />
      )}
    />
  );
}

export { QuestionsPage as Component };
