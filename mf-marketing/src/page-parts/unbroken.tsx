import type { ReactNode } from 'react';
import styles from './unbroken.module.css';

/** A text whose word e-mail is not broken at its hyphen. */
export const unbroken = (text: string): ReactNode[] =>
  text.split(/(\be-mail\w*)/i).map((part, index) =>
    index % 2 === 1 ? (
      <span key={index} className={styles.word}>
        {part}
      </span>
    ) : (
      part
    ),
  );
