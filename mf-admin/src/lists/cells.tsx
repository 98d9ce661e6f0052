import { formatDateTime, formatRupees, formatShortDate } from 'shared/model/format';
import { Fragment } from 'react';
import { Link } from 'react-router-dom';
import { clsx } from 'shared/ui';
import styles from './Report.module.css';

/** Shown for a missing value. */
const NO_VALUE = '—';

export function textCell(value: string | number | null | undefined) {
  return value === null || value === undefined || value === '' ? NO_VALUE : value;
}

export function rupeesCell(amount: number | string | null | undefined) {
  if (amount === null || amount === undefined || amount === '') return NO_VALUE;
  const value = Number(amount);
  return Number.isNaN(value) ? amount : formatRupees(value);
}

/** In a narrow column, the date breaks only before the year. */
export function dateCell(value: string | null | undefined) {
  if (!value || Number.isNaN(Date.parse(value))) return NO_VALUE;
  const date = formatShortDate(value);
  const year = date.lastIndexOf(' ');
  return (
    <span className={styles.date}>
      <span className={styles.together}>{date.slice(0, year)}</span>
      {date.slice(year)}
    </span>
  );
}

/** A long code without spaces, such as that of a payment: two lines, the rest is in its title. */
export function codeCell(code: string | null | undefined) {
  if (!code) return NO_VALUE;
  return (
    <span className={styles.code} title={code}>
      {code}
    </span>
  );
}

/** A text that links to a page of the admin area. */
export function linkCell(address: string, text: string) {
  return (
    <Link to={address} className={styles.link}>
      {text}
    </Link>
  );
}

/** Date and time in India; in a narrow column, the text breaks only before the time. */
export function dateTimeCell(value: string | null | undefined) {
  if (!value || Number.isNaN(Date.parse(value))) return NO_VALUE;
  const [day, time] = formatDateTime(value).split(', ');
  return (
    <span>
      <span className={styles.together}>{day},</span>{' '}
      <span className={styles.together}>{time}</span>
    </span>
  );
}

/** A long address wraps between its words, so that the other columns stay visible. */
export function emailCell(email: string | null | undefined) {
  if (!email) return NO_VALUE;
  return (
    <a
      href={`mailto:${email}`}
      // Screen readers read the address as one word, despite its break points.
      aria-label={email}
      className={clsx(styles.link, styles.breakable)}
    >
      {email.split(/(?=[@._+-])/).map((word, index) => (
        <Fragment key={index}>
          {index > 0 && <wbr />}
          {word}
        </Fragment>
      ))}
    </a>
  );
}

export function phoneCell(phone: string | null | undefined) {
  if (!phone) return NO_VALUE;
  return (
    <a href={`tel:${phone}`} className={clsx(styles.link, styles.together)}>
      {phone}
    </a>
  );
}
