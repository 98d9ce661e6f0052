import { useRef, type InputEvent, type ReactNode } from 'react';
import { type CheckedForm, Form, SubmitButton } from 'shared/forms';
import { Card, Notice } from 'shared/ui';
import type { Payment } from '../payment/use-payment';
import type { Billing } from './billing';
import { BillingFields } from './BillingFields';
import styles from './BillingForm.module.css';

interface BillingFormProps {
  /** Heading and accessible name. */
  name: string;
  form: CheckedForm<Billing>;
  payment: Payment;
  /** Said under the button, for example that the price has changed. */
  notice: string | null;
  addressOptional?: boolean;
  /** Said last before the button; below the fields, so that none moves when it comes late. */
  children?: ReactNode;
}

/** Who buys, and the button that pays. */
export function BillingForm({
  name,
  form,
  payment,
  notice,
  addressOptional = false,
  children,
}: BillingFormProps) {
  const presetCountry = useCountryPreset(form, addressOptional);

  return (
    <Card as="section" className={styles.billing}>
      <h2>{name}</h2>
      <Form form={form} name={name} onInput={presetCountry}>
        <BillingFields addressOptional={addressOptional} />
        {children}
        <PaymentButton payment={payment} notice={notice} />
      </Form>
    </Card>
  );
}

interface PaymentButtonProps {
  payment: Payment;
  /** Said instead of the advice, for example that the price has changed. */
  notice?: string | null;
}

const stageTexts = {
  sending: 'Preparing your order…',
  leaving: 'Taking you to the payment page…',
} as const;

/** The button that pays, and under it what happens or what to do. Stays inside the form. */
function PaymentButton({ payment: { stage, advice }, notice = null }: PaymentButtonProps) {
  return (
    <>
      <SubmitButton size="large" wide busy={stage !== 'idle'}>
        Make a payment
      </SubmitButton>
      <p className={styles.means}>Pay by UPI, cards or net banking.</p>
      {stage !== 'idle' ? (
        <Notice tone={stage === 'leaving' ? 'success' : 'info'}>{stageTexts[stage]}</Notice>
      ) : notice ? (
        <Notice>{notice}</Notice>
      ) : (
        advice && <Notice tone="error">{advice}</Notice>
      )}
    </>
  );
}

/**
 * Most buyers live in India: once they begin to fill in the form, the country says so. It is left
 * empty in a form that nobody has touched, and never put back after it has been cleared.
 */
function useCountryPreset({ values, setValue }: CheckedForm<Billing>, addressOptional: boolean) {
  const settled = useRef(addressOptional);

  return ({ target }: InputEvent<HTMLFormElement>) => {
    if (settled.current) return;
    settled.current = true;
    const isCountry = target instanceof HTMLInputElement && target.name === 'country';
    if (!isCountry && values().country === '') setValue('country', 'India');
  };
}
