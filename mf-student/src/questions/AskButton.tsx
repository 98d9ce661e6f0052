import { useId, useState } from 'react';
import type { AskRequest } from 'shared/model/schemas';
import { Button, Dialog, Icon } from 'shared/ui';
import { MessageForm } from './MessageForm';
import { useStudentAskMutation } from './question-endpoints';
import { texts } from './texts';

interface AskButtonProps {
  of: Pick<AskRequest, 'kind' | 'product_id' | 'module' | 'day'>;
  /** The module or class in words. */
  about: string;
}

/** Asks the teacher about a module or class. */
export function AskButton({ of, about }: AskButtonProps) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const [ask] = useStudentAskMutation();
  const close = () => setOpen(false);
  return (
    <>
      <Button variant="quiet" size="small" aria-describedby={id} onClick={() => setOpen(true)}>
        <Icon name="message" size={18} />
        {texts.ask}
      </Button>
      <span id={id} className="visually-hidden">
        {about}
      </span>
      <Dialog open={isOpen} onClose={close} title={texts.askAbout(about)}>
        <p>{texts.whoSees}</p>
        <MessageForm
          name={texts.ask}
          label={texts.question}
          submit={texts.send}
          send={(message, idempotencyKey) => ask({ ...of, ...message, idempotencyKey })}
          onSent={close}
        />
      </Dialog>
    </>
  );
}
