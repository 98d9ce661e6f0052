import { useState } from 'react';
import { Accordion, AccordionItem, Chips, Section } from 'shared/ui';
import { faqCategories, questions } from './faq';
import styles from './QuestionList.module.css';

const ALL = 'All';
const chips = [ALL, ...faqCategories] as const;

export const QuestionList = () => {
  const [chosen, setChosen] = useState<(typeof chips)[number]>(ALL);
  const shown = questions.filter(({ category }) => chosen === ALL || category === chosen);

  return (
    <Section id="faq" surface="parchment" width="narrow" heading="Frequently asked questions">
      <div className={styles.chips}>
        <Chips label="Categories" options={chips} value={chosen} onChange={setChosen} />
      </div>
      <Accordion>
        {shown.map(({ question, answer }) => (
          <AccordionItem key={question} summary={question}>
            <p>{answer}</p>
          </AccordionItem>
        ))}
      </Accordion>
    </Section>
  );
};
