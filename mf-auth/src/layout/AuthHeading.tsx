import type { ReactNode } from 'react';
import { PageHeading } from 'shared/ui';
import styles from './AuthPage.module.css';

/** The page's heading and the sentence that says what to do. */
export function AuthHeading({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className={styles.heading}>
      <PageHeading>{title}</PageHeading>
      <p className={styles.lead}>{children}</p>
    </div>
  );
}
