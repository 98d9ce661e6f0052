import { useState } from 'react';
import { done, Form, RadioField, SubmitButton, TextField, useCheckedForm } from 'shared/forms';
import { langOf } from 'shared/model/language';
import type { Classroom, QuizAnswerResponse } from 'shared/model/schemas';
import { filled, text } from 'shared/model/validation';
import { Badge } from 'shared/ui/lists';
import { Accordion, AccordionItem } from 'shared/ui/showcase';
import { useStudentAnswerQuizMutation } from './quiz-endpoints';
import styles from './Quiz.module.css';
import { texts } from './texts';

type Question = NonNullable<Classroom['quiz']>[number];

interface QuizProps {
  courseId: number;
  questions: readonly Question[];
}

/** The questions after a module; a right answer stays right. */
export function Quiz({ courseId, questions }: QuizProps) {
  const right = questions.filter((each) => each.right).length;
  return (
    <Accordion>
      <AccordionItem summary={texts.quiz(right, questions.length)}>
        <ol role="list" className={styles.questions}>
          {questions.map((each) => (
            <li key={each.id}>
              <OneQuestion courseId={courseId} asked={each} />
            </li>
          ))}
        </ol>
      </AccordionItem>
    </Accordion>
  );
}

function OneQuestion({ courseId, asked }: { courseId: number; asked: Question }) {
  const { module, id, question, choices, right } = asked;
  const [answer] = useStudentAnswerQuizMutation();
  const [result, setResult] = useState<QuizAnswerResponse['data']>();
  const form = useCheckedForm<{ answer: string }>({
    checks: [
      choices ? filled('answer', texts.choose) : text('answer', texts.enterNumber, isNumber),
    ],
    onSubmit: async (values) => {
      const { data, error } = await answer({ courseId, module, question: id, ...values });
      if (error) return { error, otherwise: texts.failure };
      setResult(data.data);
      return done;
    },
  });
  const shown = result ? result.right : right || undefined;
  return (
    <Form form={form} name={question}>
      {choices ? (
        <RadioField
          name={form.name('answer')}
          label={question}
          options={choices.map((value) => ({ value, label: value, lang: langOf(value) }))}
        />
      ) : (
        <TextField
          name={form.name('answer')}
          label={question}
          inputMode="decimal"
          autoComplete="off"
        />
      )}
      <div role="status" className={styles.result}>
        {shown !== undefined && (
          <Badge tone={shown ? 'paid' : 'failed'}>{shown ? texts.right : texts.wrong}</Badge>
        )}
        {result && <p lang={langOf(result.explanation)}>{result.explanation}</p>}
      </div>
      <div>
        <SubmitButton variant="secondary" size="small">
          {shown === undefined ? texts.check : texts.again}
        </SubmitButton>
      </div>
    </Form>
  );
}

const isNumber = (given: string): boolean => /^[-+]?\d+([.,]\d+)?$/.test(given.trim());
