import { dayFormatters } from './formatters';

export const words = {
  ...dayFormatters('en-IN', 'short'),
  /** '7:30 pm': of an hour from 0 to 23 and minutes in two digits. */
  time: (hour: number, minutes: string) =>
    `${hour % 12 || 12}:${minutes}\u00a0${hour < 12 ? 'am' : 'pm'}`,
};
