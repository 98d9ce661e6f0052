import { SubmitButton } from 'shared/forms';
import { Notice } from 'shared/ui';
import type { Payment } from './use-payment';

interface PaymentButtonProps {
  payment: Payment;
  /** Said instead of the advice, for example that the price has changed. */
  news?: string | null;
}

const stageTexts = {
  sending: 'Preparing your order…',
  leaving: 'Taking you to the payment page…',
} as const;

/** The button that pays, and under it what happens or what to do. Stays inside the form. */
export const PaymentButton = ({ payment: { stage, advice }, news = null }: PaymentButtonProps) => (
  <>
    <SubmitButton size="large" wide busy={stage !== 'idle'}>
      Make a payment
    </SubmitButton>
    {stage !== 'idle' ? (
      <Notice tone={stage === 'leaving' ? 'success' : 'info'}>{stageTexts[stage]}</Notice>
    ) : news ? (
      <Notice>{news}</Notice>
    ) : (
      advice && <Notice tone="error">{advice}</Notice>
    )}
  </>
);
