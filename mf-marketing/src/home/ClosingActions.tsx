import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { whatsappQuestion } from 'shared/model/config';
import { paths } from 'shared/model/paths';
import { Actions, Button, buttonClass } from 'shared/ui';
import { PreparedEmail } from '../page-parts/PreparedEmail';
import { DemoDialog } from './DemoDialog';
import { type DemoBooking, demoCourses } from './DemoFields';
import { texts } from './texts';
import styles from './HomePage.module.css';

const bookingEntries = ({ fullName, email, phone, course }: DemoBooking) =>
  [
    [texts.fullName, fullName],
    [texts.email, email],
    [texts.phone, phone],
    [texts.course, demoCourses.find(({ value }) => value === course)?.label ?? course],
  ] as const;

const inOneLine = (booking: DemoBooking) =>
  bookingEntries(booking)
    .map(([label, value]) => `${label}: ${value.trim()}`)
    .join(', ');

/** The last buttons of the page. A demo that was booked here still has to be sent, which the panel says. */
export function ClosingActions() {
  const [open, setOpen] = useState(false);
  const [booking, setBooking] = useState<DemoBooking>();
  const panel = useRef<HTMLDivElement>(null);

  // The dialog has closed: the visitor sees, and hears, what happens now.
  useEffect(() => {
    if (booking) panel.current?.focus();
  }, [booking]);

  return (
    <div className={styles.actions}>
      {booking && (
        <div ref={panel} tabIndex={-1} role="group" aria-label={texts.whatHappensNow}>
          <PreparedEmail
            subject={texts.bookingSubject(booking.fullName.trim())}
            entries={bookingEntries(booking)}
            link={texts.sendByEmail}
          >
            {texts.sendBooking((whatsApp) => (
              <a
                href={whatsappQuestion(texts.bookingOnWhatsApp(inOneLine(booking)))}
                target="_blank"
                rel="noopener noreferrer"
              >
                {whatsApp}
              </a>
            ))}
          </PreparedEmail>
        </div>
      )}
      <Actions centred>
        <Link className={buttonClass({ size: 'large' })} to={paths.loginView('signup')}>
          {texts.createAccount}
        </Link>
        <Link className={buttonClass({ size: 'large', variant: 'secondary' })} to={paths.courses()}>
          {texts.seeCourses}
        </Link>
        <Button size="large" variant="secondary" onClick={() => setOpen(true)}>
          {texts.bookDemo}
        </Button>
      </Actions>
      <DemoDialog
        open={open}
        onClose={() => setOpen(false)}
        onBooked={(booked) => {
          setBooking(booked);
          setOpen(false);
        }}
      />
    </div>
  );
}
