import { useState } from 'react';
import { Link } from 'react-router-dom';
import { questionCategoryName } from 'shared/model/catalogue';
import type { CourseQuestion, SiteQuestion } from 'shared/model/schemas';
import { Chips } from './Chips';
import { langOf } from 'shared/model/language';
import { paths } from 'shared/model/paths';
import { Section } from 'shared/ui';
import { unbroken } from '../page-parts/unbroken';
import { texts } from './texts';
import styles from './QuestionList.module.css';

type QuestionCategory = (CourseQuestion | SiteQuestion)['category'];

interface QuestionListProps<Category extends QuestionCategory> {
  heading: string;
  id?: string;
  /** In the order of their chips, after the chip All. A category without questions has no chip. */
  categories: readonly Category[];
  questions: readonly { category: Category; question: string; answer: string }[];
}

const ALL = 'All';

/** Questions by category, with all answers visible; renders nothing if there are no questions. */
export function QuestionList<Category extends QuestionCategory>({
  heading,
  id,
  categories,
  questions,
}: QuestionListProps<Category>) {
  const [chosen, setChosen] = useState<Category | typeof ALL>(ALL);
  const shown = questions.filter(({ category }) => chosen === ALL || category === chosen);
  const asked = categories.filter((name) => questions.some(({ category }) => category === name));
  if (questions.length === 0) return null;

  return (
    <Section id={id} surface="parchment" heading={heading}>
      <div className={styles.chips}>
        <Chips
          label={texts.categories}
          options={[ALL, ...asked]}
          nameOf={(option) => (option === ALL ? texts.all : questionCategoryName(option))}
          value={chosen}
          onChange={setChosen}
        />
      </div>
      <ul role="list" className={styles.questions}>
        {shown.map(({ category, question, answer }) => (
          <li key={question} className={styles.entry}>
            <h3 className={styles.question} lang={langOf(question)}>
              {question}
            </h3>
            <p className={styles.answer} lang={langOf(answer)}>
              {unbroken(answer)}
              {category === 'Returns' && (
                <>
                  <br />
                  <Link to={paths.refundPolicy()}>{texts.refunds}</Link>
                </>
              )}
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
