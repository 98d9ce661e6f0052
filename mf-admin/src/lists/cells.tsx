import type { ContactWay } from 'shared/model/consents';
import type { OrderRow } from 'shared/model/schemas';
import { formatDateTime, formatRupees, formatShortDate } from 'shared/model/format';
import { Fragment } from 'react';
import { Link } from 'react-router-dom';
import { paths } from 'shared/model/paths';
import { buttonClass, clsx, Icon } from 'shared/ui';
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

/** The day of an order, and below it that of its money, on which it counts in chart and receipts. */
export function datesCell({ created_at, paid_at }: Pick<OrderRow, 'created_at' | 'paid_at'>) {
  return (
    <>
      {dateCell(created_at)}
      {paid_at && (
        <div className={clsx(styles.detail, styles.together)}>paid {formatShortDate(paid_at)}</div>
      )}
    </>
  );
}

/** A long code without spaces, such as that of a payment. */
export function codeCell(code: string | null | undefined) {
  return code ? <span className={styles.breakable}>{code}</span> : NO_VALUE;
}

/** A text that links to a page of the admin area. */
export function linkCell(address: string, text: string) {
  return (
    <Link to={address} className={styles.link}>
      {text}
    </Link>
  );
}

/** A person's name as a link to the person's page. */
export function personCell(name: string, idOrEmail: number | string) {
  return linkCell(paths.adminPerson(idOrEmail), name);
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

/**
 * A phone number with links to call it and to open WhatsApp, large enough for a thumb. Without `ways` it is a
 * buyer's, who is answered about the order.
 */
export function contactCell(
  phone: string,
  name: string,
  ways: readonly ContactWay[] = ['calls', 'whatsapp'],
) {
  const digits = phone.replace(/\D/g, '');
  const international = digits.length === 10 ? `91${digits}` : digits;
  const mayCall = ways.includes('calls');
  return (
    <span className={styles.contact}>
      <span className={styles.together}>{phone}</span>
      <span className={clsx(styles.together, mayCall && styles.ways)}>
        {mayCall ? (
          <a
            href={`tel:+${international}`}
            className={buttonClass({ variant: 'icon' })}
            aria-label={`Call ${name}`}
          >
            <Icon name="phone" size={20} />
          </a>
        ) : (
          <span className={styles.detail}>no consent for calls</span>
        )}
        {ways.includes('whatsapp') && (
          <a
            href={`https://wa.me/${international}`}
            target="_blank"
            rel="noopener noreferrer"
            className={buttonClass({ variant: 'icon' })}
            aria-label={`WhatsApp ${name}`}
          >
            <Icon name="whatsapp" size={20} />
          </a>
        )}
      </span>
    </span>
  );
}
