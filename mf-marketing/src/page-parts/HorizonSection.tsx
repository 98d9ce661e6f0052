import type { ComponentProps } from 'react';
import { Observatory } from 'shared/ui/art';
import { Section } from 'shared/ui';
import styles from './HorizonSection.module.css';

/** The last section of a page: dusk over the instruments of the observatory. */
export function HorizonSection({
  children,
  ...section
}: Omit<ComponentProps<typeof Section>, 'surface' | 'className'>) {
  return (
    <Section {...section} surface="ink" className={styles.band}>
      {children}
      <Observatory className={styles.horizon} />
    </Section>
  );
}
