import { clsx } from 'clsx';
import {
  useEffect,
  useId,
  useRef,
  useState,
  type MouseEvent,
  type ReactNode,
  type SyntheticEvent,
} from 'react';
import { createPortal } from 'react-dom';
import { Button } from './Button';
import styles from './Dialog.module.css';
import { texts } from './texts';

interface DialogProps {
  open: boolean;
  /** Called by the × button, a click on the overlay and Escape. */
  onClose: () => void;
  /** The heading; it names the dialog. */
  title: string;
  /** For long forms. */
  wide?: boolean;
  children: ReactNode;
}

function OpenDialog({ onClose, title, wide, children }: Omit<DialogProps, 'open'>) {
  const dialog = useRef<HTMLDialogElement>(null);
  const pressedInside = useRef(false);
  const headingId = useId();
  const [hasScrollBar] = useState(pageHasScrollBar);

  useEffect(() => {
    const opener = document.activeElement;
    const release = holdPageBehindDialog(hasScrollBar);
    dialog.current?.showModal();
    return () => {
      release();
      // Without scrolling: this runs shortly after the dialog is gone, perhaps while a finger is already on another
      // button, and a button that moves away before the finger lifts is not pressed.
      if (opener instanceof HTMLElement && opener.isConnected) {
        opener.focus({ preventScroll: true });
      }
    };
  }, [hasScrollBar]);

  const close = (event: SyntheticEvent) => {
    // A file input inside the dialog sends cancel events of its own.
    if (event.target !== dialog.current) return;
    event.preventDefault();
    // A second Escape in a row closes the dialog natively, whatever is prevented. The caller decides
    // whether it stays closed: a half-filled form may ask first.
    if (!dialog.current.open) dialog.current.showModal();
    onClose();
  };

  // A text selection dragged out of the form also ends with a click on the overlay; only a press
  // that began there may close, or what was typed would be lost.
  const notePress = (event: MouseEvent) => {
    pressedInside.current = event.target !== dialog.current;
  };
  const closeFromOverlay = (event: MouseEvent) => {
    if (event.target === dialog.current && !pressedInside.current) onClose();
  };

  return createPortal(
    // The keyboard closes a dialog with Escape, which arrives as a cancel event.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={dialog}
      className={clsx(styles.dialog, wide && styles.wide)}
      data-surface="parchment"
      aria-labelledby={headingId}
      onCancel={close}
      onClose={close}
      onMouseDown={notePress}
      onClick={closeFromOverlay}
    >
      <div className={styles.inner}>
        <h2 id={headingId} className={styles.heading}>
          {title}
        </h2>
        <div className={styles.body}>{children}</div>
        {/* Last in the document, so that focus begins in the content; the grid puts it on top. */}
        <Button variant="icon" className={styles.close} aria-label={texts.close} onClick={onClose}>
          ×
        </Button>
      </div>
    </dialog>,
    document.body,
  );
}

/**
 * A modal dialog: focus moves in and returns, the page behind is blurred and does not scroll, and
 * nothing is rendered while it is closed (so fields inside start empty each time).
 */
export function Dialog({ open, ...rest }: DialogProps) {
  return open ? <OpenDialog {...rest} /> : null;
}

let openDialogs = 0;

/**
 * Call this before a dialog is inserted: afterwards, the browser would have to
 * lay out the page to answer.
 */
const pageHasScrollBar = (): boolean => document.documentElement.clientWidth < window.innerWidth;

/**
 * Marks the document while at least one dialog is open, and returns a function that ends
 * this. With the mark, global.css blurs the page behind the dialog and keeps the space of its
 * scroll bar, if it has one.
 */
const holdPageBehindDialog = (hasScrollBar: boolean) => {
  const page = document.documentElement;
  openDialogs += 1;
  if (openDialogs === 1) {
    page.dataset.dialogOpen = hasScrollBar ? 'beside-scroll-bar' : '';
  }
  return () => {
    openDialogs -= 1;
    if (openDialogs === 0) delete page.dataset.dialogOpen;
  };
};
