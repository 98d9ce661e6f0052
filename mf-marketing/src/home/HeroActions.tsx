import { useState } from 'react';
import { Actions, Button } from 'shared/ui';
import { PreparedEmail } from '../page-parts/PreparedEmail';
import { CallbackDialog } from './CallbackDialog';
import { DemoDialog } from './DemoDialog';
import { type DemoBooking, demoCourses } from './DemoFields';
import styles from './Hero.module.css';

const bookingEntries = ({ fullName, email, phone, course }: DemoBooking) =>
  [
    ['Full name', fullName],
    ['Email', email],
    ['Phone', phone],
    ['Course', demoCourses.find(({ value }) => value === course)?.label ?? course],
  ] as const;

/** The two buttons of the hero, each with its dialog. */
export function HeroActions() {
  const [open, setOpen] = useState<'callback' | 'demo'>();
  const [booking, setBooking] = useState<DemoBooking>();
  const close = () => setOpen(undefined);

  return (
    <div className={styles.actions}>
      <Actions>
        <Button size="large" onClick={() => setOpen('callback')}>
          Request Callback
        </Button>
        <Button size="large" variant="secondary" onClick={() => setOpen('demo')}>
          Book a demo
        </Button>
      </Actions>
      <p className={styles.toForm}>
        <a href="#live-demo">Reserve a free seat in a live class</a>, with the form below.
      </p>
      {booking && (
        <PreparedEmail
          subject={`Demo class: ${booking.fullName.trim()}`}
          entries={bookingEntries(booking)}
          link="Send it by e-mail"
        >
          Tell us which day suits you: your booking is ready as an e-mail.
        </PreparedEmail>
      )}
      <CallbackDialog open={open === 'callback'} onClose={close} />
      <DemoDialog
        open={open === 'demo'}
        onClose={close}
        onBooked={(booked) => {
          setBooking(booked);
          close();
        }}
      />
    </div>
  );
}
