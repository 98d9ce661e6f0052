import { Suspense, useState, type ComponentProps, type ReactNode } from 'react';
import { useBlocker } from 'react-router-dom';
import { selectToken, useAppSelector } from 'shared/store';
import { Button, Dialog } from 'shared/ui';
import { AskDialog } from './Ask';

interface EditorDialogProps {
  title: string;
  /** For a short form. */
  narrow?: boolean;
  onClose: () => void;
  children: ReactNode;
}

/**
 * The dialog around a form. It closes at once while nothing has been entered. After that, every way to
 * leave asks first: a click outside, ×, Escape, the browser's back button, a reload.
 */
export function EditorDialog({ title, narrow = false, onClose, children }: EditorDialogProps) {
  const [hasInput, setHasInput] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const isSignedIn = useAppSelector(selectToken) !== null;
  // A reload asks too. After the end of the login, the page closes without asking.
  const blocker = useBlocker(hasInput && isSignedIn);

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
      <Dialog
        open
        wide={!narrow}
        title={title}
        onClose={() => (hasInput ? setAsking(true) : onClose())}
      >
        <div onInput={() => setHasInput(true)}>{children}</div>
      </Dialog>
      {(isAsking || blocker.state === 'blocked') && (
        <AskDialog
          title="Leave without saving?"
          text="What you have entered will be lost."
          yes="Discard"
          no="Keep editing"
          onYes={discard}
          onNo={keepEditing}
        />
      )}
    </>
  );
}

interface EditorButtonProps extends Omit<ComponentProps<typeof Button>, 'form'> {
  title: string;
  narrow?: boolean;
  /** The form of the dialog; it calls what it is given when it is done. */
  form: (close: () => void) => ReactNode;
}

/** A button that opens a short form; by default it is called as the dialog. */
export function EditorButton({ title, narrow = true, form, ...button }: EditorButtonProps) {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button size="small" {...button} onClick={() => setOpen(true)}>
        {button.children ?? title}
      </Button>
      {isOpen && (
        // The dialog opens with its form, which may have to be loaded.
        <Suspense fallback={null}>
          <EditorDialog narrow={narrow} title={title} onClose={close}>
            {form(close)}
          </EditorDialog>
        </Suspense>
      )}
    </>
  );
}
