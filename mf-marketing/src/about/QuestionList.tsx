import { useState } from 'react';
import { Chips, Section } from 'shared/ui';
import { faqCategories, questions } from './faq';
import styles from './QuestionList.module.css';

const ALL = 'All';
const chips = [ALL, ...faqCategories] as const;

/** Questions with their answers in the open: nobody has to guess which one to unfold. */
export const QuestionList = () => {
  const [chosen, setChosen] = useState<(typeof chips)[number]>(ALL);
  const shown = questions.filter(({ category }) => chosen === ALL || category === chosen);

  return (
    <Section id="faq" surface="parchment" heading="Frequently asked questions">
      <div className={styles.chips}>
        <Chips label="Categories" options={chips} value={chosen} onChange={setChosen} />
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
};
