import { siteName } from 'shared/model/config';

/** An event of a calendar file: with a start time, or for a whole day `YYYY-MM-DD`. */
export type CalendarEvent = EventFacts & ({ start: Date; minutes: number } | { day: string });

interface EventFacts {
  /** Stays the same for one event, so that adding it twice makes one calendar entry. */
  uid: string;
  title: string;
  description: string;
  url: string;
}

/** The text of an `.ics` file (RFC 5545). Times are written in UTC, so it needs no time zone part. */
export function calendarFile(events: readonly CalendarEvent[], now: Date): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${siteName}//Dashboard//EN`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    ...events.flatMap((event) => eventLines(event, now)),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${fold(line)}\r\n`).join('');
}

function eventLines(event: CalendarEvent, now: Date): string[] {
  return [
    'BEGIN:VEVENT',
    `UID:${event.uid}`,
    `DTSTAMP:${utc(now)}`,
    ...timeLines(event),
    `SUMMARY:${escaped(event.title)}`,
    `DESCRIPTION:${escaped(event.description)}`,
    `URL:${event.url}`,
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${escaped(event.title)}`,
    'TRIGGER:-PT1H',
    'END:VALARM',
    'END:VEVENT',
  ];
}

function timeLines(event: CalendarEvent): string[] {
  if ('day' in event) return [`DTSTART;VALUE=DATE:${event.day.replaceAll('-', '')}`];
  const end = new Date(event.start.getTime() + event.minutes * 60_000);
  return [`DTSTART:${utc(event.start)}`, `DTEND:${utc(end)}`];
}

/** `20261122T183000Z` */
function utc(date: Date): string {
  return date.toISOString().replace(/[-:]|\.\d{3}/g, '');
}

function escaped(text: string): string {
  return text.replace(/[\\;,]/g, '\\$&').replace(/\r?\n/g, '\\n');
}

const MAX_OCTETS = 75;

/** Splits lines longer than 75 octets, as the format requires, but never inside a character. */
function fold(line: string): string {
  const encoder = new TextEncoder();
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
