import { useState } from 'react';
import { courseQuestionCategories, type CourseQuestion } from 'shared/course-content';
import { Accordion, AccordionItem, Chips, Section } from 'shared/ui';
import styles from './CourseQuestions.module.css';

const filters = ['All', ...courseQuestionCategories] as const;

/** The questions about buying a course, by category. */
export const CourseQuestions = ({ questions }: { questions: readonly CourseQuestion[] }) => {
  const [filter, setFilter] = useState<(typeof filters)[number]>('All');
  const shown = questions.filter(({ category }) => filter === 'All' || category === filter);

  return (
    <Section surface="parchment" width="narrow" heading="Questions before you enrol">
      <div className={styles.questions}>
        <Chips label="Categories" options={filters} value={filter} onChange={setFilter} />
        <Accordion>
          {shown.map(({ question, answer }) => (
            <AccordionItem key={question} summary={question}>
              {answer}
            </AccordionItem>
          ))}
        </Accordion>
      </div>
    </Section>
  );
};
