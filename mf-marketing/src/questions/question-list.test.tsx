import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { shippedCatalogue } from 'shared/model/shipped-catalogue';
import { MemoryRouter } from 'shared/testing';
import { QuestionList } from './QuestionList';

const courseQuestionCategories = ['Ordering', 'Shipping', 'Returns', 'Support'] as const;
const questions = shippedCatalogue.courses[0]!.courseDetFAQ;

const CourseQuestions = () => (
  <MemoryRouter>
    <QuestionList heading="Questions" categories={courseQuestionCategories} questions={questions} />
  </MemoryRouter>
);

const chips = () =>
  within(screen.getByRole('group', { name: 'Categories' })).getAllByRole('button');
const shown = () =>
  screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);

test('the chips are in their order, with All first', () => {
  render(<CourseQuestions />);
  expect(chips().map(({ textContent }) => textContent)).toEqual([
    'All',
    'Ordering',
    'Shipping',
    'Returns',
    'Support',
  ]);
  expect(shown()).toEqual(questions.map(({ question }) => question));
});

test.each(courseQuestionCategories)('%s shows only its own questions', async (category) => {
  render(<CourseQuestions />);
  const chip = screen.getByRole('button', { name: category });
  await userEvent.click(chip);

  expect(chip).toHaveAttribute('aria-pressed', 'true');
  expect(shown()).toEqual(
    questions.filter((each) => each.category === category).map(({ question }) => question),
  );

  await userEvent.click(screen.getByRole('button', { name: 'All' }));
  expect(shown()).toHaveLength(questions.length);
});

test.each([
  ['Ordering', /payment failed/, /contact support/],
  ['Ordering', /see the course/, /up to 3 hours/],
  ['Shipping', /sent to my address/, /only to printed material/],
  ['Shipping', /parcel/, /tracking id/],
  ['Returns', /money back/, /no returns or refunds on courses/],
  ['Returns', /wrong course/, /switched .* via support/],
  ['Support', /reach support/, /e-mail .* phone .* Delhi address/],
])('%s answers %s', async (category, question, answer) => {
  render(<CourseQuestions />);
  await userEvent.click(screen.getByRole('button', { name: category }));
  const heading = screen.getByRole('heading', { name: question });
  expect(heading.nextElementSibling).toHaveTextContent(answer);
  expect(heading.nextElementSibling).toBeVisible();
});
