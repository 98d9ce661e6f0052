import type { ReactNode } from 'react';
import styles from './AuthPage.module.css';

/** The way to a neighbouring screen, below the form. */
export function AuthLinks({ children }: { children: ReactNode }) {
  return <p className={styles.links}>{children}</p>;
}
