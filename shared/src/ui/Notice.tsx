import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Icon } from './Icon';
import styles from './Notice.module.css';

interface NoticeProps {
  tone?: 'info' | 'success' | 'error';
  /** A button or link at its end. */
  action?: ReactNode;
  children: ReactNode;
}

const marks = { info: 'info', success: 'check', error: 'warning' } as const;

/** A message that stays on the page; errors are announced. */
export function Notice({ tone = 'info', action, children }: NoticeProps) {
  return (
    <div
      role={tone === 'error' ? 'alert' : 'status'}
      className={clsx(styles.notice, tone !== 'info' && styles[tone])}
    >
      <Icon name={marks[tone]} className={styles.mark} />
      <div className={styles.text}>{children}</div>
      {action}
    </div>
  );
}
