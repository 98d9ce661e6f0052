import { siteName } from 'shared/model/config';

/** An event of a calendar file: with a start time, or for a whole day `YYYY-MM-DD`. */
export type CalendarEvent = EventFacts & ({ start: Date; minutes: number } | { day: string });

interface EventFacts {
  /** Stays the same for one event, so that adding it twice makes one calendar entry. */
  uid: string;
  title: string;
  description: string;
  url: string;
  /** When it was moved or cancelled; left out if it never was. */
  changedAt?: Date;
  isCancelled?: true;
}

/** What a program that subscribes to a calendar shows of it (RFC 7986). */
export interface Subscription {
  name: string;
  /** The page of the site that the calendar belongs to. */
  url: string;
  /** When what it shows was last changed. */
  modified: Date;
}

/**
 * The text of an `.ics` file (RFC 5545), whole also without events: a calendar must contain at least one
 * component, which is the time zone of India. Times are written in UTC.
 */
export function calendarFile(
  events: readonly CalendarEvent[],
  now: Date,
  subscription?: Subscription,
): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escaped(siteName)}//Dashboard//EN`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    ...(subscription ? subscriptionLines(subscription) : []),
    ...INDIA,
    ...events.flatMap((event) => eventLines(event, now, subscription?.modified ?? now)),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${fold(line)}\r\n`).join('');
}

/** India has had one offset since 1945. */
const INDIA = [
  'BEGIN:VTIMEZONE',
  'TZID:Asia/Kolkata',
  'BEGIN:STANDARD',
  'DTSTART:19700101T000000',
  'TZOFFSETFROM:+0530',
  'TZOFFSETTO:+0530',
  'TZNAME:IST',
  'END:STANDARD',
  'END:VTIMEZONE',
];

/** Each with the older name that some programs read instead. */
const subscriptionLines = ({ name, url }: Subscription): string[] => [
  `NAME:${escaped(name)}`,
  `X-WR-CALNAME:${escaped(name)}`,
  'X-WR-TIMEZONE:Asia/Kolkata',
  `URL:${url}`,
  'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
  'X-PUBLISHED-TTL:PT1H',
];

function eventLines(event: CalendarEvent, now: Date, fileModified: Date): string[] {
  const { changedAt = fileModified, isCancelled } = event;
  const modified = changedAt > fileModified ? changedAt : fileModified;
  return [
    'BEGIN:VEVENT',
    `UID:${event.uid}`,
    `DTSTAMP:${utc(now)}`,
    `SEQUENCE:${revision(modified)}`,
    `LAST-MODIFIED:${utc(modified)}`,
    ...timeLines(event),
    `SUMMARY:${escaped(event.title)}`,
    `DESCRIPTION:${escaped(event.description)}`,
    `URL:${event.url}`,
    ...(isCancelled ? ['STATUS:CANCELLED'] : alarmLines(event)),
    'END:VEVENT',
  ];
}

const alarmLines = ({ title }: CalendarEvent): string[] => [
  'BEGIN:VALARM',
  'ACTION:DISPLAY',
  `DESCRIPTION:${escaped(title)}`,
  'TRIGGER:-PT1H',
  'END:VALARM',
];

function timeLines(event: CalendarEvent): string[] {
  if ('day' in event) return [`DTSTART;VALUE=DATE:${event.day.replaceAll('-', '')}`];
  const end = new Date(event.start.getTime() + event.minutes * 60_000);
  const start = `DTSTART:${utc(event.start)}`;
  // An end must be later than the start; without one, the event ends when it starts.
  return event.minutes > 0 ? [start, `DTEND:${utc(end)}`] : [start];
}

const FIRST_REVISION = Date.parse('2020-01-01T00:00:00Z');

/**
 * The number of an event's revision, which grows with each change: a program keeps what it has from a higher
 * one. Seconds, so that a file that was saved and a calendar that is subscribed to count alike.
 */
const revision = (modified: Date): number =>
  Math.max(0, Math.floor((modified.getTime() - FIRST_REVISION) / 1000));

/** `20261122T183000Z` */
function utc(date: Date): string {
  return date.toISOString().replace(/[-:]|\.\d{3}/g, '');
}

/** A text value: lines become `\\n`, and other control characters, which a text must not have, spaces. */
function escaped(text: string): string {
  return text
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\r\n?|\n/g, '\\n')
    .replace(/[^\P{Cc}\t]/gu, ' ');
}

const MAX_OCTETS = 75;
const encoder = new TextEncoder();

/** Splits lines longer than 75 octets, as the format requires, but never inside a character. */
function fold(line: string): string {
  if (encoder.encode(line).length <= MAX_OCTETS) return line;
  let folded = '';
  let octets = 0;
  for (const character of line) {
    const size = encoder.encode(character).length;
    if (octets + size > MAX_OCTETS) {
      folded += '\r\n ';
      octets = 1;
    }
    folded += character;
    octets += size;
  }
  return folded;
}
