import type { ReactNode } from 'react';
import { Form, type CheckedForm } from 'shared/forms';
import { Card } from 'shared/ui';
import { PaymentButton } from '../payment/PaymentButton';
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
  news: string | null;
  addressOptional?: boolean;
  /** Said last before the button; below the fields, so that none moves when it comes late. */
  children?: ReactNode;
}

/** Who buys, and the button that pays. */
export const BillingForm = ({
  name,
  form,
  payment,
  news,
  addressOptional,
  children,
}: BillingFormProps) => (
  <Card as="section" className={styles.billing}>
    <h2>{name}</h2>
    <Form form={form} name={name}>
      <BillingFields addressOptional={addressOptional} />
      {children}
      <PaymentButton payment={payment} news={news} />
    </Form>
  </Card>
);
