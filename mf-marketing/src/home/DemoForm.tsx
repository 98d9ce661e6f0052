import { LEAD_DEMO, LEAD_TOAST_DURATION, PHONE_PREFIX } from 'shared/model/constants';
import { Form, SubmitButton, useCheckedForm } from 'shared/forms';
import { demoFormMessages } from 'shared/model/messages';
import { sendLead } from 'shared/actions';
import { type DemoBooking, demoChecks, DemoFields } from './DemoFields';

const checks = demoChecks(demoFormMessages);

/** Books a demo class on the server. The course stays selected for a second booking, e.g. for a friend. */
export function DemoForm() {
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
      if (!result.error) form.reset({ course });
      return result;
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
