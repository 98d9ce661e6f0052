'use client';
import { useRef } from 'react';
import { BuyBar } from 'mf-marketing/src/course/BuyBar';
import { CourseHero } from 'mf-marketing/src/course/CourseHero';

/** The parts of the page that share a reference: the buy bar observes the offer in the hero. */
export function Offer({ course, children }) {
  const offer = useRef(null);
  return (
    <>
      <CourseHero course={course} offerRef={offer} />
      {children}
      <BuyBar course={course} offer={offer} />
    </>
  );
}
