import { lazyCall, useCall } from 'shared/calls';
import { LEAD_CALLBACK, LEAD_TOAST_DURATION, PHONE_PREFIX } from 'shared/model/constants';
import { Form, SubmitButton, PhoneField, TextField, useCheckedForm } from 'shared/forms';
import { newsletterMessages as messages } from 'shared/model/messages';
import { toast } from 'shared/toast';
import { isEmail, isFilled, isTenDigits, type Check } from 'shared/model/validation';
import styles from './Newsletter.module.css';

const bookDemoClass = lazyCall(({ resources }) => resources.endpoints.bookDemoClass.initiate);

interface Subscriber {
  full_name: string;
  email: string;
  phone_number: string;
}

const checks: readonly Check<Subscriber>[] = [
  {
    field: 'full_name',
    message: messages.nameMissing,
    passes: ({ full_name }) => isFilled(full_name),
  },
  { field: 'email', message: messages.emailInvalid, passes: ({ email }) => isEmail(email) },
  {
    field: 'phone_number',
    message: messages.phoneInvalid,
    passes: ({ phone_number }) => isTenDigits(phone_number),
  },
];

export function Newsletter() {
  const [signUp] = useCall(bookDemoClass);
  const form = useCheckedForm<Subscriber>({
    checks,
    toastDuration: LEAD_TOAST_DURATION,
    onSubmit: async ({ full_name, email, phone_number }) => {
      const { data, error } = await signUp({
        full_name: full_name.trim(),
        email,
        phone_number: PHONE_PREFIX + phone_number,
        type: LEAD_CALLBACK,
      });
      if (data?.status) {
        form.reset();
        toast(messages.success, { variant: 'success', duration: LEAD_TOAST_DURATION });
      } else {
        const reason = error ? messages.failure : data?.message || messages.refused;
        toast(reason, { variant: 'error', duration: LEAD_TOAST_DURATION });
      }
    },
  });

  return (
    <section className={styles.newsletter} aria-labelledby="newsletter-heading">
      <h2 id="newsletter-heading" className={styles.heading}>
        Sign up for our latest news
      </h2>
      <Form form={form} name="Newsletter" className={styles.form}>
        <TextField name="full_name" label="Name" autoComplete="name" />
        <TextField name="email" label="Email" type="email" autoComplete="email" />
        <PhoneField name="phone_number" />
        <SubmitButton busyText="Signing up…" className={styles.submit}>
          Sign up
        </SubmitButton>
      </Form>
    </section>
  );
}
