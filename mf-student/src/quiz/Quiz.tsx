import { useState } from 'react';
import { change, ifDone } from 'shared/api';
import { done, Form, RadioField, SubmitButton, TextField, useCheckedForm } from 'shared/forms';
import { langOf } from 'shared/model/language';
import type { Classroom, QuizAnswerRequest, QuizAnswerResponse } from 'shared/model/schemas';
import { filled, text } from 'shared/model/validation';
import { Badge } from 'shared/ui/lists';
import { Accordion, AccordionItem } from 'shared/ui/showcase';
import { AskButton } from '../questions/AskButton';
import { useStudentThreadsQuery } from '../questions/question-endpoints';
import styles from './Quiz.module.css';
import { texts } from './texts';

/** The last right answer can issue the certificate. */
const answerQuizCall = change<QuizAnswerRequest & { courseId: number }, QuizAnswerResponse>(
  'POST /classroom/course/:courseId/quiz',
  ifDone('Classes'),
);

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
              {each.upload ? (
                <PhotoQuestion courseId={courseId} asked={each} />
              ) : (
                <OneQuestion courseId={courseId} asked={each} />
              )}
            </li>
          ))}
        </ol>
      </AccordionItem>
    </Accordion>
  );
}

function OneQuestion({ courseId, asked }: { courseId: number; asked: Question }) {
  const { module, id, question, choices, right } = asked;
  const [result, setResult] = useState<QuizAnswerResponse['data']>();
  const form = useCheckedForm<{ answer: string }>({
    checks: [
      choices ? filled('answer', texts.choose) : text('answer', texts.enterNumber, isNumber),
    ],
    onSubmit: async (values) => {
      const { data, error } = await answerQuizCall({ courseId, module, question: id, ...values });
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
        {result && <p lang={langOf(result.explanation)}>{result.explanation || texts.lookAgain}</p>}
      </div>
      <div>
        <SubmitButton variant="secondary" size="small">
          {shown === undefined ? texts.check : texts.again}
        </SubmitButton>
      </div>
    </Form>
  );
}

/** A question that is answered with a photo: the teacher marks it, and the two write under the questions. */
function PhotoQuestion({ courseId, asked }: { courseId: number; asked: Question }) {
  const { module, id, question, right } = asked;
  const { data: threads = [] } = useStudentThreadsQuery({});
  const of = { kind: 'course', product_id: courseId, module, question: id } as const;
  const sent = threads.find(
    (each) => each.product_id === courseId && each.module === module && each.question === id,
  );
  const waits = sent?.state === 'open';
  return (
    <div className={styles.result}>
      <p className={styles.asked} lang={langOf(question)}>
        {question}
      </p>
      {(right || sent) && (
        <Badge tone={right ? 'paid' : waits ? 'pending' : 'failed'}>
          {right ? texts.right : waits ? texts.waits : texts.wrong}
        </Badge>
      )}
      {sent && <p>{texts.below}</p>}
      {!right && !sent && <AskButton of={of} about={question} label={texts.sendPhoto} />}
    </div>
  );
}

const isNumber = (given: string): boolean => /^[-+]?\d+([.,]\d+)?$/.test(given.trim());
