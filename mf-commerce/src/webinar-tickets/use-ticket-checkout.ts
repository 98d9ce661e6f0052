import { useState, type SubmitEvent } from 'react';
import { currentTime } from 'shared/actions';
import { readFailure } from 'shared/calls';
import { WEBINAR_PAYMENT_REDIRECT_DELAY } from 'shared/model/constants';
import { useCheckedForm, type CheckedForm } from 'shared/forms';
import { formatRupees } from 'shared/model/format';
import { webinarCheckoutMessages, webinarMessages } from 'shared/model/messages';
import type { TicketWebinar } from 'shared/page';
import { selectUser, useAppSelector } from 'shared/store';
import { toast } from 'shared/toast';
import { billingErrors, type Billing } from '../billing/billing';
import { readBillingDraft } from '../billing/billing-draft';
import { useProfilePrefill } from '../billing/use-profile-prefill';
import { useCode, withCode } from '../code/use-code';
import { readPriceRefusal, type PriceRefusal } from '../payment/price-refusal';
import { usePayment } from '../payment/use-payment';
import { texts } from './texts';
import { isExpired, priceOf, webinarOrder } from './ticket-webinar';
import { webinarBillingChecks } from '../billing/billing-checks';

/** The form of the webinar checkout, its payment, its price and its notice. */
export function useTicketCheckout(webinar: TicketWebinar) {
  const user = useAppSelector(selectUser);
  const payment = usePayment(webinarCheckoutMessages, WEBINAR_PAYMENT_REDIRECT_DELAY);
  const code = useCode({ course_type: 'webinar', course_id: webinar.id });
  const [defaultValues] = useState(readBillingDraft);
  const [price, setPrice] = useState(() => priceOf(webinar));
  const [notice, setNotice] = useState<string | null>(null);

  const applyNewPrice = ({ total_amount, discount_amount, payable_amount }: PriceRefusal) => {
    // With a code, its field asks what each part is.
    if (code.priced) code.again();
    else setPrice({ oldPrice: total_amount, discount: discount_amount, payable: payable_amount });
    const change = texts.priceChanged(formatRupees(payable_amount));
    toast(change, { variant: 'warning' });
    setNotice(`${change} ${texts.agreeToPrice}`);
  };

  const form = useCheckedForm<Billing>({
    checks: webinarBillingChecks,
    defaultValues,
    onSubmit: async (billing) => {
      setNotice(null);
      const order = webinarOrder(webinar, price, billing, user?.id);
      const outcome = await payment.pay({ ...order, ...withCode(code.priced) }, form.element);
      if (!outcome.error) return outcome;
      const failure = readFailure(outcome.error);
      const refusal = readPriceRefusal(failure);
      if (refusal) applyNewPrice(refusal);
      if (failure.errors.code) {
        code.refuse(outcome.error);
        setNotice(texts.agreeToPrice);
      }
      return { ...outcome, errors: billingErrors(failure.errors) };
    },
  });
  useProfilePrefill(form);

  /** An expired webinar is reported first: correcting a field would not help. */
  const submit = async (event?: SubmitEvent<HTMLFormElement>) => {
    if (!isExpired(webinar, currentTime())) return form.submit(event);
    event?.preventDefault();
    toast(webinarMessages.expired, { variant: 'error' });
  };

  const whole: CheckedForm<Billing> = { ...form, submit };
  const { priced } = code;
  const shown = priced
    ? {
        oldPrice: priced.total_amount,
        discount: Math.round((priced.discount_amount - priced.code_amount) * 100) / 100,
        payable: priced.payable_amount,
      }
    : price;
  return { form: whole, payment, price: shown, notice, code };
}
