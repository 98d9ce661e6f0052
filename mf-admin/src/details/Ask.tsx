import { useState, type ReactNode } from 'react';
import { Actions, Button, Dialog } from 'shared/ui';
import styles from './Panel.module.css';

export interface Question {
  title: string;
  /** What will happen. */
  text: ReactNode;
  /** The texts of the two buttons. */
  yes: string;
  no?: string;
}

interface AskDialogProps extends Question {
  onYes: () => void;
  onNo: () => void;
}

/** Asks before something that cannot be undone by one press. The focus begins on the harmless button. */
export function AskDialog({ title, text, yes, no = 'Back', onYes, onNo }: AskDialogProps) {
  return (
    <Dialog open title={title} onClose={onNo}>
      <div className={styles.question}>
        <div>{text}</div>
        <Actions>
          <Button variant="secondary" onClick={onNo}>
            {no}
          </Button>
          <Button onClick={onYes}>{yes}</Button>
        </Actions>
      </div>
    </Dialog>
  );
}

/** A function that asks and waits for the answer, and the dialog to render beside the form. */
export function useAsk(): [ask: (question: Question) => Promise<boolean>, dialog: ReactNode] {
  const [asked, setAsked] = useState<{ question: Question; answer: (yes: boolean) => void } | null>(
    null,
  );
  const ask = (question: Question) =>
    new Promise<boolean>((resolve) => {
      setAsked({
        question,
        answer: (yes) => {
          setAsked(null);
          resolve(yes);
        },
      });
    });
  const dialog = asked && (
    <AskDialog
      {...asked.question}
      onYes={() => asked.answer(true)}
      onNo={() => asked.answer(false)}
    />
  );
  return [ask, dialog];
}
