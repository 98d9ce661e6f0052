import { useEffect, useState, type ReactNode } from 'react';
import { useBlocker } from 'react-router-dom';
import { selectToken, useAppSelector } from 'shared/store';
import { Actions, Button, Dialog } from 'shared/ui';
import styles from './Editor.module.css';

interface EditorDialogProps {
  title: string;
  onClose: () => void;
  children: ReactNode;
}

/**
 * The dialog around a form. It closes at once while nothing has been entered. After that, every way to
 * leave asks first: a click outside, ×, Escape, the browser's back button, a reload.
 */
export function EditorDialog({ title, onClose, children }: EditorDialogProps) {
  const [hasInput, setHasInput] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const isSignedIn = useAppSelector(selectToken) !== null;
  // After the end of the session, the page closes without asking.
  const blocker = useBlocker(hasInput && isSignedIn);

  useEffect(() => {
    if (!hasInput) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [hasInput]);

  const keepEditing = () => {
    setAsking(false);
    blocker.reset?.();
  };
  const discard = () => {
    onClose();
    blocker.proceed?.();
  };

  return (
    <>
      <Dialog open wide title={title} onClose={() => (hasInput ? setAsking(true) : onClose())}>
        <div onInput={() => setHasInput(true)}>{children}</div>
      </Dialog>
      <Dialog
        open={isAsking || blocker.state === 'blocked'}
        title="Leave without saving?"
        onClose={keepEditing}
      >
        <p className={styles.warning}>What you have entered will be lost.</p>
        <Actions>
          <Button onClick={keepEditing}>Keep editing</Button>
          <Button variant="secondary" onClick={discard}>
            Discard
          </Button>
        </Actions>
      </Dialog>
    </>
  );
}
