import { useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { whatsappQuestion } from 'shared/model/config';
import { paths } from 'shared/model/paths';
import { Actions, Button, buttonClass, Dialog, NewTab, useChange } from 'shared/ui';
import { LEAD_TOAST_DURATION } from 'shared/model/constants';
import { Form, SubmitButton, useCheckedForm, done } from 'shared/forms';
import { demoModalMessages } from 'shared/model/messages';
import { toast } from 'shared/toast';
import { PreparedEmail } from '../page-parts/PreparedEmail';
import { demoCourses, demoChecks, DemoFields, type DemoBooking } from './DemoFields';
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
  useChange(booking, () => panel.current?.focus());

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
              <NewTab href={whatsappQuestion(texts.bookingOnWhatsApp(inOneLine(booking)))}>
                {whatsApp}
              </NewTab>
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
      <Dialog open={open} onClose={() => setOpen(false)} title={texts.bookDemo}>
        <DemoForm
          onBooked={(booked) => {
            setBooking(booked);
            setOpen(false);
          }}
        />
      </Dialog>
    </div>
  );
}

const checks = demoChecks(demoModalMessages);

/** It sends no request: the caller can offer another way to send the booking. */
function DemoForm({ onBooked }: { onBooked: (booking: DemoBooking) => void }) {
  const form = useCheckedForm<DemoBooking>({
    checks,
    toastDuration: LEAD_TOAST_DURATION,
    onSubmit: (booking) => {
      toast(demoModalMessages.success, { variant: 'success', duration: LEAD_TOAST_DURATION });
      onBooked(booking);
      return done;
    },
  });

  return (
    <Form form={form} name={texts.bookDemo}>
      <DemoFields name={form.name} />
      <SubmitButton wide>{texts.bookMyDemo}</SubmitButton>
    </Form>
  );
}
