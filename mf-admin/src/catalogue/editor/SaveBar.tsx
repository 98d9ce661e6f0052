import type { ReactNode } from 'react';
import { SubmitButton } from 'shared/forms';
import styles from './Editor.module.css';

/** The submit button; it stays visible while the form scrolls. */
export function SaveBar({ children }: { children: ReactNode }) {
  return (
    <div className={styles.saveBar}>
      <SubmitButton>{children}</SubmitButton>
    </div>
  );
}
