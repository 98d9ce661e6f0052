import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { whatsappQuestion } from 'shared/model/config';
import { paths } from 'shared/model/paths';
import { Actions, Button, buttonClass } from 'shared/ui';
import { PreparedEmail } from '../page-parts/PreparedEmail';
import { DemoDialog } from './DemoDialog';
import { type DemoBooking, demoCourses } from './DemoFields';
import styles from './HomePage.module.css';

const bookingEntries = ({ fullName, email, phone, course }: DemoBooking) =>
  [
    ['Full name', fullName],
    ['Email', email],
    ['Phone', phone],
    ['Course', demoCourses.find(({ value }) => value === course)?.label ?? course],
  ] as const;

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
        <div ref={panel} tabIndex={-1} role="group" aria-label="What happens now">
          <PreparedEmail
            subject={`Demo class: ${booking.fullName.trim()}`}
            entries={bookingEntries(booking)}
            link="Send it by e-mail"
          >
            Tell us which day suits you: your booking is ready as an e-mail, or{' '}
            <a
              href={whatsappQuestion(
                `Namaste, I would like a demo class. ${bookingEntries(booking)
                  .map(([label, value]) => `${label}: ${value.trim()}`)
                  .join(', ')}`,
              )}
              target="_blank"
              rel="noopener noreferrer"
            >
              send it on WhatsApp
            </a>
            .
          </PreparedEmail>
        </div>
      )}
      <Actions centred>
        <Link className={buttonClass({ size: 'large' })} to={paths.loginView('signup')}>
          Create your account
        </Link>
        <Link className={buttonClass({ size: 'large', variant: 'secondary' })} to={paths.courses()}>
          See the courses
        </Link>
        <Button size="large" variant="secondary" onClick={() => setOpen(true)}>
          Book a demo
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
