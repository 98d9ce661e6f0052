import { formatDateTime } from 'shared/model/format';
import { showFailure } from 'shared/calls';
import type { Thread } from 'shared/model/schemas';
import { toast } from 'shared/toast';
import { Actions, Button, NewTab } from 'shared/ui';
import { Badge } from 'shared/ui/lists';
import { Accordion, AccordionItem } from 'shared/ui/showcase';
import { MessageForm } from './MessageForm';
import { useStudentMarkThreadMutation, useStudentWriteMutation } from './question-endpoints';
import styles from './Threads.module.css';
import { texts } from './texts';

interface ThreadsProps {
  threads: readonly Thread[];
  /** Of the teacher's link; missing for the student. */
  token?: string;
}

/** Questions with their answers; one that waits for an answer is open. */
export function Threads({ threads, token }: ThreadsProps) {
  return (
    <Accordion>
      {threads.map((thread) => (
        <AccordionItem key={thread.id} summary={<Summary {...thread} />}>
          <OneThread thread={thread} token={token} />
        </AccordionItem>
      ))}
    </Accordion>
  );
}

const tones = { open: 'pending', answered: 'accent', solved: 'paid', closed: 'neutral' } as const;

const Summary = ({ about, from, state, messages: [first] }: Thread) => (
  <span className={styles.summary}>
    <span>{[from, about || first?.text.slice(0, 80)].filter(Boolean).join(': ')}</span>
    <Badge tone={tones[state]}>{texts[state]}</Badge>
  </span>
);

function OneThread({ thread, token }: { thread: Thread; token: string | undefined }) {
  const { id, state, reported, messages } = thread;
  const [write] = useStudentWriteMutation();
  const [mark] = useStudentMarkThreadMutation();
  const isTeacher = token !== undefined;
  const markAs = async (as: 'solved' | 'report') => {
    const { data, error } = await mark({ id, token, as });
    if (error) showFailure(error, texts.failure);
    else toast(data.message, { variant: 'success' });
  };
  return (
    <div className={styles.thread}>
      <ol role="list" className={styles.messages}>
        {messages.map(({ id: message, by, text, picture, at }) => (
          <li key={message} data-by={by}>
            <p className={styles.by}>
              {(by === 'student') === !isTeacher && by !== 'office' ? texts.you : texts[by]},{' '}
              <time dateTime={at}>{formatDateTime(at)}</time>
            </p>
            <p className={styles.text}>{text}</p>
            {picture && (
              <NewTab href={picture}>
                <img src={picture} alt={texts.photo} loading="lazy" className={styles.photo} />
              </NewTab>
            )}
          </li>
        ))}
      </ol>
      {state !== 'closed' && (
        <MessageForm
          name={isTeacher ? texts.answer : texts.more}
          label={isTeacher ? texts.answer : texts.more}
          submit={texts.send}
          marks={isTeacher && thread.question !== undefined}
          send={(message, idempotencyKey) => write({ message, thread, token, idempotencyKey })}
        />
      )}
      <Actions>
        {!isTeacher && state === 'answered' && (
          <Button size="small" variant="secondary" onClick={() => void markAs('solved')}>
            {texts.solved}
          </Button>
        )}
        {reported ? (
          <p className={styles.by}>{texts.reported}</p>
        ) : (
          <Button size="small" variant="quiet" onClick={() => void markAs('report')}>
            {texts.report}
          </Button>
        )}
      </Actions>
    </div>
  );
}
