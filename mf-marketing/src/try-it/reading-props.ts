/** A drawing that answers a birth date, with its words. */
export interface ReadingProps {
  /** `YYYY-MM-DD`; null before a date is given. */
  day: string | null;
}
