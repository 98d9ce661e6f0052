import type { ReactNode } from 'react';
import { Starfield } from 'shared/art';
import styles from './Arch.module.css';

/** A pointed window onto the sky, with a drawing in it. */
export const Arch = ({ seed, children }: { seed: string; children: ReactNode }) => (
  <div className={styles.arch} aria-hidden="true">
    <svg className={styles.frame} viewBox="0 0 400 500" fill="none" focusable="false">
      <path d="M2 498V190C2 92 92 70 200 2c108 68 198 90 198 188v308z" />
      <path d="M12 488V192C12 100 98 80 200 15c102 65 188 85 188 177v296z" opacity=".5" />
    </svg>
    <div className={styles.sky}>
      <Starfield seed={seed} className={styles.stars} />
      <div className={styles.drawing}>{children}</div>
    </div>
  </div>
);
