import { useRef, useState, type InputEvent, type ReactNode } from 'react';
import { type CheckedForm, Form, SubmitButton } from 'shared/forms';
import { useTimeout } from 'shared/actions';
import { asciiDigits } from 'shared/model/validation';
import { Card, Notice } from 'shared/ui';
import type { Payment } from '../payment/use-payment';
import type { Billing } from './billing';
import { saveBillingDraft } from './billing-draft';
import { BillingFields } from './BillingFields';
import { stateOfPin } from './state-of-pin';
import styles from './BillingForm.module.css';
import { texts } from './texts';

interface BillingFormProps {
  /** Heading and accessible name. */
  name: string;
  form: CheckedForm<Billing>;
  payment: Payment;
  /** Shown under the button, for example that the price has changed. */
  notice: string | null;
  addressOptional?: boolean;
  /** Shown between the fields and the button, so that no field moves when this content appears late. */
  children?: ReactNode;
}

/** The buyer's details and the payment button. */
export function BillingForm({
  name,
  form,
  payment,
  notice,
  addressOptional = false,
  children,
}: BillingFormProps) {
  const presetCountry = useCountryPreset(form, addressOptional);
  const presetState = useStatePreset(form);

  return (
    <Card as="section" className={styles.billing}>
      <h2>{name}</h2>
      <Form
        form={form}
        name={name}
        onInput={(event) => {
          presetCountry(event);
          presetState(event);
          saveBillingDraft(form.values());
        }}
      >
        <BillingFields name={form.name} addressOptional={addressOptional} />
        {children}
        <PaymentButton payment={payment} notice={notice} />
      </Form>
    </Card>
  );
}

interface PaymentButtonProps {
  payment: Payment;
  /** Shown instead of the advice, for example that the price has changed. */
  notice?: string | null;
}

/** The payment button, and below it the progress, a notice or advice. It must be inside the form. */
function PaymentButton({ payment: { stage, advice }, notice = null }: PaymentButtonProps) {
  return (
    <>
      <SubmitButton size="large" wide keepsFocus busy={stage !== 'idle'}>
        {texts.pay}
      </SubmitButton>
      <p className={styles.means}>{texts.means}</p>
      {stage !== 'idle' ? (
        <Notice tone={stage === 'leaving' ? 'success' : 'info'}>
          {stage === 'leaving' ? texts.leaving : texts.preparing}
          {stage === 'sending' && <TakesLonger />}
        </Notice>
      ) : notice ? (
        <Notice>{notice}</Notice>
      ) : (
        advice && <Notice tone="error">{advice}</Notice>
      )}
    </>
  );
}

const SLOW_MS = 10_000;

/** A text after ten seconds. */
function TakesLonger() {
  const [isSlow, setSlow] = useState(false);
  useTimeout(() => setSlow(true), SLOW_MS);
  return isSlow && ` ${texts.takesLonger}`;
}

/**
 * Most buyers live in India, so the first input into another field sets an empty country to India.
 * An untouched form has no country, a cleared country stays empty, and an optional one is never set.
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

/** Each change of the PIN code sets the State, unless the buyer has chosen another than the last preset. */
function useStatePreset({ values, setValue, defaults }: CheckedForm<Billing>) {
  const preset = useRef(stateOfPin(defaults.zip ?? ''));
  return ({ target }: InputEvent<HTMLFormElement>) => {
    if (!(target instanceof HTMLInputElement) || target.name !== 'zip') return;
    const { state, zip } = values();
    const next = stateOfPin(asciiDigits(zip));
    if (state !== '' && state !== preset.current) return;
    preset.current = next;
    if (next !== state) setValue('state', next);
  };
}
