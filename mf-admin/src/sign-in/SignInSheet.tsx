import type { ReactNode } from 'react';
import { Brand, PageHeading } from 'shared/ui';
import styles from './SignInSheet.module.css';

interface SignInSheetProps {
  heading: string;
  lead: string;
  children: ReactNode;
}

/** The page around a form for people who are not signed in to the admin area yet. */
export function SignInSheet({ heading, lead, children }: SignInSheetProps) {
  return (
    <div className={styles.page} data-surface="ink">
      <div className={styles.sheet}>
        <div>
          <Brand area="Admin" />
          <div className={styles.heading}>
            <PageHeading>{heading}</PageHeading>
          </div>
          <p className={styles.lead}>{lead}</p>
        </div>
        <div className={styles.panel} data-surface="parchment">
          {children}
        </div>
      </div>
    </div>
  );
}
