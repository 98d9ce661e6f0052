import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import styles from './Badge.module.css';

interface BadgeProps {
  tone?: 'paid' | 'pending' | 'failed' | 'neutral' | 'accent';
  children: ReactNode;
}

/** A short status in a pill. */
export function Badge({ tone = 'neutral', children }: BadgeProps) {
  return <span className={clsx(styles.badge, styles[tone])}>{children}</span>;
}
