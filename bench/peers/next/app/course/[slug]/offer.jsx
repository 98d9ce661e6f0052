'use client';
import { useRef } from 'react';
import { BarBelow } from 'mf-marketing/src/course/BarBelow';
import { CourseHero } from 'mf-marketing/src/course/CourseHero';

/** The parts of the page that share a reference: the bar below observes the offer in the hero. */
export function Offer({ course, children }) {
  const offer = useRef(null);
  return (
    <>
      <CourseHero course={course} offerRef={offer} />
      {children}
      <BarBelow course={course} offer={offer} />
    </>
  );
}
