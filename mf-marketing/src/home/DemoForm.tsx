import { LEAD_DEMO, LEAD_TOAST_DURATION, PHONE_PREFIX } from 'shared/model/constants';
import { Form, SubmitButton, useCheckedForm } from 'shared/forms';
import { demoFormMessages } from 'shared/model/messages';
import { useSendLead } from '../page-parts/use-send-lead';
import { type DemoBooking, demoChecks, DemoFields } from './DemoFields';

const checks = demoChecks(demoFormMessages);

/** Books a demo class on the server. The course stays selected for a second booking, e.g. for a friend. */
export function DemoForm() {
  const sendLead = useSendLead(demoFormMessages);
  const form = useCheckedForm<DemoBooking>({
    checks,
    toastDuration: LEAD_TOAST_DURATION,
    onSubmit: async ({ fullName, email, phone, course }) => {
      const accepted = await sendLead({
        full_name: fullName.trim(),
        email,
        phone_number: PHONE_PREFIX + phone,
        course,
        type: LEAD_DEMO,
      });
      if (!accepted) return;
      form.reset();
      form.setValue('course', course);
    },
  });

  return (
    <Form form={form} name="Book a Live Demo Class">
      <DemoFields />
      <SubmitButton wide busyText="Booking…">
        Reserve my seat
      </SubmitButton>
    </Form>
  );
}
