import { useState } from 'react';
import { Observatory, Starfield, ZodiacWheel } from 'shared/art';
import { Actions, PageHeading, SampleLabel, Stat, Stats } from 'shared/ui';
import { ActionButton } from '../action-button/ActionButton';
import { claims } from '../claims/claims';
import { PreparedEmail } from '../prepared-email/PreparedEmail';
import { CallbackDialog } from './CallbackDialog';
import { DemoDialog } from './DemoDialog';
import { type DemoBooking, demoCourses } from './DemoFields';
import { hero } from './home-content';
import { SubjectsInHindi } from './SubjectsInHindi';
import styles from './Hero.module.css';

const heroClaims = [claims.rating, claims.package, claims.experience, claims.astroGurus];

/** The first screen: heading and buttons, and below them the claims in figures. */
export function Hero() {
  return (
    <section data-surface="ink" className={styles.hero}>
      <div className={styles.sky}>
        <Starfield className={styles.stars} seed="home" />
        <div className={styles.wheel}>
          <ZodiacWheel turning />
        </div>
        <div className={styles.words}>
          <SubjectsInHindi />
          <PageHeading className={styles.heading}>
            {hero.heading.start} <span className={styles.gilded}>{hero.heading.gilded}</span>
          </PageHeading>
          <p className={styles.lead}>{hero.lead}</p>
          <HeroActions />
        </div>
        <Observatory className={styles.horizon} />
      </div>
      <div className={styles.ground}>
        <SampleLabel>These figures are invented.</SampleLabel>
        <Stats>
          {heroClaims.map(({ figure, label }) => (
            <Stat key={label} value={figure} label={label} />
          ))}
        </Stats>
      </div>
    </section>
  );
}

const bookingEntries = ({ fullName, email, phone, course }: DemoBooking) =>
  [
    ['Full name', fullName],
    ['Email', email],
    ['Phone', phone],
    ['Course', demoCourses.find(({ value }) => value === course)?.label ?? course],
  ] as const;

/** The two ways in, each with its dialog. */
function HeroActions() {
  const [open, setOpen] = useState<'callback' | 'demo'>();
  const [booking, setBooking] = useState<DemoBooking>();
  const close = () => setOpen(undefined);

  return (
    <div className={styles.actions}>
      <Actions>
        <ActionButton size="large" onClick={() => setOpen('callback')}>
          Request Callback
        </ActionButton>
        <ActionButton size="large" variant="secondary" onClick={() => setOpen('demo')}>
          Book a demo
        </ActionButton>
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
