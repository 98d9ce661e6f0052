import { useId, type ReactNode } from 'react';
import styles from './Part.module.css';

interface PartProps {
  heading: string;
  /** Beside the heading where there is room. */
  tools?: ReactNode;
  children: ReactNode;
}

/** One part of a dashboard page, named by its heading. */
export const Part = ({ heading, tools, children }: PartProps) => {
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.part}>
      <div className={styles.header}>
        <h2 id={id}>{heading}</h2>
        {tools}
      </div>
      {children}
    </section>
  );
};
