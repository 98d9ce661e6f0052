import type { AskRequest } from 'shared/model/schemas';
import { Dialog } from 'shared/ui';
import { MessageForm } from './MessageForm';
import { useStudentAskMutation } from './question-endpoints';
import styles from './Threads.module.css';
import { texts } from './texts';

export interface AskProps {
  of: Pick<AskRequest, 'kind' | 'product_id' | 'module' | 'day' | 'question'>;
  /** The module or class in words. */
  about: string;
  /** What is done; by default, a question is asked. */
  label?: string;
}

/** The form of a question. */
export function AskDialog({
  of,
  about,
  label = texts.ask,
  onClose,
}: AskProps & { onClose: () => void }) {
  const [ask] = useStudentAskMutation();
  return (
    <Dialog open onClose={onClose} title={`${label}: ${about}`}>
      <p className={styles.note}>{texts.whoSees}</p>
      <MessageForm
        name={label}
        label={of.question === undefined ? texts.question : texts.answer}
        submit={texts.send}
        needsPhoto={of.question !== undefined}
        send={(message, idempotencyKey) => ask({ ...of, ...message, idempotencyKey })}
        onSent={onClose}
      />
    </Dialog>
  );
}
