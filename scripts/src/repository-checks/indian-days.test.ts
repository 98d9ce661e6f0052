import { execFileSync } from 'node:child_process';
import { root } from '../units/units';

const zones = [
  ...['Asia/Kolkata', 'Pacific/Kiritimati', 'Pacific/Pago_Pago', 'America/New_York'],
  'Europe/London',
];

/** Around midnight in India, in each zone, in UTC, and around the changes to and from summer time. */
const instants = [
  ...[
    '2026-11-21T18:29:59Z',
    '2026-11-21T18:30:00Z',
    '2026-11-22T18:29:59Z',
    '2026-11-22T18:30:00Z',
  ],
  ...[
    '2026-11-21T09:59:59Z',
    '2026-11-21T10:00:00Z',
    '2026-11-22T11:00:00Z',
    '2026-11-22T05:00:00Z',
  ],
  ...[
    '2026-11-21T23:59:59Z',
    '2026-11-22T00:00:00Z',
    '2026-12-31T18:30:00Z',
    '2028-02-28T18:30:00Z',
  ],
  ...[
    '2026-03-08T06:59:59Z',
    '2026-03-08T07:00:00Z',
    '2026-11-01T05:59:59Z',
    '2026-11-01T06:00:00Z',
  ],
  ...[
    '2026-03-29T00:59:59Z',
    '2026-03-29T01:00:00Z',
    '2026-10-25T00:59:59Z',
    '2026-10-25T01:00:00Z',
  ],
];

/** Every function that turns an instant into a day that somebody reads. */
const program = `
  const { purchasedCourse, purchasedWebinar, comingSunday, dayText, hourText, momentText, nextMeeting, sessionText, ticketDay, webinarDates } = require('shared/model/catalogue');
  const { formatDateTime, formatLongDay, formatShortDate, indianDay } = require('shared/model/format');
  const { liveOn, ticketOnSale } = require('./mf-student/src/purchases/webinar-date.ts');
  const { calendarFile, meetingEvents } = require('shared/model/calendar');
  const webinar = { id: 1, title: 'W', urlTitle: 'w', sessions: [] };
  const session = { id: 's', day: '2026-11-22', time: '00:15', minutes: 60 };
  const course = { id: 2, title: 'C', urlTitle: 'c', startDate: '2026-11-22', batches: [] };
  const said = JSON.parse(process.argv[1]).map((instant) => {
    const now = new Date(instant);
    const ticket = purchasedWebinar(webinar, { day: '2026-11-22' }, now);
    const onSale = ticketOnSale(webinar, now);
    return [
      comingSunday(now), ticketDay(webinar, now), webinarDates(webinar, now), indianDay(now),
      webinarDates({ sessions: [session] }, now), sessionText(session), dayText('2026-11-22'),
      formatDateTime(instant), formatShortDate(instant), formatLongDay('2026-11-22'),
      purchasedCourse(course, {}, now), hourText('2026-11-22', now), momentText(now),
      ticket, liveOn(ticket, now), onSale, nextMeeting([ticket, onSale], now),
      calendarFile(meetingEvents(onSale, () => 'https://example.com/'), now),
    ];
  });
  console.log(JSON.stringify(said));
`;

const daysIn = (zone: string): string =>
  execFileSync(
    process.execPath,
    ['--import', 'tsx', '--input-type=commonjs', '--eval', program, JSON.stringify(instants)],
    { cwd: root, env: { PATH: process.env.PATH, TZ: zone }, encoding: 'utf8' },
  );

test('a visitor, a buyer and an admin read the same days in every time zone', () => {
  const [inIndia, ...elsewhere] = zones.map((zone) => JSON.parse(daysIn(zone)) as unknown);
  for (const [index, days] of elsewhere.entries()) {
    expect({ zone: zones[index + 1], days }).toEqual({ zone: zones[index + 1], days: inIndia });
  }
});
