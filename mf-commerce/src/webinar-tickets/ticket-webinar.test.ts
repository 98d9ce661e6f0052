import { isExpired, priceOf, ticketWebinar } from './ticket-webinar';

const NOW = new Date('2026-11-20T00:00:00+05:30');

test('default prices replace missing prices only', () => {
  expect(priceOf({})).toEqual({ oldPrice: 499, discount: 470, payable: 29 });
  expect(priceOf({ oldPrice: 999 })).toEqual({ oldPrice: 999, discount: 470, payable: 529 });
  expect(priceOf({ discount: 0 })).toEqual({ oldPrice: 499, discount: 0, payable: 499 });
});

test.each([
  ['201', 201],
  ['numerology-webinar', 201],
  ['202', 202],
  ['astrology-webinar', 202],
])('%s is found in the catalogue, with its date', (idOrUrlTitle, id) => {
  expect(ticketWebinar(null, idOrUrlTitle, NOW)).toMatchObject({
    id,
    formattedWebinarDate: '2026-11-22',
    targetDate: '2026-11-22T00:00:00+05:30',
  });
});

test.each(['unknown', 'palmistry', '999', '0', '101', '<script>', '', undefined])(
  '%j gives no webinar',
  (idOrUrlTitle) => {
    expect(ticketWebinar(null, idOrUrlTitle, NOW)).toBeNull();
  },
);

test.each([
  ['inside the state', { webinar: { id: 301, title: 'Palm lines' } }],
  ['as the state', { id: 301, title: 'Palm lines' }],
])('a webinar in the navigation state, %s, wins over the URL', (_case, state) => {
  expect(ticketWebinar(state, 'numerology-webinar', NOW)).toMatchObject({ id: 301 });
});

test('after a switch of the language, the texts are those of this page', () => {
  const state = {
    webinar: { id: 201, title: 'अंक ज्योतिष', targetDate: '2026-11-22T00:00:00+05:30', discount: 0 },
  };
  expect(ticketWebinar(state, '201', NOW)).toEqual(ticketWebinar(null, '201', NOW));
});

test('another date than the next one stays that of the state', () => {
  const webinar = { id: 201, title: 'अंक ज्योतिष', targetDate: '2026-11-15T00:00:00+05:30' };
  expect(ticketWebinar({ webinar }, '201', NOW)).toMatchObject({
    title: 'Numerology in Daily Life',
    targetDate: webinar.targetDate,
  });
});

test.each([[{ from: '/about' }], ['text'], [{ webinar: { id: '1' } }], [{ webinar: null }]])(
  'state %j has no webinar, so the URL decides',
  (state) => {
    expect(ticketWebinar(state, '201', NOW)).toMatchObject({ id: 201 });
  },
);

test.each([
  ['2026-11-22T00:00:00+05:30', false],
  ['2026-11-20T00:00:00+05:30', true],
  ['2026-11-19T00:00:00+05:30', true],
  ['no date', false],
  [undefined, false],
])('with target date %s, expired: %s', (targetDate, expected) => {
  expect(isExpired({ id: 1, title: 'W', targetDate }, NOW)).toBe(expected);
});
