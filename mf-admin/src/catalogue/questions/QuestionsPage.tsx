import { Form, SelectField, useCheckedForm } from 'shared/forms';
import { courseList } from '../courses/course';
import { useLocalItems } from '../editor/local-list';
import { LocalListPage } from '../editor/LocalListPage';
import { QuestionForm } from './QuestionForm';
import { questionList, type AdminQuestion } from './question';

const card = ({ question, category, answer }: AdminQuestion) => ({
  title: question,
  lines: [category, answer],
});

/** Edits the questions of one page, in the order in which that page shows them. */
function QuestionsPage() {
  const courses = useLocalItems(courseList);
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
    <LocalListPage
      heading="Questions"
      noun={['question', 'questions']}
      list={questionList}
      only={(question) => question.page === page}
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
