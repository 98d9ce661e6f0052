import { BirthChart } from 'shared/art';
import { LEAD_DEMO, LEAD_TOAST_DURATION, PHONE_PREFIX } from 'shared/constants';
import { Form, SubmitButton, useCheckedForm } from 'shared/forms';
import { demoFormMessages } from 'shared/messages';
import { Card, Icon } from 'shared/ui';
import { useSendLead } from '../leads/use-send-lead';
import { type DemoBooking, demoChecks, DemoFields } from './DemoFields';
import { demoClass } from './home-content';
import styles from './DemoSection.module.css';

export function DemoSection() {
  return (
    <section
      data-surface="parchment"
      data-band="far"
      className={styles.section}
      aria-labelledby="live-demo"
    >
      <div className={styles.inner}>
        <div>
          <h2 id="live-demo" className={styles.heading}>
            <span>Book a Live Demo Class</span> <span className={styles.free}>FOR FREE</span>
          </h2>
          <p className={styles.lead}>{demoClass.lead}</p>
          <ul role="list" className={styles.points}>
            {demoClass.points.map((point) => (
              <li key={point}>
                <Icon name="check" size={20} />
                {point}
              </li>
            ))}
          </ul>
          <BirthChart className={styles.chart} seed="demo class" />
        </div>
        <Card className={styles.card}>
          <DemoForm />
        </Card>
      </div>
    </section>
  );
}

const checks = demoChecks(demoFormMessages);

/** Books a demo class with the server. The course stays chosen for whoever books for a friend too. */
function DemoForm() {
  const sendLead = useSendLead(demoFormMessages);
  const form = useCheckedForm<DemoBooking>({
    checks,
    toastDuration: LEAD_TOAST_DURATION,
    onSubmit: async ({ fullName, email, phone, course }) => {
      const taken = await sendLead({
        full_name: fullName.trim(),
        email,
        phone_number: PHONE_PREFIX + phone,
        course,
        type: LEAD_DEMO,
      });
      if (!taken) return;
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
