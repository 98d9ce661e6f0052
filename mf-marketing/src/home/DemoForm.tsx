import { useState } from 'react';
import { LEAD_DEMO, LEAD_TOAST_DURATION, PHONE_PREFIX } from 'shared/model/constants';
import { Form, SubmitButton, useCheckedForm } from 'shared/forms';
import { whatsappQuestion } from 'shared/model/config';
import { demoFormMessages } from 'shared/model/messages';
import { sendLead } from 'shared/actions';
import { Notice } from 'shared/ui';
import { type DemoBooking, demoChecks, DemoFields } from './DemoFields';
import { texts } from './texts';

const checks = demoChecks(demoFormMessages);

interface Booking {
  name: string;
  /** Ten digits. */
  phone: string;
}

/** Stays when the toast has gone: what happens now, and another way to reach the school. */
function Booked({ name, phone }: Booking) {
  return (
    <Notice
      tone="success"
      action={
        <a
          href={whatsappQuestion(texts.bookedOnWhatsApp(name))}
          target="_blank"
          rel="noopener noreferrer"
        >
          {texts.ratherWrite}
        </a>
      }
    >
      {texts.booked(name, `${phone.slice(0, 5)} ${phone.slice(5)}`)}
    </Notice>
  );
}

/** Books a demo class on the server. The course stays selected for a second booking, e.g. for a friend. */
export function DemoForm() {
  const [booked, setBooked] = useState<Booking>();
  const form = useCheckedForm<DemoBooking>({
    checks,
    toastDuration: LEAD_TOAST_DURATION,
    onSubmit: async ({ fullName, email, phone, course }) => {
      const result = await sendLead(
        {
          full_name: fullName.trim(),
          email,
          phone_number: PHONE_PREFIX + phone,
          course,
          type: LEAD_DEMO,
        },
        demoFormMessages,
      );
      if (!result.error) {
        form.reset({ course });
        setBooked({ name: fullName.trim(), phone });
      }
      return result;
    },
  });

  return (
    <Form form={form} name={texts.bookDemoClass}>
      {booked && <Booked {...booked} />}
      <DemoFields name={form.name} />
      <SubmitButton wide busyText={texts.booking}>
        {texts.reserveMySeat}
      </SubmitButton>
    </Form>
  );
}
