import { sendLead } from 'shared/actions';
import { LEAD_CALLBACK, LEAD_TOAST_DURATION, PHONE_PREFIX } from 'shared/model/constants';
import {
  EmailField,
  Form,
  PhoneField,
  SubmitButton,
  TextField,
  useCheckedForm,
} from 'shared/forms';
import { newsletterMessages as messages } from 'shared/model/messages';
import { email, filled, tenDigits, type Checks } from 'shared/model/validation';
import { newsletterTexts as texts } from './texts';
import styles from './Newsletter.module.css';

interface Subscriber {
  full_name: string;
  email: string;
  phone_number: string;
}

const checks: Checks<Subscriber> = [
  filled('full_name', messages.nameMissing),
  email('email', messages.emailInvalid),
  tenDigits('phone_number', messages.phoneInvalid),
];

export function Newsletter() {
  const form = useCheckedForm<Subscriber>({
    checks,
    toastDuration: LEAD_TOAST_DURATION,
    onSubmit: async ({ full_name, email, phone_number }) => {
      const result = await sendLead(
        {
          full_name: full_name.trim(),
          email,
          phone_number: PHONE_PREFIX + phone_number,
          type: LEAD_CALLBACK,
        },
        messages,
        { showsReason: true },
      );
      if (!result.error) form.reset();
      return result;
    },
  });

  return (
    <section className={styles.newsletter} aria-labelledby="newsletter-heading">
      <h2 id="newsletter-heading" className={styles.heading}>
        {texts.heading}
      </h2>
      <Form form={form} name={texts.form} className={styles.form}>
        <TextField name={form.name('full_name')} label={texts.name} autoComplete="name" />
        <EmailField name={form.name('email')} label={texts.email} autoComplete="email" />
        <PhoneField name={form.name('phone_number')} />
        <SubmitButton busyText={texts.signingUp} className={styles.submit}>
          {texts.signUp}
        </SubmitButton>
      </Form>
    </section>
  );
}
