import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import styles from './Skeleton.module.css';
import { texts } from './texts';
import { VisuallyHidden } from './VisuallyHidden';

interface SkeletonProps {
  shape?: 'text' | 'heading' | 'picture' | 'row' | 'circle';
  /** How many of them. */
  count?: number;
  className?: string;
}

/** A placeholder in the shape of what is being loaded; wrap a group of them in `Loading`. */
export function Skeleton({ shape = 'text', count = 1, className }: SkeletonProps) {
  return Array.from({ length: count }, (_, index) => (
    <span
      key={index}
      aria-hidden="true"
      className={clsx(styles.skeleton, styles[shape], className)}
    />
  ));
}

/** Tells screen readers once that the content of the skeletons is being loaded. */
export function Loading({
  label = texts.loading,
  children,
}: {
  label?: string;
  children: ReactNode;
}) {
  return (
    <div role="status">
      <VisuallyHidden>{label}</VisuallyHidden>
      {children}
    </div>
  );
}
