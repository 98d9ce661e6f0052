import ICAL from 'ical.js';
import { calendarFile, type CalendarEvent } from './calendar-file';

const event = {
  uid: 'webinar-201-2026-11-22@localhost',
  title: 'Numerology in Daily Life',
  description: 'Live webinar',
  url: 'https://example.com/webinar/numerology-webinar',
  start: new Date('2026-11-22T00:00:00+05:30'),
  minutes: 90,
} satisfies CalendarEvent;
const now = new Date('2026-11-20T10:15:30.123Z');

const unfolded = (file: string) => file.replaceAll('\r\n ', '').split('\r\n');

test('an event is written with its times in UTC', () => {
  expect(unfolded(calendarFile([event], now))).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Nakshank//Dashboard//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'BEGIN:VTIMEZONE',
    'TZID:Asia/Kolkata',
    'BEGIN:STANDARD',
    'DTSTART:19700101T000000',
    'TZOFFSETFROM:+0530',
    'TZOFFSETTO:+0530',
    'TZNAME:IST',
    'END:STANDARD',
    'END:VTIMEZONE',
    'BEGIN:VEVENT',
    'UID:webinar-201-2026-11-22@localhost',
    'DTSTAMP:20261120T101530Z',
    'SEQUENCE:217332930',
    'LAST-MODIFIED:20261120T101530Z',
    'DTSTART:20261121T183000Z',
    'DTEND:20261121T200000Z',
    'SUMMARY:Numerology in Daily Life',
    'DESCRIPTION:Live webinar',
    'URL:https://example.com/webinar/numerology-webinar',
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    'DESCRIPTION:Numerology in Daily Life',
    'TRIGGER:-PT1H',
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]);
});

test.each([
  ['commas, and; semicolons', 'SUMMARY:commas\\, and\\; semicolons'],
  ['a back\\slash', 'SUMMARY:a back\\\\slash'],
  ['two\r\nlines\nmore\rlast', 'SUMMARY:two\\nlines\\nmore\\nlast'],
  ['a bell\u0007 and a tab\t', 'SUMMARY:a bell  and a tab\t'],
])('the title %j is escaped', (title, line) => {
  expect(unfolded(calendarFile([{ ...event, title }], now))).toContain(line);
});

test('every line ends with CRLF and has at most 75 octets, without splitting a character', () => {
  const title = 'अंक ज्योतिष 🌙 '.repeat(20);
  const file = calendarFile([{ ...event, title }], now);
  const lines = file.split('\r\n');
  expect(file.endsWith('\r\n')).toBe(true);
  expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  for (const line of lines) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
  expect(file).not.toContain('�');
  expect(unfolded(file)).toContain(`SUMMARY:${title}`);
});

test('several events share one file', () => {
  const file = calendarFile([event, { ...event, uid: 'other@localhost' }], now);
  expect(unfolded(file).filter((line) => line === 'BEGIN:VEVENT')).toHaveLength(2);
});

test('where only the day is known, the event takes the whole day', () => {
  const { start: _start, minutes: _minutes, ...facts } = event;
  const lines = unfolded(calendarFile([{ ...facts, day: '2026-11-22' }], now));
  expect(lines).toContain('DTSTART;VALUE=DATE:20261122');
  expect(lines.filter((line) => line.startsWith('DTEND'))).toEqual([]);
});

/** What another program reads; it throws an error for a file that is not whole. */
const readBack = (file: string) => new ICAL.Component(ICAL.parse(file) as unknown[]);

test.each([
  'Numerology: basics, part 1; "one" \\ two',
  'தமிழ் 🌙 '.repeat(30).trim(),
  'first line\nsecond line',
  '\u0938\u094d\u200d\u0924',
  'END:VEVENT\r\nBEGIN:VALARM'.replaceAll('\r\n', '\n'),
])('another program reads the title %j as it was', (title) => {
  const [found] = readBack(calendarFile([{ ...event, title }], now)).getAllSubcomponents('vevent');
  const read = new ICAL.Event(found);
  expect([read.summary, read.uid, read.description]).toEqual([title, event.uid, 'Live webinar']);
  expect(read.startDate.toJSDate()).toEqual(event.start);
  expect(read.duration.toSeconds()).toBe(90 * 60);
  expect(found!.getFirstPropertyValue('url')).toBe(event.url);
});

test('a calendar without events is whole and has the name and address of its subscription', () => {
  const subscription = {
    name: 'Asha: my classes',
    url: 'https://example.com/dashboard/asha',
    modified: now,
  };
  const calendar = readBack(calendarFile([], now, subscription));
  expect(calendar.getAllSubcomponents().map(({ name }) => name)).toEqual(['vtimezone']);
  expect(calendar.getFirstPropertyValue('version')).toBe('2.0');
  expect(calendar.getFirstPropertyValue('name')).toBe(subscription.name);
  expect(calendar.getFirstPropertyValue('x-wr-calname')).toContain('Asha');
  expect(calendar.getFirstPropertyValue('url')).toBe(subscription.url);
  expect(String(calendar.getFirstPropertyValue('refresh-interval'))).toBe('PT1H');
});

test('a later change has a higher sequence, at whatever time the file is read', () => {
  const sequence = (modified: Date, read: Date) => {
    const file = calendarFile([event], read, { name: 'Classes', url: event.url, modified });
    const [found] = readBack(file).getAllSubcomponents('vevent');
    expect(String(found!.getFirstPropertyValue('last-modified'))).toBe(
      modified.toISOString().replace(/\.\d{3}/, ''),
    );
    return new ICAL.Event(found).sequence;
  };
  const later = new Date(now.getTime() + 1000);
  const muchLater = new Date(now.getTime() + 1e9);
  expect(sequence(now, later)).toBe(sequence(now, muchLater));
  expect(sequence(later, later)).toBeGreaterThan(sequence(now, muchLater));
  expect(sequence(new Date('2080-01-01'), now)).toBeLessThan(2 ** 31);
});

test('an event that was changed later than the file has its own sequence, and a cancelled one no alarm', () => {
  const changedAt = new Date(now.getTime() + 60_000);
  const cancelled = { ...event, uid: 'cancelled', isCancelled: true as const };
  const file = calendarFile([event, { ...event, uid: 'moved', changedAt }, cancelled], now, {
    name: 'Classes',
    url: event.url,
    modified: now,
  });
  const events = readBack(file).getAllSubcomponents('vevent');
  const [planned, moved] = events.map((each) => new ICAL.Event(each).sequence);
  expect(moved).toBe(planned! + 60);
  expect(events[2]!.getFirstPropertyValue('status')).toBe('CANCELLED');
  expect(events[2]!.getAllSubcomponents('valarm')).toEqual([]);
});

test('an event without a duration has no end', () => {
  const lines = unfolded(calendarFile([{ ...event, minutes: 0 }], now));
  expect(lines.filter((line) => line.startsWith('DTEND'))).toEqual([]);
});
