import type { InLanguage } from '../language';
import { dayFormatters } from './formatters';
import type { words as english } from './words';

export const words: InLanguage<typeof english> = {
  // The short names of months are hardly ever used.
  ...dayFormatters('hi-IN', 'long'),
  /** 'शाम 7:30 बजे' */
  time: (hour, minutes) => `${partOfDay(hour)}\u00a0${hour % 12 || 12}:${minutes}\u00a0बजे`,
};

function partOfDay(hour: number): string {
  if (hour < 4 || hour >= 20) return 'रात';
  if (hour < 12) return 'सुबह';
  return hour < 16 ? 'दोपहर' : 'शाम';
}
