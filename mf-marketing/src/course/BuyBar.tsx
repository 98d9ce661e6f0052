import { useEffect, useState, type RefObject } from 'react';
import type { Course } from 'shared/course-content';
import { formatRupees } from 'shared/format';
import { Button } from 'shared/ui';
import styles from './BuyBar.module.css';
import { useBuyCourse } from './use-buy-course';

interface BuyBarProps {
  course: Course;
  /** The block it stands in for, once that has been scrolled past. */
  offer: RefObject<HTMLElement | null>;
}

/** On a phone: the price and the way to buy, at hand while one reads on. */
export function BuyBar({ course, offer }: BuyBarProps) {
  const { buyNow } = useBuyCourse(course);
  const [passed, setPassed] = useState(false);

  useEffect(() => {
    if (!offer.current) return;
    const observer = new IntersectionObserver(([entry]) => {
      if (entry) setPassed(!entry.isIntersecting && entry.boundingClientRect.bottom < 0);
    });
    observer.observe(offer.current);
    return () => observer.disconnect();
  }, [offer]);

  if (!passed) return null;
  return (
    <div data-surface="ink" className={styles.bar}>
      <p className={styles.words}>
        <span className={styles.title}>{course.title}</span>
        <span className={styles.price}>{formatRupees(course.newPrice)}</span>
      </p>
      <Button onClick={buyNow}>Buy the course</Button>
    </div>
  );
}
