import { webinars } from '../catalogue';
import { datedWebinars, fullWebinarByUrlTitle } from './index';

const now = new Date(2025, 2, 5, 11);

const fields = [
  'id title urlTitle dateOfWebinar formattedWebinarDate targetDate cardIntroimage oldPrice discount',
  'newPrice webinarHerot1 webinarHerot2 webinarHerot3 ytThumbnail webinarAgendaFocus',
  'webinarAgendaTitle webinarAgendaDuration webinarAgendaBonusA webinarAgendaBonusB',
  'webinarVideoLink webinarSeatsLeft webinarLearnIntro webinarLearnPoints webinarTestimonials',
].flatMap((line) => line.split(' '));

describe.each(datedWebinars(now).map((webinar) => [webinar.urlTitle, webinar] as const))(
  '%s',
  (_, webinar) => {
    test('has exactly the fields of a webinar', () => {
      expect(Object.keys(webinar).sort()).toEqual([...fields].sort());
    });

    test('repeats the facts of the catalogue', () => {
      expect(webinar).toMatchObject(webinars.find(({ id }) => id === webinar.id)!);
    });

    test('is held on the coming Sunday', () => {
      expect(webinar.dateOfWebinar).toBe('9 March 2025');
      expect(webinar.formattedWebinarDate).toBe('2025-03-09');
      expect(new Date(webinar.targetDate)).toEqual(new Date(2025, 2, 9));
    });

    test('has seats, learning points and past attendees', () => {
      expect(webinar.webinarSeatsLeft).toBeGreaterThan(0);
      expect(webinar.webinarLearnPoints.length).toBeGreaterThan(2);
      for (const attendee of webinar.webinarTestimonials) {
        expect(Object.keys(attendee).sort()).toEqual(
          ['bgColor', 'color', 'img', 'name', 'role', 'text', 'title'].sort(),
        );
      }
    });
  },
);

test('an unknown webinar is not found', () => {
  expect(fullWebinarByUrlTitle('astrology-webinar')?.id).toBe(202);
  expect(fullWebinarByUrlTitle('tarot-webinar')).toBeUndefined();
});
