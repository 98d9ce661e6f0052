import { useState } from 'react';
import { Chips, Section } from 'shared/ui';
import styles from './QuestionList.module.css';

interface QuestionListProps<Category extends string> {
  heading: string;
  id?: string;
  /** In the order of their chips; All comes before them. */
  categories: readonly Category[];
  questions: readonly { category: Category; question: string; answer: string }[];
}

const ALL = 'All';

/** Questions by category, with all answers visible. */
export function QuestionList<Category extends string>({
  heading,
  id,
  categories,
  questions,
}: QuestionListProps<Category>) {
  const [chosen, setChosen] = useState<Category | typeof ALL>(ALL);
  const shown = questions.filter(({ category }) => chosen === ALL || category === chosen);

  return (
    <Section id={id} surface="parchment" heading={heading}>
      <div className={styles.chips}>
        <Chips
          label="Categories"
          options={[ALL, ...categories]}
          value={chosen}
          onChange={setChosen}
        />
      </div>
      <ul role="list" className={styles.questions}>
        {shown.map(({ question, answer }) => (
          <li key={question} className={styles.entry}>
            <h3 className={styles.question}>{question}</h3>
            <p className={styles.answer}>{answer}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
