import { lazy } from 'react';
import { Choice } from 'shared/forms';
import { useAddressFilters } from '../../lists/use-address-filters';
import { courseList, questionListOf, type DraftQuestion } from '../draft/draft-catalogue';
import { useDraft } from '../draft/draft-store';
import { DraftListPage } from '../editor/DraftListPage';

const QuestionForm = lazy(async () => ({ default: (await import('./QuestionForm')).QuestionForm }));

const card = ({ question, category, answer }: DraftQuestion) => ({
  title: question,
  lines: [category, answer],
});

/** Edits the questions of one page, in the order in which that page shows them. */
function QuestionsPage() {
  const draft = useDraft();
  const courses = draft ? courseList.of(draft.catalogue) : [];
  const pages = [
    { value: 'about', label: 'About us' },
    ...courses.map(({ id, title }) => ({ value: String(id), label: title })),
  ];
  const [filters, choose] = useAddressFilters({ page: pages });
  const chosen = filters.page || 'about';
  const page = chosen === 'about' ? chosen : Number(chosen);
  return (
    <DraftListPage
      heading="Questions"
      noun={['question', 'questions']}
      list={questionListOf(page)}
      filter={
        <Choice
          label="Page"
          options={pages}
          value={chosen}
          onChoose={(other) => choose({ page: other })}
        />
      }
      movable
      card={card}
      form={(props) => <QuestionForm page={page} {...props} />}
    />
  );
}

export { QuestionsPage as Component };
