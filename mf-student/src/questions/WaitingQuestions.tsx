import type { Thread } from 'shared/model/schemas';
import { Button } from 'shared/ui';
import { removeWaiting, useWaiting } from '../offline/waiting';
import styles from './Threads.module.css';
import { texts } from './texts';

/** What was written without a network and waits, or was not taken. */
export function WaitingQuestions({ kind, productId }: { kind: Thread['kind']; productId: number }) {
  const own = useWaiting().flatMap((act) => {
    if ('tick' in act) return [];
    const [of, { text }] = 'ask' in act ? [act.ask, act.ask] : [act.thread, act.write];
    return of.kind === kind && of.product_id === productId ? { ...act, text } : [];
  });
  if (own.length === 0) return null;
  return (
    <ul role="list" className={styles.messages}>
      {own.map(({ key, text, refusal }) => (
        <li key={key}>
          <p className={styles.by}>
            {refusal === undefined ? texts.waiting : texts.refused(refusal)}
          </p>
          <p className={styles.text}>{text}</p>
          <Button size="small" variant="quiet" onClick={() => removeWaiting(key)}>
            {texts.remove}
          </Button>
        </li>
      ))}
    </ul>
  );
}
