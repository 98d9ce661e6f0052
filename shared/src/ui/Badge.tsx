import type { ReactNode } from 'react';
import styles from './Badge.module.css';
import { classNames } from './class-names';

interface BadgeProps {
  tone?: 'paid' | 'pending' | 'failed' | 'neutral' | 'accent';
  children: ReactNode;
}

/** A short state in a pill. */
export const Badge = ({ tone = 'neutral', children }: BadgeProps) => (
  <span className={classNames(styles.badge, styles[tone])}>{children}</span>
);
