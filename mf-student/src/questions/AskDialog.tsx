import type { AskRequest } from 'shared/model/schemas';
import { Dialog } from 'shared/ui';
import { MessageForm } from './MessageForm';
import { useStudentAskMutation } from './question-endpoints';
import styles from './Threads.module.css';
import { texts } from './texts';

export interface AskProps {
  of: Pick<AskRequest, 'kind' | 'product_id' | 'module' | 'day'>;
  /** The module or class in words. */
  about: string;
}

/** The form of a question. */
export function AskDialog({ of, about, onClose }: AskProps & { onClose: () => void }) {
  const [ask] = useStudentAskMutation();
  return (
    <Dialog open onClose={onClose} title={texts.askAbout(about)}>
      <p className={styles.note}>{texts.whoSees}</p>
      <MessageForm
        name={texts.ask}
        label={texts.question}
        submit={texts.send}
        send={(message, idempotencyKey) => ask({ ...of, ...message, idempotencyKey })}
        onSent={onClose}
      />
    </Dialog>
  );
}
