import type { ReactNode } from 'react';
import { Starfield } from 'shared/art';
import styles from './Arch.module.css';

/** An arched window onto the evening sky, with a drawing in it. */
export const Arch = ({ seed, children }: { seed: string; children: ReactNode }) => (
  <div className={styles.arch} aria-hidden="true">
    <div className={styles.sky}>
      <Starfield seed={seed} className={styles.stars} />
      <div className={styles.drawing}>{children}</div>
    </div>
  </div>
);
