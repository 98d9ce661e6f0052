import type { ReactNode } from 'react';
import styles from './CardList.module.css';

/** Cards one below the other on a phone, two in a row elsewhere. */
export const CardList = ({ children }: { children: ReactNode }) => (
  <ul role="list" className={styles.cards}>
    {children}
  </ul>
);
