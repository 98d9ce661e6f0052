import { useId, type ReactNode } from 'react';
import type { Course } from 'shared/model/schemas';
import styles from './Rating.module.css';
import { ratingTexts as texts } from './texts';

const STAR = 'M12 3.5l2.6 5.5 5.9.8-4.3 4.2 1.1 6-5.3-2.9L6.7 20l1.1-6-4.3-4.2 5.9-.8z';

interface RatingProps {
  /** 0 to 5. */
  value: number;
  /** Shown after the figure, such as "221 ratings". */
  children?: ReactNode;
}

/** A course without ratings says nothing about them. */
export const hasRatings = ({ rating, totalRatings }: Pick<Course, 'rating' | 'totalRatings'>) =>
  rating > 0 && totalRatings > 0;

/** Whether its ratings and testimonials are reviews of students, see `withReviews`. */
export const isReviewed = (course: Course) => 'reviewed' in course;

/** Five stars, filled in proportion to the value, and the value itself. */
export function Rating({ value, children }: RatingProps) {
  const clipId = useId();
  return (
    <span className={styles.rating}>
      <svg
        className={styles.stars}
        width="110"
        height="22"
        viewBox="0 0 120 24"
        role="img"
        aria-label={texts.outOfFive(value)}
        stroke="currentColor"
        strokeWidth="1.25"
      >
        <clipPath id={clipId}>
          <rect width={value * 24} height="24" />
        </clipPath>
        {[0, 1, 2, 3, 4].map((star) => (
          <g key={star} fill="none">
            <path d={STAR} transform={`translate(${star * 24} 0)`} />
          </g>
        ))}
        <g clipPath={`url(#${clipId})`} fill="currentColor">
          {[0, 1, 2, 3, 4].map((star) => (
            <path key={star} d={STAR} transform={`translate(${star * 24} 0)`} />
          ))}
        </g>
      </svg>
      <span aria-hidden="true">{value}</span>
      {children && <span className={styles.count}>{children}</span>}
    </span>
  );
}
