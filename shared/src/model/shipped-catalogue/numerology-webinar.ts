import { videos } from '../config';
import { numerologyAttendees } from './attendees';
import type { Catalogue } from '../schemas';

export const numerologyWebinar: Catalogue['webinars'][number] = {
  id: 201,
  title: 'Numerology in Daily Life',
  urlTitle: 'numerology-webinar',
  cardIntroimage: '/images/numerology-webinar.svg',
  oldPrice: 499,
  discount: 470,
  newPrice: 29,
  sessions: [],
  webinarHerot1: 'Your birth date is a map.',
  webinarHerot2: 'Learn to read it in one class,',
  webinarHerot3: 'live in Hindi and English.',
  ytThumbnail: '/images/numerology-video.svg',
  webinarAgendaFocus: 'Numbers you use every day: your date, your name, your phone',
  webinarAgendaTitle: 'From birth date to Lo Shu grid',
  webinarAgendaDuration: '90 minutes, live, with questions',
  webinarAgendaBonusA: 'A printable Lo Shu worksheet',
  webinarAgendaBonusB: 'The recording for seven days',
  webinarVideoLink: videos.numerologyWebinar,
  webinarSeatsLeft: 38,
  webinarLearnIntro:
    'Bring a pen and the birth dates of three people. By the end you will be able to',
  webinarLearnPoints: [
    'Work out your driver and conductor numbers',
    'Draw your Lo Shu grid and find what is missing',
    'See whether your name fits your birth date',
    'Check your mobile number',
    'Tell what kind of year you are in',
  ],
  webinarTestimonials: numerologyAttendees,
};
