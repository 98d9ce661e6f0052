import { videos } from '../config';
import { astrologyAttendees } from './attendees';
import type { Catalogue } from '../schemas';

export const astrologyWebinar: Catalogue['webinars'][number] = {
  id: 202,
  title: 'Read Your Own Birth Chart',
  urlTitle: 'astrology-webinar',
  cardIntroimage: '/images/astrology-webinar.svg',
  oldPrice: 499,
  discount: 470,
  newPrice: 29,
  sessions: [],
  webinarHerot1: 'Twelve houses, nine grahas, one life.',
  webinarHerot2: 'Draw and read your own chart in one class,',
  webinarHerot3: 'live in Hindi and English.',
  ytThumbnail: '/images/astrology-video.svg',
  webinarAgendaFocus: 'Your own birth chart, drawn by your own hand',
  webinarAgendaTitle: 'From birth time to ascendant to first reading',
  webinarAgendaDuration: '90 minutes, live, with questions',
  webinarAgendaBonusA: 'Blank charts and a table of house meanings',
  webinarAgendaBonusB: 'The recording for seven days',
  webinarVideoLink: videos.astrologyWebinar,
  webinarSeatsLeft: 24,
  webinarLearnIntro: 'Bring your date, time and place of birth. By the end you will be able to',
  webinarLearnPoints: [
    'Find your ascendant and your moon sign',
    'Draw a North Indian chart and number its houses',
    'Say what each of the twelve houses stands for',
    'Spot your strongest planet',
    'Know which dasha you are in',
  ],
  webinarTestimonials: astrologyAttendees,
};
