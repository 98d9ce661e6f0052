import { useState, type RefObject } from 'react';
import type { Course } from 'shared/model/schemas';
import { useLate } from 'shared/ui';
import { useIntersection } from '../page-parts/use-intersection';

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
  useIntersection(offer, '0px', ({ isIntersecting, boundingClientRect }) =>
    setPassed(!isIntersecting && boundingClientRect.bottom < 0),
  );
  return passed && BuyBar && <BuyBar course={course} />;
}
