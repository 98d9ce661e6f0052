const INDIA = 'Asia/Kolkata';

/** The formatters of days in a language; `month` is how the short form of a day writes the month. */
export function dayFormatters(tag: string, month: 'short' | 'long') {
  const formatter = (written: 'short' | 'long', timeZone: string) =>
    new Intl.DateTimeFormat(tag, { day: 'numeric', month: written, year: 'numeric', timeZone });
  return {
    shortDate: formatter(month, INDIA),
    shortUtcDate: formatter(month, 'UTC'),
    longUtcDate: formatter('long', 'UTC'),
  };
}
