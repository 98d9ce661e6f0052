import { useEffect, useState, type RefObject } from 'react';
import type { Course } from 'shared/model/schemas';
import { useLate } from 'shared/ui';

const loadBuyBar = () =>
  import(/* webpackChunkName: "buy-bar" */ './BuyBar').then(({ BuyBar }) => BuyBar);

interface BarBelowProps {
  course: Course;
  /** The block with price and buttons; the bar appears when this block is scrolled past. */
  offer: RefObject<HTMLElement | null>;
}

/** The bar with the price, whose script is loaded when a visitor first goes below the offer. */
export function BarBelow({ course, offer }: BarBelowProps) {
  const [passed, setPassed] = useState(false);
  const BuyBar = useLate(loadBuyBar, passed);

  useEffect(() => {
    if (!offer.current) return;
    if (!('IntersectionObserver' in window)) return;
    const observer = new IntersectionObserver(([entry]) => {
      if (entry) setPassed(!entry.isIntersecting && entry.boundingClientRect.bottom < 0);
    });
    observer.observe(offer.current);
    return () => observer.disconnect();
  }, [offer]);

  return passed && BuyBar && <BuyBar course={course} />;
}
