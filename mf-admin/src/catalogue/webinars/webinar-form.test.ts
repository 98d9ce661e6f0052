import { shippedCatalogue } from 'shared/model/shipped-catalogue';
import { failures } from 'shared/model/validation';
import { currentDraft, startFrom } from '../draft/draft-store';
import { webinarChecks, webinarFrom, webinarValues, type WebinarValues } from './webinar-form';
import { generatedDates } from './webinar-days';

const chosen = (name: string) => [new File(['x'], name)];

startFrom({ version: 1, catalogue: shippedCatalogue });
const numerology = currentDraft().catalogue.webinars[0] ?? null;

/** Everything a new webinar needs. */
const filled: WebinarValues = {
  ...webinarValues(numerology),
  cardIntroimage: chosen('card.png'),
};

const messages = (values: WebinarValues) =>
  failures(webinarChecks(null), values).map(({ message }) => message);

test('a complete webinar passes', () => {
  expect(messages(filled)).toEqual([]);
});

const optional = ['webinarSubject', 'webinarAgendaBonusB', 'webinarHerotime', 'ytThumbnail', 'hi'];
/** They have checks of their own. */
const lists = ['webinarLearnPoints', 'sessions', 'prices', 'webinarTestimonials'];
const required = Object.keys(webinarValues(null)).filter(
  (name) => ![...optional, ...lists].includes(name),
);

test.each(required)('if %s is missing, the message names the field', (field) => {
  const empty = field === 'cardIntroimage' ? [] : '';
  expect(messages({ ...filled, [field]: empty })).toEqual([`Please fill the ${field} field.`]);
});

test('second bonus, time and video picture may stay empty', () => {
  expect(
    messages({ ...filled, webinarAgendaBonusB: '', webinarHerotime: '', ytThumbnail: [] }),
  ).toEqual([]);
});

test('an invalid video link is refused', () => {
  expect(messages({ ...filled, webinarVideoLink: 'my video' })).toEqual([
    'Please enter a valid video URL.',
  ]);
});

test('a blank point is reported with its position', () => {
  const values = { ...filled, webinarLearnPoints: ['', 'Read a chart'] };
  expect(failures(webinarChecks(null), values)).toEqual([
    { field: 'webinarLearnPoints.0', message: 'All learning points must be filled.' },
  ]);
});

test('the date in words and the midnight are calculated from the picked day', () => {
  expect(generatedDates('2025-03-05')).toEqual({
    dateOfWebinar: '5 March 2025',
    targetDate: '2025-03-05T00:00:00',
  });
  expect(generatedDates('')).toEqual({ dateOfWebinar: '', targetDate: '' });
});

test('pictures are stored as paths under /images', () => {
  expect(webinarFrom({ ...filled, ytThumbnail: chosen('video.png') }, null)).toMatchObject({
    cardIntroimage: '/images/card.png',
    ytThumbnail: '/images/video.png',
    oldPrice: 499,
    webinarSeatsLeft: 38,
  });
});

test('an edited webinar keeps its pictures', () => {
  const values = webinarValues(numerology);
  expect(failures(webinarChecks(numerology), values)).toEqual([]);
  expect(webinarFrom(values, numerology).cardIntroimage).toBe(numerology?.cardIntroimage);
});

test('Hindi texts are kept, and those of points that are gone are not', () => {
  const values = webinarValues(numerology);
  expect(webinarFrom(values, numerology).hi).toEqual(numerology?.hi);
  const [first] = values.webinarLearnPoints;
  expect(webinarFrom({ ...values, webinarLearnPoints: [first!] }, numerology).hi).toMatchObject({
    webinarLearnPoints: [numerology?.hi?.webinarLearnPoints?.[0]],
  });
  const { hi: none } = webinarValues(null);
  expect(webinarFrom({ ...values, hi: none }, numerology).hi).toBeUndefined();
});
