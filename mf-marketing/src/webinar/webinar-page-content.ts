import { onSundays } from 'shared/page';

/* Texts that all webinars share. */

export const about = [
  'Our webinars are where most students meet us: a teacher, a whiteboard, and one subject taken far enough that you can use it the same evening. We speak Hindi and English, whichever the question comes in.',
  'You need a phone or a computer and nothing else. The link to the live class comes by e-mail once your ticket is paid. Keep your birth date and time at hand; the examples are yours.',
] as const;

/** The steps of a webinar, for the page that lists the webinars. */
export const steps = [
  {
    title: 'Take a ticket',
    text: 'A seat costs less than two cups of tea. The link comes by e-mail.',
  },
  {
    title: onSundays ? 'Come on Sunday' : 'Come to the class',
    text: 'Live with an Astro-Guru, in Hindi and English, from phone or computer.',
  },
  {
    title: 'Ask your own chart',
    text: 'The examples are the birth dates you bring. Questions go in the chat.',
  },
] as const;
