import { useState, useSyncExternalStore } from 'react';
import { BirthChart } from 'shared/ui/art';
import { Card, Icon, useLate } from 'shared/ui';
import { LEAD_DEMO, LEAD_TOAST_DURATION, PHONE_PREFIX } from 'shared/model/constants';
import { Form, SubmitButton, useCheckedForm } from 'shared/forms';
import { demoFormMessages } from 'shared/model/messages';
import { campaign, sendLead } from 'shared/actions';
import { browserStorage } from 'shared/store';
import { demoClass, texts } from './texts';
import styles from './DemoSection.module.css';
import type { Booking } from './DemoCard';
import { demoChecks, DemoFields, type DemoBooking } from './DemoFields';

export function DemoSection() {
  return (
    <section data-band="far" className={styles.section} aria-labelledby="live-demo">
      <div className={styles.inner}>
        <div>
          <h2 id="live-demo" className={styles.heading}>
            <span>{texts.bookDemoClass}</span> <strong>{texts.free}</strong>
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

const loadCard = () =>
  import(/* webpackChunkName: "demo-card" */ './DemoCard').then(({ DemoCard }) => DemoCard);

const never = () => () => {};
const isCallPromised = () => browserStorage.getItem('call') !== null;

/** Books a demo class on the server. The course stays selected for a second booking, e.g. for a friend. */
function DemoForm() {
  const [booked, setBooked] = useState<Booking>();
  const isPromised = useSyncExternalStore(never, isCallPromised, () => false);
  const DemoCard = useLate(loadCard, isPromised || booked !== undefined);
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
          ...campaign(),
        },
        demoFormMessages,
      );
      if (!result.error) {
        form.reset({ course });
        setBooked({ name: fullName.trim(), phone });
        if (result.data.call) browserStorage.setItem('call', result.data.call);
      }
      return result;
    },
  });

  return (
    <Form form={form} name={texts.bookDemoClass}>
      {DemoCard && <DemoCard key={booked && booked.name + booked.phone} booked={booked} />}
      <DemoFields name={form.name} />
      <SubmitButton wide busyText={texts.booking}>
        {texts.reserveMySeat}
      </SubmitButton>
    </Form>
  );
}
