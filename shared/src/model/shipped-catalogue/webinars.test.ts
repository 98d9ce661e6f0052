import { datedWebinar } from '../catalogue';
import { shippedCatalogue } from './index';

const now = new Date(2025, 2, 5, 11);

const fields = [
  'id title urlTitle dateOfWebinar formattedWebinarDate targetDate cardIntroimage oldPrice discount',
  'newPrice webinarHerot1 webinarHerot2 webinarHerot3 ytThumbnail webinarAgendaFocus',
  'webinarAgendaTitle webinarAgendaDuration webinarAgendaBonusA webinarAgendaBonusB',
  'webinarVideoLink webinarSeatsLeft webinarLearnIntro webinarLearnPoints webinarTestimonials sessions hi',
  'webinarSubject',
].flatMap((line) => line.split(' '));

const dated = shippedCatalogue.webinars.map((webinar) => datedWebinar(webinar, now));

test('the astrology webinar has 24 seats left', () => {
  expect(shippedCatalogue.webinars.map(({ webinarSeatsLeft }) => webinarSeatsLeft)[1]).toBe(24);
});

describe.each(dated.map((webinar) => [webinar.urlTitle, webinar] as const))('%s', (_, webinar) => {
  test('has exactly the fields of a webinar', () => {
    expect(Object.keys(webinar).sort()).toEqual([...fields].sort());
  });

  test('is held on the coming Sunday', () => {
    expect(webinar.dateOfWebinar).toBe('9 March 2025');
    expect(webinar.formattedWebinarDate).toBe('2025-03-09');
    expect(webinar.targetDate).toBe('2025-03-09T00:00:00+05:30');
  });

  test('has seats, learning points and past attendees', () => {
    expect(webinar.webinarSeatsLeft).toBeGreaterThan(0);
    expect(webinar.webinarLearnPoints.length).toBeGreaterThan(2);
    for (const attendee of webinar.webinarTestimonials) {
      expect(Object.keys(attendee).sort()).toEqual(
        ['bgColor', 'color', 'hi', 'id', 'img', 'name', 'role', 'text', 'title'].sort(),
      );
    }
  });
});
