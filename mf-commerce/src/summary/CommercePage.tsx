import type { ReactNode } from 'react';
import { PageHeading, Section } from 'shared/ui';
import styles from './CommercePage.module.css';

/** The frame of every page before the payment: its heading, and room enough while it fills. */
export const CommercePage = ({ heading, children }: { heading: string; children: ReactNode }) => (
  <Section tight className={styles.page}>
    <PageHeading className={styles.heading}>{heading}</PageHeading>
    {children}
  </Section>
);
