import type { ReactNode } from 'react';
import { classNames } from './class-names';
import styles from './Skeleton.module.css';
import { VisuallyHidden } from './VisuallyHidden';

interface SkeletonProps {
  shape?: 'text' | 'heading' | 'picture' | 'row' | 'circle';
  /** How many of them. */
  count?: number;
  className?: string;
}

/** A placeholder in the shape of what is being loaded; wrap a group of them in `Loading`. */
export const Skeleton = ({ shape = 'text', count = 1, className }: SkeletonProps) =>
  Array.from({ length: count }, (_, index) => (
    <span
      key={index}
      aria-hidden="true"
      className={classNames(styles.skeleton, styles[shape], className)}
    />
  ));

/** Says once, to screen readers, that the skeletons inside are being loaded. */
export const Loading = ({
  label = 'Loading…',
  children,
}: {
  label?: string;
  children: ReactNode;
}) => (
  <div role="status">
    <VisuallyHidden>{label}</VisuallyHidden>
    {children}
  </div>
);
