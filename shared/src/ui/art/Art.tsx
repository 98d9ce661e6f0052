import type { ReactNode } from 'react';
import styles from './Art.module.css';

export interface ArtProps {
  /** Names the picture; without it the picture is decoration and hidden from screen readers. */
  title?: string;
  className?: string;
}

interface ArtFrameProps extends ArtProps {
  viewBox: string;
  /** `slice` lets a background picture fill its box. */
  fit?: 'meet' | 'slice';
  children: ReactNode;
}

/** The frame of every drawing: thin gold lines, as wide as its container. */
export function Art({ title, className, viewBox, fit = 'meet', children }: ArtFrameProps) {
  return (
    <svg
      viewBox={viewBox}
      className={[styles.art, className].filter(Boolean).join(' ')}
      preserveAspectRatio={`xMidYMid ${fit}`}
      fill="none"
      stroke="currentColor"
      strokeLinecap="round"
      strokeLinejoin="round"
      focusable="false"
      {...(title ? { role: 'img', 'aria-label': title } : { 'aria-hidden': true })}
    >
      {children}
    </svg>
  );
}
